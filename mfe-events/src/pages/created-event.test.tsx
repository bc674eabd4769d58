import { calls, type EventAnswer } from '@portal/contracts';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { eventHref, justCreated } from '../paths';
import { EventPage } from './event-page';
import { managedEvent, pendingRequest } from './sample-event';

const server = portalServer(
  answers(calls.listRooms, []),
  answers(calls.readRoomAvailability, []),
  answers(calls.listRegistrations, []),
);
const schedule = {
  start: '2099-12-05T12:30:00.000Z',
  end: '2099-12-05T14:30:00.000Z',
  venue: 'Seminar Room 1',
  mode: 'offline',
} as const;
const event: EventAnswer = { ...managedEvent, room_requests: [], schedule };

async function open(shown: EventAnswer, state: object | undefined = justCreated) {
  server.use(answers(calls.readEvent, shown));
  const at = { at: eventHref(shown._id), path: '/events/:id', state };
  const portal = renderWithPortal(<EventPage />, { ...at, as: 'CLUB_COORDINATOR' });
  await screen.findByRole('heading', { level: 1, name: shown.title });
  return portal;
}

const nextStep = () => screen.queryByRole('button', { name: /^Request .* for / });

describe('an event that was just created', () => {
  it('says so, and its next step is to request its room at its time', async () => {
    const { user } = await open(event);
    expect((await screen.findByText('Event created successfully!')).closest('[role="alert"]')).toHaveTextContent(
      /^Event created successfully!$/,
    );
    await user.click(screen.getByRole('button', { name: 'Request Seminar Room 1 for 5 Dec 2099, 6:00 to 8:00 pm' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request a Room' }));
    expect(dialog.getByLabelText('Room/Venue Name')).toHaveValue('Seminar Room 1');
    expect(dialog.getByLabelText('Date')).toHaveValue('5 Dec 2099');
    expect(dialog.getByLabelText('Time')).toHaveValue('6:00 pm');
  });

  it.each<[name: string, schedule: Partial<EventAnswer['schedule']>]>([
    ['is online', { mode: 'online' }],
    ['has no venue', { venue: '' }],
    ['has no date', { start: null, end: null }],
  ])('offers no room when it %s', async (_, changes) => {
    await open({ ...event, schedule: { ...schedule, ...changes } });
    expect(await screen.findByText('Event created successfully!')).toBeVisible();
    expect(nextStep()).toBeNull();
  });

  it('offers no room once one is requested', async () => {
    await open({ ...event, room_requests: [{ ...pendingRequest, date: '2099-12-05' }] });
    expect(await screen.findByText('Event created successfully!')).toBeVisible();
    expect(nextStep()).toBeNull();
  });

  it('is like any other event on a later visit', async () => {
    await open(event, {});
    await screen.findByRole('region', { name: 'Room Requests' });
    expect(screen.queryByText('Event created successfully!')).toBeNull();
    expect(nextStep()).toBeNull();
  });
});
