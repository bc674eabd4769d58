import { calls, type EventAnswer, type ListedRegistration, type QueryOf } from '@portal/contracts';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { eventHref } from '../paths';
import { EventPage } from './event-page';
import { managedEvent } from './sample-event';

const server = portalServer();
const event: EventAnswer = {
  ...managedEvent,
  version: 3,
  registration: { required: true, state: 'open', taken: 2, checked_in: 1, waiting: 1, max_participants: 2 },
};
const at = { at: eventHref(event._id), path: '/events/:id', as: 'CLUB_COORDINATOR' } as const;

const registration = (nth: number, name: string, more: Partial<ListedRegistration> = {}): ListedRegistration => ({
  _id: `65e00000000000000000000${nth}`,
  person: {
    _id: `65a00000000000000000010${nth}`,
    username: `${nth}@example.edu`,
    personal_info: { name },
    user_id: `1224000${nth}`,
  },
  status: 'registered',
  joined_at: '2026-11-18T10:46:00.000Z',
  ...more,
});
const aarav = registration(1, 'Aarav Singh', { checked_in_at: '2026-11-21T04:18:00.000Z' });
const devika = registration(2, 'Devika Pillai');
const ravi = registration(3, 'Ravi Kumar', { status: 'waiting', position: 1 });
const entered = { ...devika, checked_in_at: '2026-11-21T04:25:00.000Z', first: true };

/** What the service lists, by the filters it is asked with. */
function list(asked: QueryOf<typeof calls.listRegistrations>[] = []) {
  return answers(calls.listRegistrations, ({ query }) => {
    asked.push(query);
    if (query.status === 'waiting') return [ravi];
    if (query.checked_in === 'no') return [devika];
    return query.q ? [devika] : [aarav, devika, ravi];
  });
}

beforeEach(() => server.use(answers(calls.readEvent, event), answers(calls.listUnendorsedAchievements, []), list()));
afterEach(() => localStorage.clear());

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

describe('the page of an event for those who manage it', () => {
  it('shows a short description below its title, and a longer one beside the figures', async () => {
    const brief = renderWithPortal(<EventPage />, at);
    expect(await screen.findByText(event.description)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'About this event' })).toBeNull();
    brief.unmount();
    server.use(answers(calls.readEvent, { ...event, description: 'Bring a laptop.\n\nAnd a friend.' }));
    renderWithPortal(<EventPage />, at);
    const about = within(await screen.findByRole('region', { name: 'About this event' }));
    expect(about.getByText(/^Bring a laptop\.\s+And a friend\.$/)).toBeVisible();
  });

  it('counts registrations, check-ins, the waiting list with its first person, and room requests', async () => {
    renderWithPortal(<EventPage />, at);
    const figures = within(await screen.findByRole('region', { name: 'Figures' }));
    expect(figures.getByText('Full, 2 places')).toBeTruthy();
    expect(figures.getByText('1 still to come')).toBeTruthy();
    expect(await figures.findByText('Next: Ravi Kumar')).toBeTruthy();
    expect(figures.getByText('1 pending')).toBeTruthy();
  });

  it('uses the singular for one place, and expects nobody when it is over', async () => {
    const one = { ...event.registration, taken: 1, checked_in: 0, max_participants: 1 };
    server.use(answers(calls.readEvent, { ...event, status: 'completed', registration: one }));
    renderWithPortal(<EventPage />, at);
    const figures = within(await screen.findByRole('region', { name: 'Figures' }));
    expect(figures.getByText('Full, 1 place')).toBeVisible();
    expect(figures.getByText('0 of 1 checked in')).toBeVisible();
  });

  it('says until when an event that is over can be corrected or cancelled, and lets one do both', async () => {
    const until = new Date(Date.now() + 60_000).toISOString();
    const ended = { ...event, status: 'completed' as const, correctable_until: until };
    const nobody = { ...ended, registration: { ...event.registration, checked_in: 0 } };
    server.use(answers(calls.readEvent, nobody));
    const first = renderWithPortal(<EventPage />, at);
    expect(await screen.findByText(/^This event is over\. You can correct or cancel it until /)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Cancel event' })).not.toHaveLength(0);
    expect(screen.queryByRole('link', { name: 'Check people in' })).toBeNull();
    first.unmount();
    server.use(answers(calls.readEvent, ended));
    const attended = renderWithPortal(<EventPage />, at);
    expect(await screen.findByText(/^This event is over\. You can correct it until /)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel event' })).toBeNull();
    attended.unmount();
    server.use(answers(calls.readEvent, { ...ended, correctable_until: '2026-11-20T00:00:00.000Z' }));
    renderWithPortal(<EventPage />, at);
    expect(await screen.findByRole('region', { name: 'Figures' })).toBeVisible();
    expect(screen.queryByText(/^This event is over/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('lists the registrations, with search and filters', async () => {
    const asked: QueryOf<typeof calls.listRegistrations>[] = [];
    server.use(list(asked));
    const { user } = renderWithPortal(<EventPage />, at);
    expect((await rowOf('Aarav Singh')).getByText('9:48 am')).toBeTruthy();
    expect((await rowOf('Ravi Kumar')).getByText('1st on the waiting list')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^To check in/ }));
    await waitFor(() => expect(screen.queryByText('Aarav Singh')).toBeNull());
    expect(asked.at(-1)?.checked_in).toBe('no');
    await user.click(screen.getByRole('radio', { name: /^All/ }));
    await user.type(screen.getByRole('searchbox', { name: 'Search registrations' }), 'dev');
    await waitFor(() => expect(asked.at(-1)?.q).toBe('dev'));
  });

  it('shows others the page of students, without registrations', async () => {
    const { room_requests: _requests, ...seen } = event;
    server.use(answers(calls.readEvent, seen));
    renderWithPortal(<EventPage />, { ...at, as: 'CLUB_COORDINATOR' });
    expect(await screen.findByText('About this event')).toBeTruthy();
    expect(screen.queryByText('Export CSV')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('cancels with a reason, and shows it', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(calls.cancelEvent, ({ body }) => {
        bodies.push(body);
        const cancelled: EventAnswer = {
          ...event,
          version: 4,
          status: 'cancelled',
          cancellation: { reason: 'The lab is flooded.', at: '2026-11-20T04:30:00.000Z' },
        };
        server.use(answers(calls.readEvent, cancelled));
        return cancelled;
      }),
    );
    const { user } = renderWithPortal(<EventPage />, at);
    const [open] = await screen.findAllByRole('button', { name: 'Cancel event' });
    await user.click(open as HTMLElement);
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel event' }));
    expect(dialog.getByText('Please enter a reason.')).toBeTruthy();
    await user.type(dialog.getByLabelText('Reason'), 'The lab is flooded.');
    await user.click(dialog.getByRole('button', { name: 'Cancel event' }));
    expect(await screen.findByText(/^The lab is flooded\. \(20 Nov 2026\)/)).toBeTruthy();
    expect(bodies).toEqual([{ reason: 'The lab is flooded.' }]);
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Check people in' })).toBeNull();
  });
});

describe('the check-in from the list', () => {
  it('checks in by name, and can be undone', async () => {
    const bodies: unknown[] = [];
    const undone: string[] = [];
    server.use(
      answers(calls.checkIn, ({ body }) => {
        bodies.push(body);
        return entered;
      }),
      answers(calls.undoCheckIn, ({ params }) => {
        undone.push(params.registrationId);
        return new Response(null, { status: 204 });
      }),
    );
    const { user } = renderWithPortal(<EventPage />, at);
    await user.click(await screen.findByRole('button', { name: 'Check in Devika Pillai' }));
    const result = within(screen.getByRole('status', { name: 'Last scan' }));
    expect(await result.findByText('Checked in at 9:55 am.', { exact: false })).toBeVisible();
    expect(bodies).toEqual([{ registration: devika._id.toUpperCase(), seconds_ago: 0 }]);
    await user.click(result.getByRole('button', { name: 'Undo the check-in of Devika Pillai' }));
    expect(await result.findByText('Check-in undone.', { exact: false })).toBeVisible();
    await waitFor(() => expect(undone).toEqual([devika._id]));
  });

  it('leads to the check-in by code, while the event is not over', async () => {
    const page = renderWithPortal(<EventPage />, at);
    const link = await screen.findByRole('link', { name: 'Check people in' });
    expect(link).toHaveAttribute('href', `/events/${event._id}/check-in`);
    page.unmount();
    server.use(answers(calls.readEvent, { ...event, status: 'completed' }));
    renderWithPortal(<EventPage />, at);
    await screen.findByRole('region', { name: 'Figures' });
    expect(screen.queryByRole('link', { name: 'Check people in' })).toBeNull();
  });
});
