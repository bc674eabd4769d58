import { calls, type Role, type SessionUser } from '@portal/contracts';
import { answers, personAs, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { AddPositionPage } from './add-position-page';
import { aPosition, codingClub } from './sample-positions';

const server = portalServer();
const coordinator = personAs('CLUB_COORDINATOR', {
  unit: { id: codingClub._id, name: codingClub.name, category: 'scitech' },
});
const listed = { ...codingClub, type: 'Club', category: 'scitech' } as const;

beforeEach(() => sessionStorage.clear());

const show = (as: Role | SessionUser = coordinator) =>
  renderWithPortal(<AddPositionPage />, { as, at: '/cosa/create', path: '/cosa/create' });
const field = (label: string) => screen.getByLabelText(label);
/** At once, as pasting does. */
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Add Position' }));

function keepBodies(): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    answers(calls.addPosition, ({ body }) => {
      bodies.push(body);
      return aPosition();
    }),
  );
  return bodies;
}

async function fillWhatMustBe(user: UserEvent): Promise<void> {
  fill('Position Title', 'Team Lead, Web');
  await user.selectOptions(field('Position Type'), 'Team Lead');
  fill('Responsibility 1', 'Plans the sprints');
}

describe('adding a position', () => {
  it('begins with one position, year 1 and CGPA 0', () => {
    show();
    expect(field('Number of Positions')).toHaveValue('1');
    expect(field('Min Year of Study')).toHaveValue('1');
    expect(field('Min CGPA')).toHaveValue('0');
    const options = within(field('Position Type')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent).slice(1)).toEqual([
      'Core Member',
      'Member',
      'Team Lead',
      'Coordinator',
      'Volunteer',
      'Intern',
      'Other',
    ]);
    expect(within(field('Min Year of Study')).getAllByRole('option')).toHaveLength(4);
  });

  it('shows missing values at their fields, and focuses the first', async () => {
    const { user } = show('PRESIDENT');
    await submit(user);
    expect(await screen.findByText('Position title is required')).toBeVisible();
    expect(field('Position Title')).toHaveFocus();
    expect(field('Position Title')).toHaveAccessibleDescription('Position title is required');
    expect(field('Organizational Unit')).toHaveAccessibleDescription('Organizational unit is required');
    expect(field('Position Type')).toHaveAccessibleDescription('Position type is required');
    expect(screen.getByRole('group', { name: 'Responsibilities' })).toHaveAccessibleDescription(
      'At least one responsibility is required',
    );
  });

  it('asks for a type of one’s own when it is Other', async () => {
    const bodies = keepBodies();
    const { user } = show();
    await fillWhatMustBe(user);
    expect(screen.queryByLabelText('Custom type')).not.toBeInTheDocument();
    await user.selectOptions(field('Position Type'), 'Other');
    await submit(user);
    await waitFor(() => expect(field('Custom type')).toHaveAccessibleDescription('Please specify the position type'));
    await user.type(field('Custom type'), ' Treasurer ');
    expect(screen.queryByText('Please specify the position type')).not.toBeInTheDocument();
    await submit(user);
    await waitFor(() => expect(bodies).toMatchObject([{ position_type: 'Treasurer' }]));
  });

  it('focuses the first wrong field of the page, also one that appeared late', async () => {
    const { user } = show();
    await fillWhatMustBe(user);
    await user.selectOptions(field('Position Type'), 'Other');
    fill('Number of Positions', '0');
    await submit(user);
    await waitFor(() => expect(field('Custom type')).toHaveFocus());
  });

  it.each([
    ['Min CGPA', '-0.1', 'CGPA must be between 0 and 10'],
    ['Min CGPA', '10.1', 'CGPA must be between 0 and 10'],
    ['Min CGPA', 'eight', 'CGPA must be between 0 and 10'],
    ['Min CGPA', '', 'CGPA must be between 0 and 10'],
    ['Min CGPA', '7.25', 'Please enter the CGPA in steps of 0.1.'],
    ['Number of Positions', '0', 'Position count must be at least 1'],
    ['Number of Positions', '1.5', 'Position count must be at least 1'],
    ['Number of Positions', '', 'Position count must be at least 1'],
    ['Number of Positions', '1001', 'Position count must be at most 1000'],
  ])('refuses for %s “%s”: %s', async (label, value, message) => {
    const { user } = show();
    await fillWhatMustBe(user);
    fill(label, value);
    await submit(user);
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(new RegExp(message)));
  });

  it('adds and removes lines of responsibilities and skills', async () => {
    const { user } = show();
    await user.type(field('Responsibility 1'), 'Plans{Enter}Reviews{Enter}Invites');
    expect(field('Responsibility 3')).toHaveValue('Invites');
    await user.click(screen.getByRole('button', { name: 'Remove responsibility 2' }));
    expect(field('Responsibility 2')).toHaveValue('Invites');
    expect(field('Responsibility 1')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Add a skill' }));
    expect(field('Skill 2')).toHaveFocus();
    expect(screen.getAllByLabelText(/^Responsibility \d$/)).toHaveLength(2);
  });

  it('sends what was typed without blank lines, says so, and starts over', async () => {
    const bodies = keepBodies();
    const { user } = show();
    await fillWhatMustBe(user);
    await user.type(field('Responsibility 1'), '{Enter}  {Enter}');
    await user.type(field('Skill 1'), 'React{Enter}');
    fill('Skill 2', ' Git ');
    fill('Description optional', 'Leads six people.');
    fill('Number of Positions', '2');
    fill('Min CGPA', '7.3');
    await user.selectOptions(field('Min Year of Study'), 'Year 2');
    await submit(user);
    expect(await screen.findByText('Position created successfully!')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Position created successfully!$/);
    const body = {
      title: 'Team Lead, Web',
      unit_id: codingClub._id,
      position_type: 'Team Lead',
      responsibilities: ['Plans the sprints'],
      requirements: { min_cgpa: 7.3, min_year: 2, skills_required: ['React', 'Git'] },
      description: 'Leads six people.',
      position_count: 2,
    };
    expect(bodies).toEqual([body]);
    expect(field('Position Title')).toHaveValue('');
    expect(field('Number of Positions')).toHaveValue('1');
    expect(field('Organizational Unit')).toHaveValue('Coding Club');
    expect(screen.getAllByLabelText(/^(Responsibility|Skill) \d$/)).toHaveLength(2);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(screen.getByRole('link', { name: 'View in positions' })).toHaveAttribute(
      'href',
      '/cosa?q=Team%20Lead%2C%20Web',
    );
  });

  it('says that it failed and why, and keeps what was typed', async () => {
    server.use(refuses(calls.addPosition, 'SYSTEM.UNAVAILABLE', { message: 'Positions are not available.' }));
    const { user } = show();
    await fillWhatMustBe(user);
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to create position. Please try again.$/);
    expect(screen.getByText('Positions are not available.')).toBeVisible();
    expect(field('Position Title')).toHaveValue('Team Lead, Web');
  });

  it('shows an error of the server at its field', async () => {
    const errors = [{ path: 'requirements.min_cgpa', message: 'CGPA must be between 0 and 10' }];
    server.use(refuses(calls.addPosition, 'REQUEST.INVALID', { errors }));
    const { user } = show();
    await fillWhatMustBe(user);
    await submit(user);
    await waitFor(() => expect(field('Min CGPA')).toHaveAccessibleDescription('CGPA must be between 0 and 10'));
    expect(field('Min CGPA')).toHaveFocus();
    expect(screen.queryByText('Please check the marked fields.')).not.toBeInTheDocument();
  });

  it('keeps what was typed for the next visit, until it is discarded', async () => {
    const first = show();
    await fillWhatMustBe(first.user);
    first.unmount();
    const { user } = show();
    expect(field('Position Title')).toHaveValue('Team Lead, Web');
    expect(field('Responsibility 1')).toHaveValue('Plans the sprints');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('Position Title')).toHaveValue('');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('previews the card of the position', async () => {
    const { user } = show();
    await fillWhatMustBe(user);
    const card = within(screen.getByRole('article', { name: 'Team Lead, Web' }));
    expect(card.getByText('Coding Club')).toBeVisible();
    expect(card.getByText('1 place')).toBeVisible();
    expect(card.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the unit of a new position', () => {
  const asked: (string | undefined)[] = [];
  beforeEach(() => {
    asked.length = 0;
    server.use(
      answers(calls.listUnits, ({ query }) => {
        asked.push(query.category);
        return [listed];
      }),
    );
  });

  it.each<[Role, string | undefined]>([
    ['PRESIDENT', undefined],
    ['GENSEC_SCITECH', 'scitech'],
    ['GENSEC_CULTURAL', 'cultural'],
  ])('is searched by %s among those of category %s', async (role, category) => {
    const bodies = keepBodies();
    const { user } = show(role);
    await fillWhatMustBe(user);
    await user.type(field('Organizational Unit'), 'cod');
    await user.click(await screen.findByRole('option', { name: 'Coding Club, Club' }));
    expect(new Set(asked)).toEqual(new Set([category]));
    await submit(user);
    await waitFor(() => expect(bodies).toMatchObject([{ unit_id: codingClub._id }]));
  });

  it('is a coordinator’s own, and no other', () => {
    show();
    expect(field('Organizational Unit')).toHaveValue('Coding Club');
    expect(field('Organizational Unit')).toHaveAttribute('readonly');
    expect(screen.queryByRole('combobox', { name: 'Organizational Unit' })).not.toBeInTheDocument();
  });

  it('cannot be chosen by a coordinator without a unit, and says why', () => {
    show('CLUB_COORDINATOR');
    expect(field('Organizational Unit')).toHaveAttribute('readonly');
    expect(field('Organizational Unit')).toHaveAccessibleDescription(/^Your role isn't linked to a unit yet\./);
  });

  it('is marked when the service refuses it', async () => {
    server.use(refuses(calls.addPosition, 'POSITION.OUT_OF_SCOPE'));
    const { user } = show('GENSEC_SCITECH');
    await fillWhatMustBe(user);
    await user.click(field('Organizational Unit'));
    await user.click(await screen.findByRole('option', { name: 'Coding Club, Club' }));
    await submit(user);
    await waitFor(() =>
      expect(field('Organizational Unit')).toHaveAccessibleDescription(
        'You can only manage positions in your own area.',
      ),
    );
    expect(screen.getAllByText('You can only manage positions in your own area.')).toHaveLength(1);
  });
});
