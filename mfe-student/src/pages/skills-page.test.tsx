import { calls, type UserSkillAnswer } from '@portal/contracts';
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
import { aHolding, awaiting } from './sample-holdings';
import { aSkill, endorsed, returned } from './sample-skills';
import { SkillsPage } from './skills-page';

const server = portalServer();
let notifications = liveStream(calls.streamNotifications);
const asha = personAs('STUDENT');
let skills: UserSkillAnswer[];

beforeEach(() => {
  sessionStorage.clear();
  skills = [endorsed, aSkill(), returned];
  notifications = liveStream(calls.streamNotifications);
  server.use(
    notifications.handler,
    answers(calls.listUserSkills, () => skills),
    answers(calls.listSkillOffers, []),
    answers(calls.listOwnPositions, [aHolding(), awaiting]),
  );
});

const show = (query = '') => renderWithPortal(<SkillsPage />, { as: asha, at: `/skills${query}`, path: '/skills' });
const row = async (name: string) => within(await screen.findByRole('listitem', { name }));
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const chip = (name: RegExp) => screen.getByRole('radio', { name });

describe('my skills', () => {
  it('are loading, then show category, level, position, and by whom and when each is endorsed', async () => {
    const asked: unknown[] = [];
    server.use(
      answers(calls.listUserSkills, ({ params }) => {
        asked.push(params['userId']);
        return skills;
      }),
    );
    show();
    expect(screen.getByText('Loading your skills...')).toBeInTheDocument();
    const vocals = await row('Carnatic Vocals');
    expect(vocals.getByText('Endorsed')).toBeVisible();
    expect(vocals.getByText('Expert')).toBeVisible();
    expect(vocals.getByText('Team Lead, Web, Coding Club')).toBeVisible();
    expect(vocals.getByText('Endorsed by Zoya Khan on 18 Nov 2026')).toBeVisible();
    expect(vocals.queryByRole('button', { name: /Change/ })).not.toBeInTheDocument();
    const tabla = await row('Tabla');
    expect(tabla.getByText('Pending')).toBeVisible();
    expect(tabla.getByText('Intermediate')).toBeVisible();
    const react = await row('React');
    expect(react.getByText('Returned')).toBeVisible();
    expect(react.getByText('Returned by Arjun Menon on 17 Nov 2026: Show me a project first.')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Music',
      'Programming',
    ]);
    expect(screen.getByText('Showing 3 of 3 skills')).toBeVisible();
    expect(asked).toEqual([asha._id]);
  });

  it('come with the highest level first within a category, whatever its case', async () => {
    const sitar = { _id: '65b000000000000000000005', name: 'Sitar', category: 'music', type: 'cultural' } as const;
    skills = [aSkill(), aSkill({ _id: '65f000000000000000000005', skill_id: sitar, proficiency_level: 'expert' })];
    show();
    await row('Tabla');
    expect(names()).toEqual(['Sitar', 'Tabla']);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });

  it('are searched, and filtered by level and state, in the address too', async () => {
    const { user, address } = show();
    await row('Tabla');
    expect(chip(/^Endorsed/)).toHaveAccessibleName('Endorsed 1');
    await user.type(screen.getByRole('searchbox', { name: 'Search by skill or category' }), 'mus');
    await waitFor(() => expect(names()).toEqual(['Carnatic Vocals', 'Tabla']));
    await user.selectOptions(screen.getByLabelText('Level'), 'Intermediate');
    expect(names()).toEqual(['Tabla']);
    await user.click(chip(/^Pending/));
    expect(names()).toEqual(['Tabla']);
    expect(screen.getByText('Showing 1 of 3 skills')).toBeVisible();
    expect(address()).toBe('/skills?q=mus&level=intermediate&state=claimed');
  });

  it('show an endorsement as soon as its notification comes', async () => {
    show();
    await row('Tabla');
    await waitFor(() => expect(notifications.connections()).toBe(1));
    skills = [
      aSkill({
        state: 'endorsed',
        is_endorsed: true,
        endorsed: { by: { name: 'Zoya Khan' }, at: '2026-11-18T06:00:00.000Z' },
      }),
    ];
    notifications.send('notification', { kind: 'skill-endorsed' });
    expect(await screen.findByText('Endorsed by Zoya Khan on 18 Nov 2026')).toBeVisible();
  });

  it('say when none matches, and clear the filters', async () => {
    const { user, address } = show('?level=beginner');
    expect(await screen.findByText('No skills match your search.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(names()).toHaveLength(3);
    expect(address()).toBe('/skills');
  });

  it('say when there are none', async () => {
    skills = [];
    show();
    expect(await screen.findByText('No skills yet')).toBeVisible();
  });

  it('say when they could not be loaded, and try again when asked', async () => {
    server.use(refuses(calls.listUserSkills, 'SYSTEM.UNAVAILABLE'));
    const { user } = show();
    expect(await screen.findByText("We couldn't load your skills.")).toBeVisible();
    server.use(answers(calls.listUserSkills, skills));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await row('Tabla');
  });
});

describe('changing a skill', () => {
  it('sends the new level and position, with the version', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(calls.changeClaim, ({ body }) => {
        bodies.push(body);
        skills = [aSkill({ version: 2, proficiency_level: 'expert' })];
        return skills[0] as UserSkillAnswer;
      }),
    );
    const { user } = show();
    await user.click((await row('Tabla')).getByRole('button', { name: 'Change Tabla' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change Tabla' }));
    expect(dialog.getByLabelText('Level')).toHaveValue('intermediate');
    await user.selectOptions(dialog.getByLabelText('Level'), 'Expert');
    await user.selectOptions(dialog.getByLabelText('Position optional'), 'Team Lead, Web, Coding Club');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Tabla saved.')).toBeVisible();
    expect(bodies).toEqual([{ version: 1, proficiency_level: 'expert', position_id: aHolding().position_id._id }]);
    expect((await row('Tabla')).getByText('Expert')).toBeVisible();
  });

  it('submits a returned one again, and says so', async () => {
    server.use(
      answers(calls.changeClaim, () => {
        skills = [aSkill({ ...returned, state: 'claimed', returned: undefined })];
        return skills[0] as UserSkillAnswer;
      }),
    );
    const { user } = show();
    await user.click((await row('React')).getByRole('button', { name: 'Correct' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Correct React' }));
    expect(dialog.getByRole('note')).toHaveTextContent(/on 17 Nov 2026: Show me a project first\./);
    await user.selectOptions(dialog.getByLabelText('Level'), 'Beginner');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('React submitted again.')).toBeVisible();
    expect((await row('React')).getByText('Pending')).toBeVisible();
  });

  it('is told when it was endorsed first, and keeps what was chosen', async () => {
    server.use(answers(calls.changeClaim, () => problem('CLAIM.ALREADY_ENDORSED') as never));
    const { user } = show();
    await user.click((await row('Tabla')).getByRole('button', { name: 'Change Tabla' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Level'), 'Expert');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This skill has been endorsed.');
    expect(dialog.getByLabelText('Level')).toHaveValue('expert');
  });
});

describe('withdrawing a skill', () => {
  it('asks first, then takes it from the list, which has the focus', async () => {
    const withdrawn: unknown[] = [];
    server.use(
      answers(calls.withdrawSkill, ({ params }) => {
        withdrawn.push(params['id']);
        skills = [endorsed, returned];
        return undefined;
      }),
    );
    const { user } = show();
    await user.click((await row('Tabla')).getByRole('button', { name: 'Withdraw Tabla' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Withdraw Tabla?' }));
    expect(question.getByText(/no one is asked to endorse it/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Withdraw skill' }));
    expect(await screen.findByText('Tabla withdrawn.')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Carnatic Vocals', 'React']));
    expect(withdrawn).toEqual(['65f000000000000000000001']);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Your skills' })).toHaveFocus());
  });

  it('says that an endorsement is lost, and why it was refused', async () => {
    server.use(refuses(calls.withdrawSkill, 'CLAIM.NOT_FOUND'));
    const { user } = show();
    await user.click((await row('Carnatic Vocals')).getByRole('button', { name: 'Withdraw Carnatic Vocals' }));
    expect(screen.getByText(/its endorsement is lost/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Withdraw skill' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("This skill isn't in the list any more.");
  });
});
