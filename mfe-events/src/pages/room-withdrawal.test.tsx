import { calls, type EventAnswer, type RoomRequestAnswer } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { eventHref } from '../paths';
import { EventPage } from './event-page';
import { managedEvent, pendingRequest } from './sample-event';

/** From 6 to 9 pm at the institute. */
const schedule = { ...managedEvent.schedule, start: '2099-03-04T12:30:00.000Z', end: '2099-03-04T15:30:00.000Z' };
const pending: RoomRequestAnswer = { ...pendingRequest, date: '2099-03-04', time: '18:00', end_time: '21:00' };
const booked: RoomRequestAnswer = { ...pending, status: 'Approved' };
const eventWith = (...requests: RoomRequestAnswer[]): EventAnswer => ({
  ...managedEvent,
  version: 3,
  budget: { allocated: 5000, sponsors: [] },
  schedule,
  room_requests: requests,
});
const at = { at: eventHref(managedEvent._id), path: '/events/:id', as: 'CLUB_COORDINATOR' } as const;

const server = portalServer(
  answers(calls.listRooms, []),
  answers(calls.readRoomAvailability, []),
  answers(calls.listConflicts, []),
);
afterEach(() => sessionStorage.clear());

async function openRequests(event: EventAnswer) {
  server.use(answers(calls.readEvent, event));
  const portal = renderWithPortal(<EventPage />, at);
  return { ...portal, requests: within(await screen.findByRole('region', { name: 'Room Requests' })) };
}

describe('a room request of an event', () => {
  it('is withdrawn while it is pending, after a question', async () => {
    const { user, requests } = await openRequests(eventWith(pending));
    const withdrawn = { ...pending, status: 'Withdrawn' as const };
    server.use(
      answers(calls.withdrawRoomRequest, ({ params }) => {
        expect(params.requestId).toBe(pending._id);
        server.use(answers(calls.readEvent, eventWith(withdrawn)));
        return { _id: managedEvent._id, room_requests: [withdrawn] };
      }),
    );
    await user.click(requests.getByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw the request for Senate Hall?' }));
    expect(dialog.getByText('4 Mar 2099, 6:00 pm to 9:00 pm')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Withdraw request' }));
    expect(await screen.findByText('Request for Senate Hall withdrawn')).toBeVisible();
    expect(await requests.findByText('Withdrawn')).toBeVisible();
    expect(requests.queryByRole('button')).toBeNull();
  });

  it('gives its room back once it is approved, and says why that failed', async () => {
    const { user, requests } = await openRequests(eventWith(booked));
    server.use(refuses(calls.withdrawRoomRequest, 'ROOM_REQUEST.NOT_OPEN', { message: 'It is over.' }));
    await user.click(requests.getByRole('button', { name: 'Give room back' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Give Senate Hall back?' }));
    await user.click(dialog.getByRole('button', { name: 'Give room back' }));
    expect(await dialog.findByText('It is over.')).toBeVisible();
  });

  it('offers nothing once it is rejected or over', async () => {
    const over = { ...booked, _id: '65d000000000000000000002', date: '2020-03-04' };
    const { requests } = await openRequests(eventWith({ ...pending, status: 'Rejected' }, over));
    expect(requests.getByText('Rejected')).toBeVisible();
    expect(requests.queryByRole('button')).toBeNull();
  });
});

describe('an event that was moved', () => {
  it('offers to request the room for its new time', async () => {
    const { user, requests } = await openRequests(eventWith({ ...booked, time: '10:00', end_time: '13:00' }));
    expect(requests.getByText("This isn't at the time of the event.")).toBeVisible();
    await user.click(requests.getByRole('button', { name: "Request the event's time" }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request a Room' }));
    expect(dialog.getByLabelText('Room/Venue Name')).toHaveValue('Senate Hall');
    expect(dialog.getByLabelText('Time')).toHaveValue('6:00 pm');
    expect(dialog.getByLabelText(/^End/)).toHaveValue('9:00 pm');
  });

  it('says nothing of a room at its time', async () => {
    const { requests } = await openRequests(eventWith(booked));
    expect(requests.queryByText("This isn't at the time of the event.")).toBeNull();
  });

  it('warns in the form, before it is saved, of rooms that stay at the old time', async () => {
    server.use(answers(calls.readEvent, eventWith(booked)));
    const { user } = renderWithPortal(<EventPage />, { ...at, at: `${at.at}?edit=1` });
    const start = await screen.findByLabelText('Start, time');
    expect(screen.queryByText("Rooms don't move with the event")).toBeNull();
    await user.clear(start);
    await user.type(start, '5:00 pm{Tab}');
    const warning = await screen.findByText("Rooms don't move with the event");
    expect(warning.closest('[role=note]')).toHaveTextContent('Senate Hall, booked for 4 Mar 2099, 6:00 pm to 9:00 pm');
    await user.clear(start);
    await user.type(start, '6:00 pm{Tab}');
    expect(screen.queryByText("Rooms don't move with the event")).toBeNull();
  });
});
