import { calls, type HandOverAnswer, type Role } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HandOverPage } from './hand-over-page';
import { aHandOver, nothingLeft } from './sample-hand-over';

const server = portalServer();
const positionId = aHandOver().position._id;
const open = { from: '2027-03-01', until: '2027-03-31', is_open: true };
const own = {
  _id: '65c000000000000000000002',
  version: 1,
  author: 'Asha Rao',
  text: 'Ask the dean.',
  updated_at: '2027-03-11T06:30:00.000Z',
  is_own: true,
} as const;

beforeEach(() => sessionStorage.clear());

function show(answer: HandOverAnswer | null = aHandOver(), { query = '', as = 'STUDENT' as Role } = {}) {
  if (answer) server.use(answers(calls.readHandOver, answer));
  const at = `/hand-over/${positionId}${query}`;
  return renderWithPortal(<HandOverPage />, { as, at, path: '/hand-over/:positionId' });
}
const section = async (name: RegExp | string) => within(await screen.findByRole('region', { name }));

describe('a hand-over', () => {
  it('is loading, then says of which position, unit and tenure it is, and who held it', async () => {
    show();
    expect(screen.getByText('Loading the hand-over...')).toBeInTheDocument();
    expect(await screen.findByText('Web Lead, tenure 2026-2027')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Hand-over' })).toBeVisible();
    expect(screen.getByText('Held by Asha Rao and Ravi Kumar')).toBeVisible();
    expect(screen.getByRole('link', { name: 'My Positions' })).toHaveAttribute('href', '/manage-position');
  });

  it('shows the notes with who wrote them, and everything that the unit has to do', async () => {
    show();
    const notes = await section('Notes');
    expect(notes.getByText('Ravi Kumar')).toBeVisible();
    expect(notes.getByText(/The keys:\s+with the guard\./)).toBeVisible();
    expect(notes.queryByRole('button')).not.toBeInTheDocument();
    const toDo = await section('40 things to do');
    const list = (name: string) => within(toDo.getByRole('list', { name }));
    const requests = list('Pending room requests');
    expect(requests.getByText('L-101')).toBeVisible();
    expect(requests.getByText('5 Apr 2027, 6:00 pm to 8:00 pm')).toBeVisible();
    expect(toDo.getByText('Showing 1 of 34')).toBeVisible();
    const bookings = list('Booked rooms');
    expect(bookings.getByText('L-202')).toBeVisible();
    expect(bookings.getByText('Rehearsal of the winter play')).toBeVisible();
    expect(bookings.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Git Clinic']);
    const events = list('Upcoming events');
    expect(events.getByRole('link', { name: 'Git Clinic' })).toHaveAttribute(
      'href',
      '/events/65f000000000000000000011',
    );
    expect(events.getByText('Date to be announced')).toBeVisible();
    const feedback = list('Unresolved feedback');
    expect(feedback.getByRole('link', { name: 'Coding Club' })).toHaveAttribute(
      'href',
      '/viewfeedback?q=Coding%20Club',
    );
    expect(feedback.getByText('The lab was locked.')).toBeVisible();
    expect(list('Positions to confirm').getByText('Meera Nair')).toBeVisible();
    expect((await section('Unit')).getByText('₹42,000 spent of ₹1,50,000')).toBeVisible();
    expect((await section('People')).getByText('Treasurer')).toBeVisible();
  });

  it('leads officers from a position to confirm to where they confirm it, and students nowhere', async () => {
    const claims = async () => within(await screen.findByRole('list', { name: 'Positions to confirm' }));
    const { unmount } = show(aHandOver(), { as: 'CLUB_COORDINATOR' });
    expect((await claims()).getByRole('link', { name: 'Meera Nair' })).toHaveAttribute(
      'href',
      '/approvals?kind=positions',
    );
    unmount();
    show();
    expect((await claims()).queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows no part with nothing in it, and says that nothing is left to do', async () => {
    show(nothingLeft);
    expect(await screen.findByRole('heading', { name: 'Nothing left to do' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Notes',
      'Nothing left to do',
      'Unit',
      'People',
    ]);
    expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
    expect(screen.getByText('No one holds a position in this unit')).toBeVisible();
    expect(screen.getByText('No one held it in this tenure')).toBeVisible();
    expect(screen.queryByLabelText('Tenure')).not.toBeInTheDocument();
  });

  it('is of the tenure that the URL names, or that is chosen', async () => {
    const asked: unknown[] = [];
    server.use(
      answers(calls.readHandOver, ({ query }) => {
        asked.push(query['tenure_year']);
        return aHandOver({ tenure_year: String(query['tenure_year']) });
      }),
    );
    const { user, address } = show(null, { query: '?tenure=2026-2027' });
    await user.selectOptions(await screen.findByLabelText('Tenure'), '2025-2026');
    expect(await screen.findByText('Web Lead, tenure 2025-2026')).toBeVisible();
    expect(asked).toEqual(['2026-2027', '2025-2026']);
    expect(address()).toBe(`/hand-over/${positionId}?tenure=2025-2026`);
  });

  it('leads an officer back to no list of own positions', async () => {
    show(aHandOver(), { as: 'PRESIDENT' });
    await section('Notes');
    expect(screen.queryByRole('link', { name: 'My Positions' })).not.toBeInTheDocument();
  });

  it('says who can see it to whoever cannot', async () => {
    server.use(refuses(calls.readHandOver, 'HAND_OVER.FORBIDDEN'));
    show(null);
    expect(await screen.findByRole('heading', { name: "You can't see this hand-over" })).toBeVisible();
  });

  it('says when there is no such position', async () => {
    server.use(refuses(calls.readHandOver, 'POSITION.NOT_FOUND'));
    show(null);
    expect(await screen.findByRole('heading', { name: 'Position not found' })).toBeVisible();
  });

  it('says when it could not be loaded, and tries again when asked', async () => {
    server.use(refuses(calls.readHandOver, 'SYSTEM.UNAVAILABLE'));
    const { user } = show(null);
    expect(await screen.findByText("We couldn't load the hand-over.")).toBeVisible();
    server.use(answers(calls.readHandOver, aHandOver()));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await section('Notes');
  });
});

describe('the notes of a hand-over', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Notes for your successor' }));
  const field = () => dialog().getByLabelText('Your notes');
  const save = (user: UserEvent) => user.click(dialog().getByRole('button', { name: 'Save' }));

  it('say to a holder when they can be written', async () => {
    show(aHandOver({ notes: [], writing: { ...open, is_open: false } }));
    expect((await section('Notes')).getByText('You can write notes from 1 Mar 2027 to 31 Mar 2027.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Write notes' })).not.toBeInTheDocument();
  });

  it('are written, saved and shown', async () => {
    let current = aHandOver({ notes: [], writing: open });
    const bodies: unknown[] = [];
    server.use(
      answers(calls.readHandOver, () => current),
      answers(calls.writeHandOverNotes, ({ body }) => {
        bodies.push(body);
        current = { ...current, notes: [own] };
        return own;
      }),
    );
    const { user } = show(null);
    await user.click(await screen.findByRole('button', { name: 'Write notes' }));
    await save(user);
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/Please write your notes\./));
    await user.type(field(), 'Ask the dean.');
    await save(user);
    expect(await screen.findByText('Notes saved.')).toBeVisible();
    expect((await section('Notes')).getByText('Ask the dean.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit my notes' })).toBeVisible();
    expect(bodies).toEqual([{ tenure_year: '2026-2027', text: 'Ask the dean.', version: 0 }]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('stay typed when the dialog is closed or saving fails', async () => {
    server.use(refuses(calls.writeHandOverNotes, 'SYSTEM.UNAVAILABLE'));
    const { user } = show(aHandOver({ notes: [own], writing: open }));
    await user.click(await screen.findByRole('button', { name: 'Edit my notes' }));
    expect(field()).toHaveValue('Ask the dean.');
    await user.type(field(), ' Twice.');
    await save(user);
    expect(await dialog().findByRole('alert')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Edit my notes' }));
    expect(field()).toHaveValue('Ask the dean. Twice.');
  });

  it('that were saved in another window are not overwritten unseen', async () => {
    const versions: unknown[] = [];
    server.use(
      refuses(calls.writeHandOverNotes, 'HAND_OVER.CHANGED_MEANWHILE'),
      answers(calls.readHandOver, aHandOver({ notes: [own], writing: open })),
    );
    const { user } = show(null);
    await user.click(await screen.findByRole('button', { name: 'Edit my notes' }));
    await user.type(field(), ' Twice.');
    server.use(
      answers(
        calls.readHandOver,
        aHandOver({ notes: [{ ...own, version: 2, text: 'Ask the guard.' }], writing: open }),
      ),
    );
    await save(user);
    expect(await dialog().findByText('Someone else changed: Your notes.')).toBeVisible();
    expect(dialog().getByText(/changed in another window/)).toBeVisible();
    server.use(
      answers(calls.writeHandOverNotes, ({ body }) => {
        versions.push((body as { version: number }).version);
        return { ...own, version: 3 };
      }),
    );
    await save(user);
    expect(await screen.findByText('Notes saved.')).toBeVisible();
    expect(versions).toEqual([2]);
  });
});
