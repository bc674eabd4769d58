import { calls, type HolderAnswer } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { PositionsPage } from './positions-page';
import { aHolder, nandini } from './sample-holders';

const server = portalServer();
let holders: HolderAnswer[];
const sneha = aHolder();

beforeEach(() => {
  sessionStorage.clear();
  holders = [sneha, nandini];
  server.use(
    answers(calls.listUnits, []),
    answers(calls.listClaims, []),
    answers(calls.listHolderHistory, []),
    answers(calls.listHolders, () => holders),
  );
});

const show = () =>
  renderWithPortal(<PositionsPage />, { as: 'GENSEC_SCITECH', at: '/cosa?tab=holders', path: '/cosa' });
const button = (name: string) => screen.findByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const field = (label: string) => dialog().getByLabelText(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = (user: UserEvent) => user.click(dialog().getByRole('button', { name: 'Save' }));
const end = async (user: UserEvent) => user.click(await button('End position'));

function keepBodies(): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    answers(calls.changeHolder, ({ body }) => {
      bodies.push(body);
      return sneha;
    }),
  );
  return bodies;
}

describe('changing a position holder', () => {
  const edit = async (user: UserEvent) => user.click(await button('Edit Sneha Kulkarni, Team Lead, Web'));

  it('is offered for each record that the person may manage', async () => {
    show();
    await button('Edit Sneha Kulkarni, Team Lead, Web');
    await button('Delete Sneha Kulkarni, Team Lead, Web');
    await button('View Details of Nandini Rao, Treasurer');
    expect(screen.queryByRole('button', { name: /^(Edit|Delete) Nandini/ })).not.toBeInTheDocument();
  });

  it('opens its form from the card or from the details; person, position and tenure stay', async () => {
    const { user } = show();
    await user.click(await button('View Details of Sneha Kulkarni, Team Lead, Web'));
    await user.click(dialog().getByRole('button', { name: 'Edit' }));
    expect(screen.getByRole('dialog', { name: 'Edit Position Holder' })).toBeVisible();
    for (const [label, value] of [
      ['User', 'Sneha Kulkarni, 12230018'],
      ['Position', 'Team Lead, Web, Coding Club'],
      ['Tenure Year', '2026-2027'],
    ] as const) {
      expect(field(label)).toHaveValue(value);
      expect(field(label)).toHaveAttribute('readonly');
    }
    expect(field('Status')).toHaveValue('active');
    expect(field('Appointed By')).toHaveValue('Arjun Menon');
    expect(field('Appointment Date')).toHaveValue('6 Apr 2026');
    expect(field('Events Organized')).toHaveValue('9');
    expect(field('Budget Utilized')).toHaveValue('1,12,400');
    expect(field('Feedback')).toHaveValue('Runs the clinics on time.');
  });

  it('is beside what the holder leaves to the successor', async () => {
    const { user } = show();
    await user.click(await button('View Details of Sneha Kulkarni, Team Lead, Web'));
    const href = `/hand-over/${sneha.position_id._id}?tenure=2026-2027`;
    expect(dialog().getByRole('link', { name: 'Hand-over' })).toHaveAttribute('href', href);
  });

  it('sends the form with the version it was made of, also what was emptied', async () => {
    const bodies = keepBodies();
    const { user } = show();
    await edit(user);
    await user.selectOptions(field('Status'), 'Completed');
    for (const label of ['Appointed By', 'Appointment Date', 'Events Organized', 'Feedback']) fill(label, '');
    await save(user);
    await end(user);
    expect(await screen.findByText('Sneha Kulkarni, Team Lead, Web saved.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bodies).toEqual([
      {
        version: 3,
        status: 'completed',
        appointment_details: { appointed_by: '', appointment_date: null },
        performance_metrics: { events_organized: 0, budget_utilized: 112_400, feedback: '' },
      },
    ]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('asks for the reason when it ends early', async () => {
    const bodies = keepBodies();
    const { user } = show();
    await edit(user);
    expect(dialog().queryByLabelText('Reason')).not.toBeInTheDocument();
    await user.selectOptions(field('Status'), 'Terminated');
    await save(user);
    await waitFor(() => expect(field('Reason')).toHaveAccessibleDescription(/Please give a reason\.$/));
    fill('Reason', 'Left the club.');
    await save(user);
    await end(user);
    await waitFor(() => expect(bodies).toMatchObject([{ status: 'terminated', termination_reason: 'Left the club.' }]));
  });

  it.each([
    ['Completed', ''],
    ['Terminated', "They'll see your reason and can no longer open the hand-over. "],
  ])('asks before it is %s, says what ends with it, and keeps what was typed', async (status, lost) => {
    const bodies = keepBodies();
    const { user } = show();
    await edit(user);
    await user.selectOptions(field('Status'), status);
    if (status === 'Terminated') fill('Reason', 'Left the club.');
    await save(user);
    const question = within(await screen.findByRole('alertdialog', { name: 'End Team Lead, Web for Sneha Kulkarni?' }));
    const ends =
      'Sneha Kulkarni will no longer hold Team Lead, Web (Coding Club, 2026-2027), and their place opens up.';
    expect(question.getByText(`${ends} ${lost}They'll be notified. This can't be undone.`)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(bodies).toEqual([]);
    expect(within(field('Status')).getByRole('option', { name: status, selected: true })).toBeVisible();
  });

  it('does not make active again what has ended', async () => {
    holders = [{ ...sneha, status: 'terminated', termination_reason: 'Left the club.' }];
    const { user } = show();
    await edit(user);
    const options = within(field('Status')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Choose a status', 'Terminated']);
    expect(field('Reason')).toHaveValue('Left the club.');
  });

  it('says what somebody else changed, merges both, and saves the result', async () => {
    server.use(refuses(calls.changeHolder, 'HOLDER.CHANGED_MEANWHILE'));
    const { user } = show();
    await edit(user);
    fill('Feedback', 'Writes well.');
    holders = [{ ...sneha, version: 5, appointment_details: { appointed_by: 'Kavya Iyer' } }];
    await save(user);
    expect(await screen.findByText('Someone else changed: Appointed By, Appointment Date.')).toBeVisible();
    expect(field('Feedback')).toHaveValue('Writes well.');
    const bodies = keepBodies();
    await save(user);
    await waitFor(() =>
      expect(bodies).toMatchObject([{ version: 5, appointment_details: { appointed_by: 'Kavya Iyer' } }]),
    );
  });

  it('shows any other error in the dialog, and keeps what was typed until it is cancelled', async () => {
    server.use(refuses(calls.changeHolder, 'POSITION.OUT_OF_SCOPE'));
    const { user } = show();
    await edit(user);
    fill('Feedback', 'Writes well.');
    await save(user);
    expect(await dialog().findByRole('alert')).toHaveTextContent('You can only manage positions in your own area.');
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await edit(user);
    expect(field('Feedback')).toHaveValue('Writes well.');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await edit(user);
    expect(field('Feedback')).toHaveValue('Runs the clinics on time.');
  });
});

describe('deleting a position holder', () => {
  const ask = async (user: UserEvent) => user.click(await button('Delete Sneha Kulkarni, Team Lead, Web'));
  const confirm = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Delete position holder' }));

  it('asks first, says what goes with the record, and how to keep it', async () => {
    const { user } = show();
    await ask(user);
    const question = within(screen.getByRole('alertdialog', { name: 'Delete Sneha Kulkarni, Team Lead, Web?' }));
    expect(question.getByText(/^The record of Sneha Kulkarni as Team Lead, Web for 2026-2027/)).toHaveTextContent(
      /permanently deleted, including its appointment details, performance metrics and history/,
    );
    expect(question.getByText(/edit its status instead/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('removes it from the list, which then has the focus', async () => {
    const removed: unknown[] = [];
    server.use(
      answers(calls.removeHolder, ({ params }) => {
        removed.push(params['id']);
        holders = [nandini];
        return undefined;
      }),
    );
    const { user } = show();
    await ask(user);
    await confirm(user);
    expect(await screen.findByText('Sneha Kulkarni, Team Lead, Web deleted.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: /^Sneha/ })).not.toBeInTheDocument());
    expect(removed).toEqual([sneha._id]);
    await waitFor(() => expect(screen.getByRole('group', { name: 'View Position Holders (POR)' })).toHaveFocus());
  });

  it('shows in the dialog why it was refused', async () => {
    server.use(refuses(calls.removeHolder, 'HOLDER.OWN'));
    const { user } = show();
    await ask(user);
    await confirm(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "You can't appoint or confirm yourself, or change your own record.",
    );
  });
});
