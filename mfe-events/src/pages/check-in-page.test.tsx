import { calls, type AnswerOf, type EventAnswer } from '@portal/contracts';
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
import { checkInHref } from '../paths';
import { CheckInPage } from './check-in-page';
import { managedEvent } from './sample-event';

const server = portalServer();
const event: EventAnswer = {
  ...managedEvent,
  registration: { required: true, state: 'open', taken: 120, checked_in: 41, waiting: 0, max_participants: 150 },
};
const at = { at: checkInHref(event._id), path: '/events/:id/check-in', as: 'CLUB_COORDINATOR' } as const;
const personId = '65a000000000000000000001';

const entered: AnswerOf<typeof calls.checkIn> = {
  _id: '65e000000000000000000002',
  person: { _id: '65a000000000000000000102', username: '2@example.edu', personal_info: { name: 'Devika Pillai' } },
  status: 'registered',
  joined_at: '2026-11-18T10:46:00.000Z',
  checked_in_at: '2026-11-21T04:25:00.000Z',
  first: true,
};

function itIs(now: string) {
  jest.useFakeTimers({ now: new Date(now), advanceTimers: true });
}

beforeEach(() => {
  itIs('2026-11-21T04:20:00.000Z');
  server.use(answers(calls.readEvent, event));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

const { matchMedia } = window;
function hasMouse() {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query === '(pointer: fine)' }));
}

const result = () => within(screen.getByRole('status', { name: 'Last scan' }));
const figures = () => within(screen.getByRole('region', { name: 'Check-ins' }));
const typeCode = (user: ReturnType<typeof renderWithPortal>['user'], code: string) =>
  user.type(screen.getByLabelText('Code'), `${code}{Enter}`);
/** At the bottom, where the thumb is. */
const controls = () => screen.getByLabelText('Code').closest('form') as HTMLElement;
const queued = () => localStorage.getItem(`portal.check-in.${personId}.${event._id}`);

describe('the check-in', () => {
  it('checks in by code, shows the name, and is ready for the next code', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(calls.checkIn, ({ body }) => {
        bodies.push(body);
        return bodies.length === 1 ? entered : { ...entered, first: false };
      }),
    );
    const { user } = renderWithPortal(<CheckInPage />, at);
    await typeCode(user, 'abcd-1234');
    expect(await result().findByText('Checked in at 9:55 am.')).toBeVisible();
    expect(result().getByText('Devika Pillai')).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(screen.getByLabelText('Code')).toHaveValue('');
    await typeCode(user, 'ABCD1234');
    expect(await result().findByText('Already checked in at 9:55 am.')).toBeVisible();
    expect(bodies).toEqual(Array(2).fill({ registration: 'ABCD1234', seconds_ago: 0 }));
  });

  it('shows what is wrong with a code', async () => {
    server.use(refuses(calls.checkIn, 'REGISTRATION.NOT_FOUND'));
    const { user } = renderWithPortal(<CheckInPage />, at);
    await typeCode(user, 'nobody');
    expect(await result().findByText('No registration for this event has the code NOBODY.')).toBeVisible();
    server.use(refuses(calls.checkIn, 'REGISTRATION.ON_WAITING_LIST'));
    expect(screen.getByLabelText('Code')).toHaveValue('NOBODY');
    await user.keyboard('waits{Enter}');
    expect(await result().findByText("This person is on the waiting list and doesn't have a place.")).toBeVisible();
    await typeCode(user, ' ');
    expect(await screen.findByText('Please enter a code.')).toBeVisible();
  });

  it('counts who is there in all, and who was checked in by this device, also after a reload', async () => {
    server.use(answers(calls.checkIn, entered));
    const first = renderWithPortal(<CheckInPage />, at);
    expect(await figures().findByText('of 120 registered')).toBeVisible();
    expect(figures().getByText('41')).toBeVisible();
    server.use(answers(calls.readEvent, { ...event, registration: { ...event.registration, checked_in: 42 } }));
    await typeCode(first.user, 'ABCD1234');
    expect(await figures().findByText('42')).toBeVisible();
    expect(figures().getByText('On this device').parentElement).toHaveTextContent('On this device1');
    first.unmount();

    renderWithPortal(<CheckInPage />, at);
    expect(figures().getByText('On this device').parentElement).toHaveTextContent('On this device1');
  });
});

describe('undoing a check-in', () => {
  const undoName = 'Undo the check-in of Devika Pillai';

  it('is offered for ten seconds', async () => {
    server.use(answers(calls.checkIn, entered));
    const { user } = renderWithPortal(<CheckInPage />, at);
    await typeCode(user, 'ABCD1234');
    expect(await within(controls()).findByRole('button', { name: undoName })).toBeVisible();
    act(() => jest.advanceTimersByTime(8000));
    expect(screen.getByRole('button', { name: undoName })).toBeVisible();
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.queryByRole('button', { name: undoName })).toBeNull();
    expect(result().getByText('Checked in at 9:55 am.')).toBeVisible();
  });

  it('takes it back, also from the count, and says so when that fails', async () => {
    server.use(answers(calls.checkIn, entered), isUnreachable(calls.undoCheckIn));
    const { user } = renderWithPortal(<CheckInPage />, at);
    await typeCode(user, 'ABCD1234');
    await user.click(await screen.findByRole('button', { name: undoName }));
    expect(await result().findByText(/^We couldn't undo this check-in\./)).toBeVisible();

    const undone: unknown[] = [];
    server.use(
      answers(calls.undoCheckIn, ({ params }) => {
        undone.push(params);
        return new Response(null, { status: 204 });
      }),
    );
    await user.click(screen.getByRole('button', { name: undoName }));
    expect(await result().findByText('Check-in undone.')).toBeVisible();
    expect(undone).toEqual([{ id: event._id, registrationId: entered._id }]);
    await waitFor(() =>
      expect(figures().getByText('On this device').parentElement).toHaveTextContent('On this device0'),
    );
  });

  it('is not offered for somebody who was checked in before', async () => {
    server.use(answers(calls.checkIn, { ...entered, first: false }));
    const { user } = renderWithPortal(<CheckInPage />, at);
    await typeCode(user, 'ABCD1234');
    await result().findByText('Already checked in at 9:55 am.');
    expect(screen.queryByRole('button', { name: undoName })).toBeNull();
  });
});

describe('a scanner or a keyboard', () => {
  it('types at once: the field for codes has the focus', async () => {
    hasMouse();
    renderWithPortal(<CheckInPage />, at);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus());
  });

  it('is not expected on a touch screen', async () => {
    renderWithPortal(<CheckInPage />, at);
    await screen.findByRole('heading', { level: 1, name: event.title });
    expect(screen.getByRole('textbox', { name: 'Code' })).not.toHaveFocus();
  });
});

describe('without a connection', () => {
  it('scans are queued, also over a reload, and each is sent once afterwards', async () => {
    server.use(isUnreachable(calls.checkIn));
    const first = renderWithPortal(<CheckInPage />, at);
    await typeCode(first.user, 'ABCD1234');
    expect(await screen.findByText('1 scan saved')).toBeVisible();
    await typeCode(first.user, 'ABCD1234');
    expect(await result().findByText('Already saved')).toBeVisible();
    first.unmount();

    const bodies: unknown[] = [];
    server.use(
      answers(calls.checkIn, ({ body }) => {
        bodies.push(body);
        return bodies.length === 1 ? problem('SYSTEM.UNAVAILABLE') : entered;
      }),
    );
    renderWithPortal(<CheckInPage />, at);
    expect(await screen.findByText('1 scan saved')).toBeVisible();
    await waitFor(() => expect(bodies).toHaveLength(1));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await result().findByText('Checked in at 9:55 am.')).toBeVisible();
    expect(screen.queryByText('1 scan saved')).toBeNull();
    expect(bodies).toHaveLength(2);
    expect(queued()).toBeNull();
  });

  it('scans are kept while the session is over, and each is sent once when the person has signed in again', async () => {
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
    const { user } = renderWithPortal(<CheckInPage />, at);
    await typeCode(user, 'K7M2PX');
    await waitFor(() => expect(sessionStore.getState().status).toBe('ended'));
    await typeCode(user, 'B9TQ4N');
    expect(queued()).toMatch(/K7M2PX.*B9TQ4N/);
    isSignedIn = true;
    act(() => beSignedInAs('CLUB_COORDINATOR'));
    await waitFor(() => expect(accepted.toSorted()).toEqual(['B9TQ4N', 'K7M2PX']));
    await waitFor(() => expect(queued()).toBeNull());
  });

  it('it opens with what this device read last, and says when that was', async () => {
    const first = renderWithPortal(<CheckInPage />, at);
    expect(await screen.findByRole('heading', { level: 1, name: event.title })).toBeVisible();
    await figures().findByText('of 120 registered');
    first.unmount();

    server.use(isUnreachable(calls.readEvent));
    renderWithPortal(<CheckInPage />, at);
    expect(screen.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
    expect(figures().getByText('of 120, as of 9:50 am')).toBeVisible();
    expect(screen.getByLabelText('Code')).toBeVisible();
  });

  it('it opens without ever having read the event', () => {
    server.use(isUnreachable(calls.readEvent));
    renderWithPortal(<CheckInPage />, at);
    expect(screen.getByRole('heading', { level: 1, name: 'Check-in' })).toBeVisible();
    expect(screen.getByLabelText('Code')).toBeVisible();
  });
});

describe('an event of another day', () => {
  it.each([
    ['2026-11-20T04:20:00.000Z', 'This event is on 21 Nov. Check people in anyway?'],
    ['2026-11-22T04:20:00.000Z', 'This event was on 21 Nov. Check people in anyway?'],
    ['2027-01-02T04:20:00.000Z', 'This event was on 21 Nov 2026. Check people in anyway?'],
  ])('is asked about on %s', async (now, question) => {
    itIs(now);
    const { user, address } = renderWithPortal(<CheckInPage />, at);
    const dialog = within(await screen.findByRole('alertdialog', { name: question }));
    await user.click(dialog.getByRole('button', { name: 'Check people in' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(address()).toBe(checkInHref(event._id));
  });

  it('goes on from its heading by keyboard once the question is answered', async () => {
    itIs('2026-11-20T04:20:00.000Z');
    const { user } = renderWithPortal(<CheckInPage />, at);
    await user.click(await screen.findByRole('button', { name: 'Check people in' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  });

  it('goes on in the field for codes where there is a keyboard', async () => {
    hasMouse();
    itIs('2026-11-20T04:20:00.000Z');
    const { user } = renderWithPortal(<CheckInPage />, at);
    await user.click(await screen.findByRole('button', { name: 'Check people in' }));
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  });

  it('is left without a check-in', async () => {
    itIs('2026-11-20T04:20:00.000Z');
    const { user, address } = renderWithPortal(<CheckInPage />, at);
    await user.click(await screen.findByRole('button', { name: 'Back to event' }));
    expect(address()).toBe(`/events/${event._id}`);
  });
});

describe('nobody is checked in', () => {
  const { room_requests: _requests, ...seen } = event;
  it.each([
    ["You can't check people in at this event", seen],
    ['This event is cancelled', { ...event, status: 'cancelled' }],
    ["This event doesn't take registrations", { ...event, registration: { required: false } }],
  ] as const)('where it says: %s', async (title, answer) => {
    server.use(answers(calls.readEvent, answer as EventAnswer));
    renderWithPortal(<CheckInPage />, at);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByLabelText('Code')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to event' })).toHaveAttribute('href', `/events/${event._id}`);
  });

  it('at an event that does not exist', async () => {
    server.use(refuses(calls.readEvent, 'EVENT.NOT_FOUND'));
    renderWithPortal(<CheckInPage />, at);
    expect(await screen.findByRole('heading', { name: "This event doesn't exist" })).toBeVisible();
  });
});
