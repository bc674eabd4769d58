import { liveEvents } from '@portal/campus-kit/testing';
import { calls, type EventAnswer } from '@portal/contracts';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { eventHref } from '../paths';
import { EventPage } from './event-page';
import { EventsPage } from './events-page';
import { managedEvent, sampleEvent } from './sample-event';

const server = portalServer();
const { show, tell, pass } = liveEvents(server);
const eventId = sampleEvent._id;
const [other, unseen] = ['65b000000000000000000002', '65b000000000000000000003'];

const withPlaces = (event: EventAnswer, taken: number): EventAnswer => ({
  ...event,
  registration: { required: true, state: 'open', max_participants: 3, taken, waiting: 0, checked_in: 0 },
});

describe('what others change', () => {
  it('shows in the list, which asks for nothing without it', async () => {
    let asked = 0;
    let taken = 1;
    server.use(answers(calls.listEventsByRole, () => ((asked += 1), [withPlaces(sampleEvent, taken)])));
    await show(<EventsPage />, { as: 'STUDENT', at: '/events' });
    expect(screen.getByText('2 of 3 places left')).toBeVisible();
    const before = asked;
    await pass(30_000);
    await tell({ eventId: unseen, kind: 'registrations' });
    await pass(10_000);
    expect(asked).toBe(before);
    taken = 3;
    await tell({ eventId, kind: 'registrations' });
    expect(await screen.findByText('Full, 3 places')).toBeVisible();
    expect(asked).toBe(before + 1);
  });

  it('puts a new event into the list', async () => {
    let listed = [sampleEvent];
    server.use(answers(calls.listEventsByRole, () => listed));
    await show(<EventsPage />, { as: 'STUDENT', at: '/events' });
    listed = [sampleEvent, { ...sampleEvent, _id: other, title: 'Quiz Night' }];
    await tell({ eventId: other, kind: 'event' });
    expect(await screen.findByRole('link', { name: 'Quiz Night' })).toBeVisible();
  });

  it('shows on the page of an event', async () => {
    let event = withPlaces(sampleEvent, 1);
    server.use(answers(calls.readEvent, () => event));
    await show(<EventPage />, { as: 'STUDENT', at: eventHref(event._id), path: '/events/:id' });
    event = { ...event, status: 'cancelled', cancellation: { reason: 'Rain.', at: '2026-11-20T04:30:00.000Z' } };
    await tell({ eventId, kind: 'event' });
    expect(await screen.findByText('This event was cancelled.')).toBeVisible();
  });

  it('shows in the registrations of an event', async () => {
    const registration = (nth: number, name: string) => ({
      _id: `65e00000000000000000000${nth}`,
      person: {
        _id: `65a00000000000000000010${nth}`,
        username: `${nth}@example.edu`,
        personal_info: { name },
        user_id: `1224000${nth}`,
      },
      status: 'registered' as const,
      joined_at: '2026-11-18T10:46:00.000Z',
    });
    let listed = [registration(1, 'Aarav Singh')];
    server.use(
      answers(calls.readEvent, () => withPlaces(managedEvent, listed.length)),
      answers(calls.listRegistrations, () => listed),
    );
    await show(<EventPage />, { as: 'CLUB_COORDINATOR', at: eventHref(managedEvent._id), path: '/events/:id' });
    const table = within(await screen.findByRole('table'));
    listed = [...listed, registration(2, 'Devika Pillai')];
    await tell({ eventId, kind: 'registrations' });
    expect(await table.findByText('Devika Pillai')).toBeVisible();
  });
});

it('the button to register works from the moment at which registration opens', async () => {
  const [start, end] = ['2026-11-20T05:00:00.000Z', '2026-11-20T12:30:00.000Z'];
  const stateNow = () => (Date.now() < Date.parse(start) ? ('not-yet' as const) : ('open' as const));
  server.use(
    answers(calls.listEventsByRole, () => [
      { ...sampleEvent, registration: { required: true, start, end, state: stateNow() } },
    ]),
  );
  renderWithPortal(<EventsPage />, { as: 'STUDENT', at: '/events' });
  const button = await screen.findByRole('button', { name: 'Register' });
  expect(button).toBeDisabled();
  await pass(31 * 60_000);
  await waitFor(() => expect(button).toBeEnabled());
});
