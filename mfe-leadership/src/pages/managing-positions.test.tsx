import { calls, type PositionAnswer, type Role } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { PositionsPage } from './positions-page';
import { aPosition, codingClub, treasurer } from './sample-positions';

const server = portalServer();
let positions: PositionAnswer[];
const lead = aPosition({ can_manage: true });

beforeEach(() => {
  sessionStorage.clear();
  positions = [lead, treasurer];
  server.use(
    answers(calls.listUnits, [{ ...codingClub, type: 'Club' }]),
    answers(calls.listPositions, () => positions),
  );
});

const show = (as: Role = 'GENSEC_SCITECH') => renderWithPortal(<PositionsPage />, { as, at: '/cosa', path: '/cosa' });
const button = (name: string) => screen.findByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const field = (label: string) => dialog().getByLabelText(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = (user: UserEvent) => user.click(dialog().getByRole('button', { name: 'Save' }));

describe('changing a position', () => {
  const edit = async (user: UserEvent) => user.click(await button('Edit Team Lead, Web'));

  it('is offered for each position that the person may manage', async () => {
    show();
    await button('Edit Team Lead, Web');
    await button('Delete Team Lead, Web');
    expect(screen.queryByRole('button', { name: 'Edit Treasurer' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete Treasurer' })).not.toBeInTheDocument();
  });

  it('opens the form of a position from the card or from its details', async () => {
    const { user } = show();
    await user.click(await button('View Details of Team Lead, Web'));
    await user.click(dialog().getByRole('button', { name: 'Edit' }));
    expect(screen.getByRole('dialog', { name: 'Edit Position' })).toBeVisible();
    expect(field('Position Title')).toHaveValue('Team Lead, Web');
    expect(field('Organizational Unit')).toHaveValue('Coding Club');
    expect(field('Organizational Unit')).toHaveAttribute('readonly');
    expect(field('Position Type')).toHaveValue('Team Lead');
    expect(field('Responsibility 2')).toHaveValue('Reviews what is merged');
    expect(field('Skill 5')).toHaveValue('SQL');
    expect(field('Min CGPA')).toHaveValue('7.5');
    expect(field('Min Year of Study')).toHaveValue('2');
  });

  it('shows a custom type', async () => {
    positions = [{ ...treasurer, can_manage: true }];
    const { user } = show();
    await user.click(await button('Edit Treasurer'));
    expect(field('Position Type')).toHaveValue('Other');
    expect(field('Custom type')).toHaveValue('Treasurer');
  });

  it('sends the form with the version it was made of, and shows the result', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(calls.changePosition, ({ body }) => {
        bodies.push(body);
        positions = [{ ...lead, version: 2, title: 'Web Lead' }];
        return { ...lead, version: 2, title: 'Web Lead' };
      }),
    );
    const { user } = show();
    await edit(user);
    fill('Position Title', 'Web Lead');
    await user.click(dialog().getByRole('button', { name: 'Remove skill 5' }));
    await save(user);
    expect(await screen.findByText('Web Lead saved.')).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Web Lead' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bodies).toEqual([
      {
        version: 1,
        title: 'Web Lead',
        position_type: 'Team Lead',
        responsibilities: lead.responsibilities,
        requirements: { min_cgpa: 7.5, min_year: 2, skills_required: ['React', 'Node.js', 'Git', 'CSS'] },
        description: lead.description,
        position_count: 2,
      },
    ]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('checks the form as that of a new position', async () => {
    const { user } = show();
    await edit(user);
    fill('Position Title', ' ');
    await save(user);
    await waitFor(() => expect(field('Position Title')).toHaveAccessibleDescription('Position title is required'));
  });

  it('keeps what was typed when it is closed, and forgets it when it is cancelled', async () => {
    const { user } = show();
    await edit(user);
    fill('Position Title', 'Web Lead');
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await edit(user);
    expect(field('Position Title')).toHaveValue('Web Lead');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await edit(user);
    expect(field('Position Title')).toHaveValue('Team Lead, Web');
  });

  it('says what somebody else changed, merges both, and saves the result', async () => {
    const bodies: unknown[] = [];
    server.use(refuses(calls.changePosition, 'POSITION.CHANGED_MEANWHILE'));
    const { user } = show();
    await edit(user);
    fill('Position Title', 'Web Lead');
    positions = [{ ...lead, version: 5, description: 'Somebody else’s words.' }];
    await save(user);
    expect(await screen.findByText('Someone else changed: Description.')).toBeVisible();
    expect(field('Position Title')).toHaveValue('Web Lead');
    expect(field('Description optional')).toHaveValue('Somebody else’s words.');
    server.use(
      answers(calls.changePosition, ({ body }) => {
        bodies.push(body);
        return { ...lead, version: 6, title: 'Web Lead' };
      }),
    );
    await save(user);
    expect(await screen.findByText('Web Lead saved.')).toBeVisible();
    expect(bodies).toMatchObject([{ version: 5, title: 'Web Lead', description: 'Somebody else’s words.' }]);
  });

  it('shows an error of the server at its field alone', async () => {
    const errors = [{ path: 'title', message: 'Too loud.' }];
    server.use(refuses(calls.changePosition, 'REQUEST.INVALID', { errors }));
    const { user } = show();
    await edit(user);
    fill('Position Title', 'WEB LEAD');
    await save(user);
    await waitFor(() => expect(field('Position Title')).toHaveAccessibleDescription('Too loud.'));
    expect(dialog().getAllByRole('alert')).toHaveLength(1);
  });

  it('says at the number of places how many are held', async () => {
    const message = '3 people hold this position in 2026-2027, so it needs at least 3 places.';
    server.use(refuses(calls.changePosition, 'POSITION.PLACES_HELD', { message }));
    const { user } = show();
    await edit(user);
    fill('Position Title', 'Web Lead');
    await save(user);
    await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent(message));
    expect(field('Number of Positions')).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it('shows any other error in the dialog', async () => {
    server.use(refuses(calls.changePosition, 'POSITION.NOT_FOUND'));
    const { user } = show();
    await edit(user);
    fill('Position Title', 'Web Lead');
    await save(user);
    expect(await dialog().findByRole('alert')).toHaveTextContent("This position doesn't exist.");
    expect(field('Position Title')).toHaveValue('Web Lead');
  });
});

describe('deleting a position', () => {
  const ask = async (user: UserEvent) => user.click(await button('Delete Team Lead, Web'));
  const confirm = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Delete position' }));

  it('asks first, and says what is deleted', async () => {
    const { user } = show();
    await ask(user);
    const question = within(screen.getByRole('alertdialog', { name: 'Delete Team Lead, Web?' }));
    expect(question.getByText(/^Team Lead, Web of Coding Club will be removed from lists and search\./)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Team Lead, Web' })).toBeVisible();
  });

  it('removes it from the list, which then has the focus', async () => {
    const removed: unknown[] = [];
    server.use(
      answers(calls.removePosition, ({ params }) => {
        removed.push(params['id']);
        positions = [treasurer];
        return undefined;
      }),
    );
    const { user } = show();
    await ask(user);
    await confirm(user);
    expect(await screen.findByText('Team Lead, Web deleted.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Team Lead, Web' })).not.toBeInTheDocument());
    expect(removed).toEqual([lead._id]);
    await waitFor(() => expect(screen.getByRole('group', { name: 'View Positions' })).toHaveFocus());
  });

  it('shows in the dialog why it was refused', async () => {
    server.use(refuses(calls.removePosition, 'POSITION.OUT_OF_SCOPE'));
    const { user } = show();
    await ask(user);
    await confirm(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('You can only manage positions in your own area.');
    expect(screen.getByRole('article', { name: 'Team Lead, Web', hidden: true })).toBeInTheDocument();
  });
});
