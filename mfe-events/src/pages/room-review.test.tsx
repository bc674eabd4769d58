import { liveEvents } from '@portal/campus-kit/testing';
import { calls, type AnswerOf } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { RoomBookingPage } from './room-booking-page';
import { managedEvent, pendingRequest, sampleEvent } from './sample-event';

type Listed = AnswerOf<typeof calls.listRoomRequests>[number];

const { date } = pendingRequest;
const event = { _id: sampleEvent._id, title: sampleEvent.title };
const waiting: Listed = { ...pendingRequest, event, unit: sampleEvent.organizing_unit_id };
const rival: Listed = {
  ...waiting,
  _id: '65d000000000000000000002',
  time: '12:00',
  end_time: '14:00',
  event: { _id: '65b000000000000000000002', title: 'Quiz Prelims' },
};
const hall = {
  _id: '65e000000000000000000001',
  name: 'Senate Hall',
  building: '',
  capacity: 120,
  taken: [{ start: '16:00', end: '17:00', days: [0] }],
};

const server = portalServer(
  answers(calls.listPublicEvents, []),
  answers(calls.readRoomAvailability, [hall]),
  answers(calls.listRoomRequests, [waiting, rival]),
  answers(calls.listCompetingRoomRequests, [rival]),
  answers(calls.readEvent, managedEvent),
);

const asPresident = { as: 'PRESIDENT', at: `/roombooking?date=${date}` } as const;

async function openReview(portal = renderWithPortal(<RoomBookingPage />, asPresident)) {
  const board = within(await screen.findByRole('table'));
  await portal.user.click(board.getByRole('button', { name: `${event.title}, pending, 10:00 am to 1:00 pm` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Requests for: ${event.title}` }));
  return { ...portal, dialog };
}

describe('room booking for the president', () => {
  it('links to the events page, where requests are managed, and offers no request', async () => {
    renderWithPortal(<RoomBookingPage />, asPresident);
    expect(screen.getByText(/Booking requests are now managed on the events page\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the events page' })).toHaveAttribute('href', '/events');
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: /Request/ })).toBeNull();
  });

  it('opens the review of a pending request with the day of the room and the competing requests', async () => {
    const { dialog } = await openReview();
    expect(await dialog.findByText('1 other pending request will clash')).toBeVisible();
    expect(dialog.getByText('Quiz Prelims')).toBeVisible();
    expect(dialog.getByText('12:00 to 2:00 pm')).toBeVisible();
    expect(dialog.getByText('120 seats')).toBeVisible();
    expect(
      dialog.getByRole('img', {
        name: 'Senate Hall on 21 Nov 2026: booked 4:00 to 5:00 pm; another pending request 12:00 to 2:00 pm; this request 10:00 am to 1:00 pm',
      }),
    ).toBeVisible();
  });

  it('says that there is no competing request', async () => {
    server.use(answers(calls.listCompetingRoomRequests, []));
    const { dialog } = await openReview();
    expect(await dialog.findByText('No other request at this time')).toBeVisible();
    expect(dialog.queryByText(/will clash/)).toBeNull();
  });

  it('says that competing requests could not be loaded', async () => {
    server.use(refuses(calls.listCompetingRoomRequests, 'ACCESS.FORBIDDEN', { message: 'Not for you.' }));
    const { dialog } = await openReview();
    expect(await dialog.findByText("We couldn't check which other requests clash.")).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Approve' })).toBeEnabled();
    expect(dialog.queryByText('No other request at this time')).toBeNull();
  });

  it('offers the decision once what helps to decide is there, because its buttons move by then', async () => {
    const asked: ((requests: Listed[]) => void)[] = [];
    const sent: unknown[] = [];
    server.use(
      answers(calls.listCompetingRoomRequests, () => new Promise<Listed[]>((resolve) => void asked.push(resolve))),
      answers(calls.reviewRoomRequest, ({ body }) => {
        sent.push(body);
        return { _id: event._id, room_requests: [] };
      }),
    );
    const { user, dialog } = await openReview();
    const [approve, reject] = [
      dialog.getByRole('button', { name: 'Approve' }),
      dialog.getByRole('button', { name: 'Reject' }),
    ];
    expect([approve, reject].map((button) => (button as HTMLButtonElement).disabled)).toEqual([true, true]);
    dialog.getByText('Senate Hall').closest('li')?.focus();
    await user.keyboard('a');
    await waitFor(() => expect(asked).not.toEqual([]));
    asked.forEach((answer) => answer([rival]));
    expect(await dialog.findByText('Quiz Prelims')).toBeVisible();
    expect([approve, reject].map((button) => (button as HTMLButtonElement).disabled)).toEqual([false, false]);
    expect(sent).toEqual([]);
    await user.keyboard('a');
    expect(await screen.findByText(/^Senate Hall approved/)).toBeVisible();
  });

  it('cannot approve a room that is closed', async () => {
    server.use(answers(calls.readRoomAvailability, [{ ...hall, isClosed: true }]));
    const { dialog } = await openReview();
    expect(await dialog.findByText('Senate Hall is closed.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Reject' })).toBeEnabled();
  });

  it('cannot approve what is booked already, and offers what is free', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(calls.readRoomAvailability, [
        { ...hall, taken: [{ start: '12:00', end: '14:00', days: [0] }] },
        { ...hall, _id: '65e000000000000000000002', name: 'Seminar Room 1', taken: [] },
      ]),
      answers(calls.reviewRoomRequest, ({ body }) => {
        sent.push(body);
        return { _id: event._id, room_requests: [] };
      }),
    );
    const { user, dialog } = await openReview();
    expect(await dialog.findByText('Available instead: Seminar Room 1')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled();
    dialog.getByText('Senate Hall').closest('li')?.focus();
    await user.keyboard('a');
    await user.keyboard('r');
    await user.click(dialog.getByRole('button', { name: 'Seminar Room 1 is free at this time.' }));
    await user.click(dialog.getByRole('button', { name: 'Reject request' }));
    expect(await screen.findByText(/^Senate Hall rejected/)).toBeVisible();
    expect(sent).toEqual([{ status: 'Rejected', reason: 'Seminar Room 1 is free at this time.' }]);
  });

  describe('while it is open', () => {
    const live = liveEvents(server);

    it('shows decisions of others while it is open', async () => {
      const { dialog } = await openReview(await live.show(<RoomBookingPage />, asPresident));
      const rejected = { ...pendingRequest, status: 'Rejected' as const, reviewed_by: { name: 'Kavya Iyer' } };
      server.use(answers(calls.readEvent, { ...managedEvent, room_requests: [rejected] }));
      await live.tell({ eventId: event._id, kind: 'room-requests' });
      expect(await dialog.findByText('No pending requests for this event.')).toBeVisible();
      expect(within(dialog.getByRole('list', { name: 'Reviewed' })).getByText('Rejected')).toBeVisible();
    });
  });
});
