import { calls, type SkillOffer, type UserSkillAnswer } from '@portal/contracts';
import {
  answers,
  liveStream,
  personAs,
  portalServer,
  problem,
  refuses,
  renderWithPortal,
} from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aSkill } from './sample-skills';
import { SkillsPage } from './skills-page';

const server = portalServer();
const asha = personAs('STUDENT');
const offer = (number: number, name: string): SkillOffer => ({
  skill_id: { _id: `65e20000000000000000000${number}`, name, category: 'Software', type: 'technical' },
  event_id: { _id: '65b000000000000000000001', title: 'Git and GitHub Clinic' },
  attended_at: '2026-11-18T12:30:00.000Z',
});
const [git, review] = [offer(1, 'Git'), offer(2, 'Code review')];
let skills: UserSkillAnswer[];
let offers: SkillOffer[];
let claimed: unknown[];

beforeEach(() => {
  sessionStorage.clear();
  skills = [];
  offers = [git, review];
  claimed = [];
  server.use(
    liveStream(calls.streamNotifications).handler,
    answers(calls.listUserSkills, () => skills),
    answers(calls.listSkillOffers, () => offers),
    answers(calls.listOwnPositions, []),
    answers(calls.claimSkill, ({ body }) => {
      claimed.push(body);
      const skill = aSkill();
      skills = [skill];
      offers = offers.filter(({ skill_id: { _id } }) => _id !== body.skill_id);
      return skill;
    }),
  );
});

const show = () => renderWithPortal(<SkillsPage />, { as: asha, at: '/skills', path: '/skills' });
const row = async (name: string) => within(await screen.findByRole('listitem', { name }));
const TITLE = 'From events you attended';

describe('skills of events that I attended', () => {
  it('name the event and the day, and are added by one press, with the event as evidence', async () => {
    const { user } = show();
    expect((await row('Git')).getByText('Git and GitHub Clinic, 18 Nov 2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Git' }));
    expect(await screen.findByText('Skill added successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add Git' })).toBeNull());
    const { _id: skill_id } = git?.skill_id ?? {};
    expect(claimed).toMatchObject([{ user_id: asha._id, skill_id, event_id: git?.event_id._id }]);
    expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'Code review' }));
  });

  it('lead to my skills once the last is added', async () => {
    offers = [git];
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Add Git' }));
    await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your skills' }));
  });

  it('stay when one cannot be added, and say why', async () => {
    server.use(refuses(calls.claimSkill, 'SKILL.EVENT_NOT_ATTENDED'));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Add Git' }));
    expect(
      await screen.findByText('Please choose an event that you attended and that names this skill.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Git' })).toBeVisible();
  });

  it('come together with my skills, which they would push down', async () => {
    skills = [aSkill()];
    let answer!: (offers: SkillOffer[]) => void;
    const late = new Promise<SkillOffer[]>((resolve) => (answer = resolve));
    let isListAsked = false;
    server.use(
      answers(calls.listSkillOffers, () => late),
      answers(calls.listUserSkills, () => {
        isListAsked = true;
        return skills;
      }),
    );
    show();
    await waitFor(() => expect(isListAsked).toBe(true));
    expect(screen.getByText('Loading your skills...')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Your skills' })).toBeNull();
    answer(offers);
    expect(await screen.findByText(TITLE)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Your skills' })).toBeVisible();
  });

  it('are not there without any', async () => {
    offers = [];
    show();
    expect(await screen.findByText('No skills yet')).toBeVisible();
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  it('say that they could not be loaded, and are asked for again', async () => {
    let isAway = true;
    server.use(answers(calls.listSkillOffers, () => (isAway ? problem('SYSTEM.UNEXPECTED') : offers)));
    const { user } = show();
    expect(await screen.findByText("We couldn't load the skills of your events.")).toBeVisible();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Add Git' })).toBeVisible();
  });
});
