import { calls, type EventAnswer, type MyRegistration } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { HomePage } from './home-page';
import { emptyHome } from './sample-home';

const server = portalServer(...emptyHome);

const openEvent: EventAnswer = {
  _id: '65a0000000000000000000e1',
  version: 1,
  title: 'Robotics night',
  description: 'Build a line follower in one evening.',
  status: 'planned',
  category: 'technical',
  type: 'Workshop',
  schedule: { start: '2030-01-05T12:30:00.000Z', end: '2030-01-05T14:30:00.000Z', venue: '', mode: 'offline' },
  organizing_unit_id: null,
  organizers: [],
  registration: { required: true, state: 'open', max_participants: 3, taken: 2, waiting: 0 },
  created_at: '2026-01-05T06:00:00.000Z',
};
const fullEvent: EventAnswer = { ...openEvent, registration: { ...openEvent.registration, taken: 3, waiting: 6 } };
const place: MyRegistration = {
  _id: '65e000000000000000000001',
  status: 'registered',
  code: 'K7QM-2RTX',
  joined_at: '2026-11-10T04:30:00.000Z',
};

/** The home with one event, which the service then shows with the registration. */
async function homeWith(event: EventAnswer) {
  let mine: MyRegistration | undefined;
  server.use(answers(calls.listEventsByRole, () => [{ ...event, ...(mine && { my_registration: mine }) }]));
  const portal = renderWithPortal(<HomePage />, { as: 'STUDENT', at: '/home' });
  const upcoming = within(await screen.findByRole('region', { name: 'Upcoming Events' }));
  await upcoming.findByRole('link', { name: event.title });
  return {
    ...portal,
    upcoming,
    accept: (registration: MyRegistration) => (mine = registration),
  };
}

describe('registering from the home', () => {
  it('shows Registered at once, and says for which event', async () => {
    const { user, upcoming, accept } = await homeWith(openEvent);
    let answer: (mine: MyRegistration) => void = () => undefined;
    const registration = new Promise<MyRegistration>((resolve) => (answer = resolve));
    server.use(answers(calls.joinEvent, () => registration));
    await user.click(upcoming.getByRole('button', { name: 'Register' }));
    expect(await upcoming.findByText('Registered')).toBeVisible();
    act(() => answer(accept(place)));
    expect(await screen.findByText("You're registered for Robotics night.")).toBeVisible();
    expect(await upcoming.findByRole('button', { name: 'Cancel registration: Robotics night' })).toBeVisible();
  });

  it('tells buttons of the same name apart by the event', async () => {
    const { upcoming } = await homeWith(openEvent);
    expect(upcoming.getByRole('button', { name: 'Register' })).toHaveAccessibleDescription('Robotics night');
  });

  it('offers the waiting list of a full event', async () => {
    const { user, upcoming, accept } = await homeWith(fullEvent);
    expect(upcoming.getByText("You'd be 7th on the waiting list")).toBeVisible();
    server.use(answers(calls.joinEvent, () => accept({ ...place, status: 'waiting', position: 7 })));
    await user.click(upcoming.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText("You're 7th on the waiting list for Robotics night.")).toBeVisible();
    expect(await upcoming.findByText('Waiting list (7)')).toBeVisible();
  });

  it('sends one request, however often I press', async () => {
    let times = 0;
    const { upcoming, accept } = await homeWith(openEvent);
    server.use(
      answers(calls.joinEvent, () => {
        times += 1;
        return accept(place);
      }),
    );
    const button = upcoming.getByRole('button', { name: 'Register' });
    act(() => [button, button].forEach((one) => one.click()));
    await screen.findByText("You're registered for Robotics night.");
    expect(times).toBe(1);
  });

  it('reverts a refused registration with its reason', async () => {
    const { user, upcoming } = await homeWith(openEvent);
    const closed = { ...openEvent, registration: { ...openEvent.registration, state: 'closed' as const } };
    server.use(refuses(calls.joinEvent, 'REGISTRATION.CLOSED'), answers(calls.readEvent, closed));
    await user.click(upcoming.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText("Robotics night: Registration isn't open.")).toBeVisible();
    expect(await upcoming.findByText('Planned')).toBeVisible();
    expect(upcoming.queryByText('Registered')).toBeNull();
  });

  it('is not offered before registration opens', async () => {
    const { upcoming } = await homeWith({
      ...openEvent,
      registration: { ...openEvent.registration, state: 'not-yet' },
    });
    expect(upcoming.getByText('Planned')).toBeVisible();
    expect(upcoming.queryByRole('button', { name: 'Register' })).toBeNull();
  });
});
