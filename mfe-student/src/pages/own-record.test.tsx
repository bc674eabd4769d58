import { calls, type UserSkillAnswer } from '@portal/contracts';
import { answers, personAs, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ProfilePage } from './profile-page';
import { verified } from './sample-achievements';
import { aHolding, awaiting } from './sample-holdings';
import { answersOwnRecord } from './sample-own-record';
import { aProfile } from './sample-profile';
import { endorsed } from './sample-skills';

const person = personAs('STUDENT', { username: 'asha@example.edu' });
const server = portalServer();

beforeEach(() => server.use(answers(calls.readProfile, aProfile()), ...answersOwnRecord()));

const show = () => renderWithPortal(<ProfilePage />, { as: person, at: '/profile', path: '/profile' });
const rail = () => within(screen.getByRole('region', { name: 'My record' }));
const facts = () =>
  rail()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const section = (name: string) => screen.findByRole('region', { name });
const rows = async (name: string) =>
  within(await section(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('my record on the profile', () => {
  it('counts what there is and what is confirmed of it, and leads to each', async () => {
    show();
    await waitFor(() =>
      expect(facts()).toEqual([
        ['Skills3, of which 1 endorsed', '/skills'],
        ['Achievements5, of which 1 verified', '/view-achievements'],
        ['PositionsTeam Lead, Web, Coding Club', '/manage-position'],
        ['Feedback given8, of which 5 resolved', '/feedback'],
      ]),
    );
  });

  it.each([
    [
      'more than one',
      [aHolding(), aHolding({ _id: '65e00000000000000000000a' })],
      'Team Lead, Web, Coding Club, and 1 more',
    ],
    ['only of the past', [aHolding({ status: 'completed' })], '1 held before'],
    ['only a claim', [awaiting], '1 awaiting confirmation'],
    ['none', [], 'None yet'],
  ])('says what positions there are: %s', async (_which, held, fact) => {
    server.use(answers(calls.listOwnPositions, held));
    show();
    expect(await rail().findByRole('link', { name: `Positions ${fact}` })).toBeVisible();
  });

  it('shows endorsed skills with level and endorser', async () => {
    show();
    await waitFor(async () =>
      expect(await rows('Endorsed skills')).toEqual(['Carnatic VocalsExpertEndorsed by Zoya Khan on 18 Nov 2026']),
    );
    const link = within(await section('Endorsed skills')).getByRole('link', { name: 'Manage Skills' });
    expect(link).toHaveAttribute('href', '/skills');
  });

  it('shows verified achievements with their day and verifier', async () => {
    show();
    await waitFor(async () =>
      expect(await rows('Verified achievements')).toEqual([
        'Inter-college DebateCultural, 12 Nov 2026Verified by Zoya Khan on 18 Nov 2026',
      ]),
    );
    const link = within(await section('Verified achievements')).getByRole('link', { name: 'View Achievements' });
    expect(link).toHaveAttribute('href', '/view-achievements');
  });

  it('shows five of each, and leads to all of them', async () => {
    const many = Array.from({ length: 6 }, (_, index) => `65f0000000000000000001${index}0`);
    server.use(
      answers(
        calls.listUserSkills,
        many.map((_id) => ({ ...endorsed, _id })),
      ),
      answers(
        calls.listAchievements,
        many.map((_id) => ({ ...verified, _id })),
      ),
    );
    show();
    const skills = await screen.findByRole('link', { name: 'Show all 6 endorsed skills' });
    expect(skills).toHaveAttribute('href', '/skills?state=endorsed');
    const achievements = await screen.findByRole('link', { name: 'Show all 6 verified achievements' });
    expect(achievements).toHaveAttribute('href', '/view-achievements?state=verified');
    expect(await rows('Endorsed skills')).toHaveLength(5);
    expect(await rows('Verified achievements')).toHaveLength(5);
  });

  it('says where nothing is confirmed yet', async () => {
    server.use(answers(calls.listUserSkills, []), answers(calls.listAchievements, []));
    show();
    expect(await screen.findByText('No endorsed skills yet')).toBeVisible();
    expect(await screen.findByText('No verified achievements yet')).toBeVisible();
  });

  it('says that it is loading', async () => {
    let answer: (skills: UserSkillAnswer[]) => void = () => undefined;
    const skills = new Promise<UserSkillAnswer[]>((resolve) => (answer = resolve));
    server.use(answers(calls.listUserSkills, () => skills));
    show();
    expect(within(await section('Endorsed skills')).getByText('Loading your skills...')).toBeInTheDocument();
    answer([]);
    expect(await screen.findByText('No endorsed skills yet')).toBeVisible();
  });

  it('says what could not be loaded, and tries again when asked', async () => {
    server.use(
      refuses(calls.listUserSkills, 'SYSTEM.UNAVAILABLE'),
      refuses(calls.countAchievements, 'SYSTEM.UNAVAILABLE'),
    );
    const { user } = show();
    expect(await screen.findByText("We couldn't load your skills.")).toBeVisible();
    expect(rail().getByRole('link', { name: 'Achievements Not available' })).toBeVisible();
    server.use(
      answers(calls.listUserSkills, [endorsed]),
      answers(calls.countAchievements, { pending: 0, verified: 1, returned: 0 }),
    );
    await user.click(rail().getByRole('button', { name: 'Retry' }));
    expect(await rail().findByRole('link', { name: 'Skills 1, of which 1 endorsed' })).toBeVisible();
    expect(await rail().findByRole('link', { name: 'Achievements 1, of which 1 verified' })).toBeVisible();
    expect(await rows('Endorsed skills')).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
