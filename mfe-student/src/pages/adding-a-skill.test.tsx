import { calls, type BodyInput, type UserSkillAnswer } from '@portal/contracts';
import {
  answers,
  isUnreachable,
  liveStream,
  personAs,
  portalServer,
  refuses,
  renderWithPortal,
} from '@portal/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aHolding, awaiting } from './sample-holdings';
import { aCatalogueSkill, aSkill } from './sample-skills';
import { SkillsPage } from './skills-page';

const server = portalServer();
const asha = personAs('STUDENT');
const sitar = aCatalogueSkill('Sitar');
let skills: UserSkillAnswer[];
let asked: unknown[];

beforeEach(() => {
  sessionStorage.clear();
  skills = [];
  asked = [];
  server.use(
    liveStream(calls.streamNotifications).handler,
    answers(calls.listUserSkills, () => skills),
    answers(calls.listSkillOffers, []),
    answers(calls.listOwnPositions, [aHolding(), aHolding({ _id: '65e00000000000000000000b' }), awaiting]),
    answers(calls.listSkills, ({ query }) => {
      asked.push(query);
      return query.q || query.like ? [sitar] : [];
    }),
  );
});

const show = (query = '?add=1') =>
  renderWithPortal(<SkillsPage />, { as: asha, at: `/skills${query}`, path: '/skills' });
const dialog = () => within(screen.getByRole('dialog'));
const field = (label: string) => dialog().getByLabelText(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = (user: UserEvent) => user.click(dialog().getByRole('button', { name: 'Add Skill' }));
const toNew = (user: UserEvent) => user.click(dialog().getByRole('button', { name: 'Add a new skill' }));

async function pick(user: UserEvent): Promise<void> {
  await user.type(field('Skill'), 'sit');
  await user.click(await screen.findByRole('option', { name: 'Sitar, Music' }));
}

function keepClaims(): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    answers(calls.claimSkill, ({ body }) => {
      bodies.push(body);
      const claimed = aSkill({ skill_id: { _id: sitar._id, name: 'Sitar', category: 'Music', type: 'cultural' } });
      skills = [claimed];
      return claimed;
    }),
  );
  return bodies;
}

function keepNewSkills(): BodyInput<typeof calls.createSkill>[] {
  const bodies: BodyInput<typeof calls.createSkill>[] = [];
  server.use(
    answers(calls.createSkill, ({ body }) => {
      bodies.push(body);
      return aCatalogueSkill(body.name);
    }),
  );
  return bodies;
}

describe('adding a skill of the list', () => {
  it('is searched by what I type, claimed with level and position, and shows as pending', async () => {
    const bodies = keepClaims();
    const { user, address } = show('');
    await user.click(await screen.findByRole('button', { name: 'Add Skill' }));
    expect(address()).toBe('/skills?add=1');
    await pick(user);
    expect(asked).toContainEqual({ limit: 20, q: 'sit' });
    await user.selectOptions(field('Level'), 'Advanced');
    await waitFor(() =>
      expect(dialog().getAllByRole('option', { name: 'Team Lead, Web, Coding Club' })).toHaveLength(1),
    );
    expect(dialog().queryByRole('option', { name: /Choreographer/ })).not.toBeInTheDocument();
    await user.selectOptions(field('Position optional'), 'Team Lead, Web, Coding Club');
    await submit(user);
    expect(await screen.findByText('Skill added successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(within(await screen.findByRole('listitem', { name: 'Sitar' })).getByText('Pending')).toBeVisible();
    expect(bodies).toEqual([
      {
        user_id: asha._id,
        skill_id: sitar._id,
        proficiency_level: 'advanced',
        position_id: aHolding().position_id._id,
      },
    ]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('sends no position unless one is chosen', async () => {
    const bodies = keepClaims();
    const { user } = show();
    await pick(user);
    await submit(user);
    await waitFor(() => expect(bodies).toMatchObject([{ proficiency_level: 'beginner', position_id: null }]));
  });

  it('asks for a skill, and for a valid one when what is typed is none', async () => {
    const { user } = show();
    await submit(user);
    await waitFor(() => expect(field('Skill')).toHaveAccessibleDescription('Please select a skill.'));
    expect(field('Skill')).toHaveFocus();
    await user.type(field('Skill'), 'sit');
    await submit(user);
    await waitFor(() => expect(field('Skill')).toHaveAccessibleDescription('Please select a valid skill.'));
  });

  it('says at the skill that it was added already, and marks it in the list', async () => {
    skills = [aSkill({ skill_id: { _id: sitar._id, name: 'Sitar', category: 'Music', type: 'cultural' } })];
    server.use(refuses(calls.claimSkill, 'SKILL.ALREADY_CLAIMED'));
    const { user } = show();
    await screen.findByRole('listitem', { name: 'Sitar', hidden: true });
    await user.type(field('Skill'), 'sit');
    await user.click(await screen.findByRole('option', { name: 'Sitar, Music, already added' }));
    await submit(user);
    await waitFor(() => expect(field('Skill')).toHaveAccessibleDescription('You have already added this skill.'));
  });

  it('says that it failed, and keeps what was chosen until it is cancelled', async () => {
    server.use(isUnreachable(calls.claimSkill));
    const { user } = show();
    await pick(user);
    await user.selectOptions(field('Level'), 'Expert');
    await submit(user);
    expect(await dialog().findByRole('alert')).toHaveTextContent(/^Error adding skill\.$/);
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Add Skill' }));
    expect(field('Skill')).toHaveValue('Sitar');
    expect(field('Level')).toHaveValue('expert');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Add Skill' }));
    expect(field('Skill')).toHaveValue('');
  });
});

describe('adding a new skill', () => {
  it('takes over what was typed, and creates and claims it in one step', async () => {
    const bodies = keepNewSkills();
    server.use(answers(calls.listSkills, []));
    const { user } = show();
    await user.type(field('Skill'), 'Rudra Veena');
    await toNew(user);
    expect(field('Name')).toHaveValue('Rudra Veena');
    fill('Category', 'Music');
    await user.selectOptions(field('Type'), 'Cultural');
    fill('Description optional', 'A plucked string instrument.');
    await user.selectOptions(field('Level'), 'Intermediate');
    await submit(user);
    expect(await screen.findByText('Skill added successfully!')).toBeVisible();
    expect(bodies).toEqual([
      {
        name: 'Rudra Veena',
        category: 'Music',
        type: 'cultural',
        description: 'A plucked string instrument.',
        claim: { proficiency_level: 'intermediate', position_id: null },
      },
    ]);
  });

  it('is offered in the list itself, which covers the button, unless a skill has that name', async () => {
    const { user } = show();
    await user.type(field('Skill'), 'sitar');
    await screen.findByRole('option', { name: 'Sitar, Music' });
    expect(screen.queryByRole('option', { name: /as a new skill$/ })).not.toBeInTheDocument();
    await user.type(field('Skill'), ' repair{ArrowDown}');
    await screen.findByRole('option', { name: 'Add sitar repair as a new skill' });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(field('Name')).toHaveValue('sitar repair');
  });

  it('and choosing one instead lead the focus to the field that follows', async () => {
    const { user } = show();
    await toNew(user);
    await waitFor(() => expect(field('Name')).toHaveFocus());
    await user.keyboard('Sitarr');
    await user.click(await dialog().findByRole('button', { name: 'Use Sitar' }));
    await waitFor(() => expect(field('Skill')).toHaveFocus());
  });

  it('needs name, category and type, says so, and focuses the first that is missing', async () => {
    const { user } = show();
    await toNew(user);
    await submit(user);
    expect(await dialog().findByText('Please fill all required fields in the new skill form.')).toBeVisible();
    expect(field('Name')).toHaveAccessibleDescription('Please enter a name.');
    expect(field('Category')).toHaveAccessibleDescription('Please enter a category.');
    expect(field('Type')).toHaveAccessibleDescription('Please choose a type.');
    expect(field('Name')).toHaveFocus();
    fill('Name', 'Veena');
    fill('Category', 'Music');
    await user.selectOptions(field('Type'), 'Cultural');
    await waitFor(() =>
      expect(dialog().queryByText('Please fill all required fields in the new skill form.')).not.toBeInTheDocument(),
    );
  });

  it('offers skills with a name much like it first, and takes one of them instead', async () => {
    const bodies = keepClaims();
    const { user } = show();
    await toNew(user);
    await user.type(field('Name'), 'Sitarr');
    await user.click(await dialog().findByRole('button', { name: 'Use Sitar' }));
    expect(asked).toContainEqual({ limit: 5, like: 'Sitarr' });
    expect(field('Skill')).toHaveValue('Sitar');
    await submit(user);
    await waitFor(() => expect(bodies).toMatchObject([{ skill_id: sitar._id }]));
  });

  it.each([
    ['SKILL.EXISTS', 'Name', 'This skill already exists. Please choose it from the list.'],
    ['SKILL.POSITION_NOT_HELD', 'Position optional', /Please choose a confirmed position of your own\.$/],
  ] as const)('shows %s at %s, and loses nothing that was typed', async (code, label, message) => {
    server.use(refuses(calls.createSkill, code), answers(calls.listSkills, []));
    const { user } = show();
    await toNew(user);
    await screen.findByLabelText('Position optional');
    fill('Name', 'Veena');
    fill('Category', 'Music');
    await user.selectOptions(field('Type'), 'Cultural');
    await submit(user);
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
    expect(dialog().getByText('Error adding skill.')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Choose from the list' }));
    await toNew(user);
    expect(field('Name')).toHaveValue('Veena');
    expect(field('Category')).toHaveValue('Music');
  });
});
