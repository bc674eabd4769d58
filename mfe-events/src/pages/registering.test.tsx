import { calls, type EventAnswer, type MyRegistration } from '@portal/contracts';
import { answers, personAs, portalServer, problem, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { eventHref } from '../paths';
import { EventPage } from './event-page';
import { EventsPage } from './events-page';
import { sampleEvent } from './sample-event';

const server = portalServer();

const openEvent: EventAnswer = {
  ...sampleEvent,
  registration: { required: true, state: 'open', max_participants: 3, taken: 2, waiting: 0 },
};
const fullEvent: EventAnswer = {
  ...openEvent,
  registration: { ...openEvent.registration, taken: 3, waiting: 6 },
};
const place: MyRegistration = {
  _id: '65e000000000000000000001',
  status: 'registered',
  code: 'K7QM-2RTX',
  joined_at: '2026-11-10T04:30:00.000Z',
};
const inLine: MyRegistration = { ...place, status: 'waiting', position: 4 };

async function cardOf(event: EventAnswer, as: Parameters<typeof personAs>[0] = 'STUDENT') {
  server.use(answers(calls.listEventsByRole, [event]));
  const portal = renderWithPortal(<EventsPage />, { as, at: '/events' });
  return { ...portal, card: within(await screen.findByRole('article', { name: event.title })) };
}

const showPage = (as: 'STUDENT' | 'visitor' = 'STUDENT') =>
  renderWithPortal(<EventPage />, { as, at: eventHref(sampleEvent._id), path: '/events/:id' });

describe('registering from the list', () => {
  it('shows Registered and one place less at once, and the button to leave after the answer', async () => {
    const { user, card } = await cardOf(openEvent);
    let answer: (mine: MyRegistration) => void = () => undefined;
    const registration = new Promise<MyRegistration>((resolve) => (answer = resolve));
    server.use(answers(calls.joinEvent, () => registration));
    expect(card.getByText('1 of 3 places left')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Register' }));
    expect(await card.findByText('Registered')).toBeVisible();
    expect(card.getByText('Full, 3 places')).toBeVisible();
    expect(card.queryByRole('button', { name: /^Leave/ })).toBeNull();
    act(() => answer(place));
    expect(await card.findByRole('button', { name: `Cancel registration: ${sampleEvent.title}` })).toBeVisible();
    expect(await screen.findByText(`You're registered for ${sampleEvent.title}.`)).toBeVisible();
  });

  it('shows my future position when all places are taken, and then my position on the waiting list', async () => {
    const { user, card } = await cardOf(fullEvent);
    expect(card.getByText("You'd be 7th on the waiting list")).toBeVisible();
    server.use(answers(calls.joinEvent, { ...inLine, position: 7 }));
    await user.click(card.getByRole('button', { name: 'Register' }));
    expect(await card.findByText('Waiting list (7)')).toBeVisible();
    expect(card.getByText('7 waiting')).toBeVisible();
  });

  it('sends one request, however often I press', async () => {
    let times = 0;
    const { card } = await cardOf(openEvent);
    server.use(
      answers(calls.joinEvent, () => {
        times += 1;
        return place;
      }),
    );
    const button = card.getByRole('button', { name: 'Register' });
    act(() => [button, button].forEach((one) => one.click()));
    await screen.findByText(`You're registered for ${sampleEvent.title}.`);
    expect(times).toBe(1);
  });

  it('reverts a refused registration with its reason, and loads the event again', async () => {
    const { user, card } = await cardOf(openEvent);
    server.use(
      refuses(calls.joinEvent, 'REGISTRATION.CLOSED'),
      answers(calls.readEvent, { ...openEvent, registration: { ...openEvent.registration, state: 'closed' } }),
    );
    await user.click(card.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText(`${openEvent.title}: Registration isn't open.`)).toBeVisible();
    expect(await card.findByText('Registration closed')).toBeVisible();
    expect(card.getByRole('button', { name: 'Register' })).toBeDisabled();
  });

  it('leads to onboarding when the profile is not complete, found by the session or the server', async () => {
    server.use(answers(calls.listEventsByRole, [openEvent]));
    const unready = personAs('STUDENT', { onboardingComplete: false });
    const first = renderWithPortal(<EventsPage />, { as: unready, at: '/events', path: '/events' });
    await first.user.click(await screen.findByRole('button', { name: 'Register' }));
    await waitFor(() => expect(first.address()).toBe('/onboarding'));
    first.unmount();
    server.use(refuses(calls.joinEvent, 'ACCESS.NOT_ONBOARDED'));
    const second = renderWithPortal(<EventsPage />, { as: 'STUDENT', at: '/events', path: '/events' });
    await second.user.click(await screen.findByRole('button', { name: 'Register' }));
    await waitFor(() => expect(second.address()).toBe('/onboarding'));
  });

  it('shows my place, or my position on the waiting list', async () => {
    const { card, unmount } = await cardOf({ ...fullEvent, my_registration: inLine });
    expect(card.getByText('Waiting list (4)')).toBeVisible();
    unmount();
    const other = await cardOf({ ...openEvent, my_registration: place });
    expect(other.card.getByText('Registered')).toBeVisible();
    expect(other.card.queryByRole('button', { name: 'Register' })).toBeNull();
  });

  it('is offered to students only', async () => {
    const { card } = await cardOf(openEvent, 'CLUB_COORDINATOR');
    expect(card.getByText('1 of 3 places left')).toBeVisible();
    expect(card.queryByRole('button', { name: 'Register' })).toBeNull();
  });
});

describe('cancelling my registration', () => {
  const open = async (event: EventAnswer) => {
    const opened = await cardOf(event);
    await opened.user.click(opened.card.getByRole('button', { name: /^(Cancel registration|Leave waiting list): / }));
    return { ...opened, dialog: within(await screen.findByRole('alertdialog')) };
  };
  /** What can be undone is sent then. */
  const leavePage = () => {
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    hidden.mockRestore();
  };
  const closed = { ...openEvent.registration, state: 'closed' as const };

  it('asks first, and changes nothing when I keep my place', async () => {
    const { user, card, dialog } = await open({ ...openEvent, my_registration: place });
    expect(screen.getByRole('alertdialog', { name: `Give up your place at ${openEvent.title}?` })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep my place' }));
    expect(card.getByText('Registered')).toBeVisible();
  });

  it.each<[name: string, EventAnswer, sentence: string]>([
    ['has places left', openEvent, 'You can register again while places are left.'],
    [
      'has a place for everyone',
      { ...openEvent, registration: { required: true, state: 'open', taken: 2, waiting: 0 } },
      'You can register again while registration is open.',
    ],
    [
      'has a waiting list',
      fullEvent,
      "Your place goes to the next person on the waiting list. If you register again, you'll start at the end of the waiting list.",
    ],
    [
      'takes no registrations any more',
      { ...openEvent, registration: closed },
      "Registration is closed, so you can't get this place back.",
    ],
    [
      'takes none, and has a waiting list',
      { ...openEvent, registration: { ...closed, waiting: 2 } },
      "Your place goes to the next person on the waiting list. Registration is closed, so you can't get this place back.",
    ],
  ])('says what happens to the place when the event %s', async (_, event, sentence) => {
    const { dialog } = await open({ ...event, my_registration: place });
    expect(dialog.getByText(sentence)).toBeVisible();
  });

  it('says that the waiting list cannot be joined again once registration is closed', async () => {
    const { dialog } = await open({ ...fullEvent, registration: closed, my_registration: inLine });
    expect(dialog.getByText("Registration is closed, so you can't join the waiting list again.")).toBeVisible();
  });

  it('is not offered once the event has begun', async () => {
    const { card } = await cardOf({ ...openEvent, status: 'ongoing', registration: closed, my_registration: place });
    expect(card.getByText('Registered')).toBeVisible();
    expect(card.queryByRole('button', { name: /^Cancel registration/ })).toBeNull();
  });

  it('is undone without a word to the service, and the focus stays', async () => {
    const { user, card, dialog } = await open({ ...openEvent, my_registration: place });
    await user.click(dialog.getByRole('button', { name: 'Cancel registration' }));
    expect(await card.findByText('Registration cancelled')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(screen.getByRole('article')).toContainElement(document.activeElement as HTMLElement));
    await user.click(card.getByRole('button', { name: 'Undo' }));
    expect(await card.findByText('Registered')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('article')).toContainElement(document.activeElement as HTMLElement));
    // A request would fail the test: no answer of this call is mocked.
    leavePage();
    expect(card.getByText('Registered')).toBeVisible();
  });

  it('gives the place up once it can no longer be undone, and keeps the keyboard focus', async () => {
    const { user, card, dialog } = await open({ ...openEvent, my_registration: place });
    server.use(answers(calls.leaveEvent, () => new Response(null, { status: 204 })));
    await user.click(dialog.getByRole('button', { name: 'Cancel registration' }));
    (await card.findByRole('button', { name: 'Undo' })).focus();
    leavePage();
    expect(await card.findByText('2 of 3 places left')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('article')).toContainElement(document.activeElement as HTMLElement));
    expect(card.getByRole('button', { name: 'Register' })).toBeVisible();
    expect(await screen.findByText(`You're no longer registered for ${sampleEvent.title}.`)).toBeVisible();
  });

  it('succeeds when another window has left before', async () => {
    const { user, card, dialog } = await open({ ...openEvent, my_registration: place });
    server.use(refuses(calls.leaveEvent, 'REGISTRATION.NOT_FOUND'), answers(calls.readEvent, openEvent));
    await user.click(dialog.getByRole('button', { name: 'Cancel registration' }));
    leavePage();
    expect(await screen.findByText(`You're no longer registered for ${sampleEvent.title}.`)).toBeVisible();
    expect(await card.findByRole('button', { name: 'Register' })).toBeVisible();
  });

  it('warns about the position on the waiting list, and reverts when it is refused', async () => {
    const { user, card, dialog } = await open({ ...fullEvent, my_registration: inLine });
    expect(screen.getByRole('alertdialog', { name: `Leave the waiting list for ${fullEvent.title}?` })).toBeVisible();
    expect(dialog.getByText(/^You'll lose your place on the waiting list/)).toBeVisible();
    server.use(
      answers(calls.leaveEvent, () => problem('REGISTRATION.CHECKED_IN')),
      answers(calls.readEvent, { ...fullEvent, my_registration: inLine }),
    );
    await user.click(dialog.getByRole('button', { name: 'Leave waiting list' }));
    expect(await card.findByText('Left the waiting list')).toBeVisible();
    leavePage();
    expect(await screen.findByText(`${fullEvent.title}: You've already checked in.`)).toBeVisible();
    expect(await card.findByText('Waiting list (4)')).toBeVisible();
  });
});

describe('my registration on the page of an event', () => {
  it('shows my code as text and as a QR code', async () => {
    server.use(answers(calls.readEvent, { ...openEvent, my_registration: place }));
    showPage();
    const panel = within(await screen.findByRole('region', { name: 'Registration' }));
    expect(panel.getByText('K7QM-2RTX')).toBeVisible();
    expect(await panel.findByRole('img', { name: 'QR code of K7QM-2RTX' })).toBeVisible();
    expect(panel.getByRole('button', { name: 'Cancel registration' })).toBeVisible();
  });

  it('hides my code while giving the place up can be undone', async () => {
    server.use(answers(calls.readEvent, { ...openEvent, my_registration: place }));
    const { user } = showPage();
    await user.click(await screen.findByRole('button', { name: 'Cancel registration' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel registration' }),
    );
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(screen.queryByText('K7QM-2RTX')).toBeNull();
    await user.click(undo);
    expect(await screen.findByText('K7QM-2RTX')).toBeVisible();
  });

  it('shows when I was checked in, and offers no way to leave', async () => {
    const checkedIn = { ...place, checked_in_at: '2026-11-21T04:35:00.000Z' };
    server.use(answers(calls.readEvent, { ...openEvent, my_registration: checkedIn }));
    showPage();
    expect(await screen.findByText('Checked in, 21 Nov 2026, 10:05 am')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel registration' })).toBeNull();
  });

  it('registers me, and shows the code that comes with it', async () => {
    server.use(answers(calls.readEvent, openEvent), answers(calls.joinEvent, place));
    const { user } = showPage();
    await user.click(await screen.findByRole('button', { name: 'Register' }));
    expect(await screen.findByText('K7QM-2RTX')).toBeVisible();
  });

  it('leads a visitor to sign in', async () => {
    server.use(answers(calls.readEvent, openEvent));
    const { user, address } = showPage('visitor');
    await user.click(await screen.findByRole('button', { name: 'Sign in to register' }));
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('says that it was cancelled, and why, and no longer that I am registered', async () => {
    const cancellation = { reason: 'The hall is flooded.', at: '2026-11-12T04:30:00.000Z' };
    const cancelled = { ...openEvent, status: 'cancelled' as const, cancellation, my_registration: place };
    server.use(answers(calls.readEvent, cancelled));
    showPage();
    expect(await screen.findByText('This event was cancelled.')).toBeVisible();
    expect(screen.getByText('The hall is flooded. (12 Nov 2026)')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
    expect(screen.queryByText('Registered')).toBeNull();
  });

  it('gives the event to my own calendar', async () => {
    server.use(answers(calls.readEvent, openEvent));
    showPage();
    const link = await screen.findByRole('link', { name: 'Add to calendar' });
    expect(link).toHaveAttribute('href', `/api/events/${sampleEvent._id}/calendar.ics`);
    expect(link).toHaveAttribute('download');
  });
});
