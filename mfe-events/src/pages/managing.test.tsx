import { calls, type EventAnswer, type ListedRegistration, type QueryOf } from '@portal/contracts';
import { sessionStore } from '@portal/web-kit';
import {
  answers,
  beSignedInAs,
  isUnreachable,
  portalServer,
  problem,
  refuses,
  renderWithPortal,
} from '@portal/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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

beforeEach(() => server.use(answers(calls.readEvent, event), list()));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const typeCode = async (user: ReturnType<typeof renderWithPortal>['user'], code: string) =>
  user.type(await screen.findByLabelText('Code'), `${code}{Enter}`);

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
    expect(screen.queryByLabelText('Code')).toBeNull();
  });
});

describe('the check-in', () => {
  it('checks in by code, shows the name, and is ready for the next code', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(calls.checkIn, ({ body }) => {
        bodies.push(body);
        return bodies.length === 1 ? entered : { ...entered, first: false };
      }),
    );
    const { user } = renderWithPortal(<EventPage />, at);
    await typeCode(user, 'abcd-1234');
    expect(await screen.findByText('Devika Pillai checked in at 9:55 am.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Code'));
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('');
    await typeCode(user, 'ABCD1234');
    expect(await screen.findByText('Devika Pillai was already checked in at 9:55 am.')).toBeTruthy();
    expect(bodies).toEqual([{ registration: 'ABCD1234' }, { registration: 'ABCD1234' }]);
  });

  it('checks in by name from the list', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(calls.checkIn, ({ body }) => {
        bodies.push(body);
        return entered;
      }),
    );
    const { user } = renderWithPortal(<EventPage />, at);
    await user.click(await screen.findByRole('button', { name: 'Check in Devika Pillai' }));
    expect(await screen.findByText('Devika Pillai checked in at 9:55 am.')).toBeTruthy();
    expect(bodies).toEqual([{ registration: devika._id.toUpperCase() }]);
  });

  it('shows what is wrong with a code', async () => {
    server.use(refuses(calls.checkIn, 'REGISTRATION.NOT_FOUND'));
    const { user } = renderWithPortal(<EventPage />, at);
    await typeCode(user, 'nobody');
    expect(await screen.findByText('No registration for this event has that code.')).toBeTruthy();
    server.use(refuses(calls.checkIn, 'REGISTRATION.ON_WAITING_LIST'));
    await typeCode(user, 'waits');
    expect(await screen.findByText("This person is on the waiting list and doesn't have a place.")).toBeTruthy();
    await typeCode(user, ' ');
    expect(await screen.findByText('Please enter a code.')).toBeTruthy();
  });

  it('queues scans without a connection, also over a reload, and sends each once afterwards', async () => {
    server.use(isUnreachable(calls.checkIn));
    const first = renderWithPortal(<EventPage />, at);
    await typeCode(first.user, 'ABCD1234');
    expect(await screen.findByText('1 scan saved')).toBeTruthy();
    await typeCode(first.user, 'ABCD1234');
    expect(await screen.findByText('Already saved.')).toBeTruthy();
    first.unmount();

    const bodies: unknown[] = [];
    server.use(
      answers(calls.checkIn, ({ body }) => {
        bodies.push(body);
        return bodies.length === 1 ? problem('SYSTEM.UNAVAILABLE') : entered;
      }),
    );
    renderWithPortal(<EventPage />, at);
    expect(await screen.findByText('1 scan saved')).toBeTruthy();
    await waitFor(() => expect(bodies).toHaveLength(1));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Devika Pillai checked in at 9:55 am.')).toBeTruthy();
    expect(screen.queryByText('1 scan saved')).toBeNull();
    expect(bodies).toHaveLength(2);
    expect(localStorage).toHaveLength(0);
  });

  it('keeps scans while the session is over, and sends each once when the person has signed in again', async () => {
    let isSignedIn = false;
    const accepted: string[] = [];
    server.use(
      answers(calls.checkIn, ({ body }) => {
        if (!isSignedIn) return problem('AUTH.SESSION_REQUIRED');
        accepted.push(body.registration);
        return entered;
      }),
      refuses(calls.refresh, 'AUTH.SESSION_REQUIRED'),
    );
    const { user } = renderWithPortal(<EventPage />, at);
    await typeCode(user, 'K7M2PX');
    await waitFor(() => expect(sessionStore.getState().status).toBe('ended'));
    await typeCode(user, 'B9TQ4N');
    const queued = () => localStorage.getItem(`portal.check-in.65a000000000000000000001.${event._id}`);
    expect(queued()).toMatch(/K7M2PX.*B9TQ4N/);
    isSignedIn = true;
    act(() => beSignedInAs('CLUB_COORDINATOR'));
    await waitFor(() => expect(accepted.toSorted()).toEqual(['B9TQ4N', 'K7M2PX']));
    await waitFor(() => expect(queued()).toBeNull());
  });
});
