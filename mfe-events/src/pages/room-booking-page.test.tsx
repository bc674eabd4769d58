import { liveEvents } from '@portal/campus-kit/testing';
import { calls, type AnswerOf, type EventAnswer, type Role } from '@portal/contracts';
import { calendarDayOf } from '@portal/web-kit';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { RoomBookingPage } from './room-booking-page';
import { managedEvent, pendingRequest, sampleEvent } from './sample-event';

type Listed = AnswerOf<typeof calls.listRoomRequests>[number];
type RoomTimes = AnswerOf<typeof calls.readRoomAvailability>[number];

const day = '2099-03-04';
const server = portalServer(answers(calls.listRooms, []), answers(calls.listPublicEvents, []));

const listed = (id: string, at: [string, string], more: Partial<Listed> = {}): Listed => ({
  ...pendingRequest,
  _id: `65d00000000000000000000${id}`,
  date: day,
  time: at[0],
  end_time: at[1],
  event: { _id: sampleEvent._id, title: sampleEvent.title },
  unit: sampleEvent.organizing_unit_id,
  ...more,
});
const room = (id: string, name: string, capacity: number, ...taken: [start: string, end: string][]): RoomTimes => ({
  _id: `65e00000000000000000000${id}`,
  name,
  building: '',
  capacity,
  taken: taken.map(([start, end]) => ({ start, end, days: [0] })),
});

const rooms = [
  room('1', 'Main Auditorium', 600, ['17:00', '19:30'], ['20:00', '21:00']),
  room('2', 'Senate Hall', 120),
  room('3', 'Music Room', 25),
];
const requests = [
  listed('1', ['20:00', '21:00'], { room: 'Main Auditorium', status: 'Approved' }),
  listed('2', ['15:00', '17:00']),
  listed('3', ['16:00', '18:30'], { event: { _id: sampleEvent._id, title: 'Alumni Talk' } }),
  listed('4', ['09:00', '10:00'], { status: 'Rejected', event: { _id: sampleEvent._id, title: 'CV Review' } }),
];

async function openBoard(as: Role, at = `/roombooking?date=${day}`) {
  const portal = renderWithPortal(<RoomBookingPage />, { as, at });
  const board = within(await screen.findByRole('table'));
  return { ...portal, board };
}

describe('the day of the rooms', () => {
  beforeEach(() => server.use(answers(calls.readRoomAvailability, rooms), answers(calls.listRoomRequests, requests)));

  it('shows the day, every room, and every booking with state and time', async () => {
    const { board } = await openBoard('CLUB_COORDINATOR');
    expect(screen.getByRole('heading', { name: 'Wednesday, 4 Mar 2099' })).toBeVisible();
    expect(board.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Main Auditorium600',
      'Senate Hall120',
      'Music Room25',
    ]);
    const main = within(board.getByRole('row', { name: /Main Auditorium/ }));
    expect(main.getByRole('img', { name: 'Booked, 5:00 to 7:30 pm' })).toBeVisible();
    expect(main.getByRole('link', { name: 'Git and GitHub Clinic, approved, 8:00 to 9:00 pm' })).toHaveAttribute(
      'href',
      `/events/${sampleEvent._id}`,
    );
    const senate = within(board.getByRole('row', { name: /Senate Hall/ }));
    expect(senate.getByRole('link', { name: 'Git and GitHub Clinic, pending, 3:00 to 5:00 pm' })).toBeVisible();
    expect(senate.getByRole('link', { name: 'Alumni Talk, pending, 4:00 to 6:30 pm' })).toBeVisible();
    expect(senate.getByRole('link', { name: 'CV Review, rejected, 9:00 to 10:00 am' })).toBeVisible();
  });

  it('goes to the next, the previous and any other day, also in the URL', async () => {
    const { user, address } = await openBoard('GENSEC_SCITECH');
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    expect(address()).toBe('/roombooking?date=2099-03-05');
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(screen.getByRole('heading', { name: 'Tuesday, 3 Mar 2099' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(address()).toBe('/roombooking');
  });

  it('shows the rooms with enough seats', async () => {
    const { user, board } = await openBoard('CLUB_COORDINATOR');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Seats' }), '120 or more');
    expect(board.getAllByRole('rowheader')).toHaveLength(2);
  });

  it('has the same day for a phone as a list of bookings, and the free rooms with their next free hour', async () => {
    const { user } = await openBoard('CLUB_COORDINATOR');
    const lists = screen.getAllByRole('list', { name: 'Senate Hall' });
    expect(within(lists.at(-1) as HTMLElement).getAllByRole('listitem')[0]).toHaveTextContent(
      'CV Review9:00 to 10:00 amRejected',
    );
    const free = within(screen.getByRole('region', { name: 'Free rooms' }));
    expect(free.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Music Room from 8:00 am']);
    await user.click(free.getByRole('button', { name: 'Request Music Room from 8:00 am' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Room/Venue Name')).toHaveValue('Music Room');
  });

  it('shows an event in a room without a booking as planned', async () => {
    const jam = {
      ...sampleEvent,
      title: 'Open Jam',
      schedule: { ...sampleEvent.schedule, start: `${day}T12:30:00.000Z`, end: null, venue: 'music room' },
    };
    server.use(answers(calls.listPublicEvents, ({ query }) => (query.from === day && query.to === day ? [jam] : [])));
    const { board } = await openBoard('CLUB_COORDINATOR');
    const row = within(board.getByRole('row', { name: /Music Room/ }));
    expect(row.getByRole('link', { name: 'Open Jam, planned, 6:00 to 7:00 pm' })).toHaveAttribute(
      'href',
      `/events/${jam._id}`,
    );
    expect(row.queryByText('Free all day')).toBeNull();
    expect(within(screen.getByRole('list', { name: 'Legend' })).getByText('Planned')).toBeVisible();
  });

  it('shows what failed, and loads again on Retry', async () => {
    server.use(refuses(calls.readRoomAvailability, 'ACCESS.FORBIDDEN', { message: 'Not for you.' }));
    const { user } = renderWithPortal(<RoomBookingPage />, { as: 'CLUB_COORDINATOR' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Not for you.');
    server.use(answers(calls.readRoomAvailability, rooms));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('shows today when the day in the URL does not exist', async () => {
    const asked: (string | undefined)[] = [];
    server.use(answers(calls.readRoomAvailability, ({ query }) => (asked.push(query.date), rooms)));
    await openBoard('CLUB_COORDINATOR', '/roombooking?date=2026-02-31');
    expect(asked).toEqual([calendarDayOf(Date.now(), 'Asia/Kolkata')]);
  });

  it('shows a warning when only the requests fail, and one error when everything does', async () => {
    server.use(refuses(calls.listRoomRequests, 'ACCESS.FORBIDDEN', { message: 'Not for you.' }));
    const { unmount } = await openBoard('CLUB_COORDINATOR');
    expect(await screen.findByRole('alert')).toHaveTextContent('Only bookings are shown');
    unmount();
    server.use(refuses(calls.readRoomAvailability, 'ACCESS.FORBIDDEN', { message: 'Not for you.' }));
    renderWithPortal(<RoomBookingPage />, { as: 'CLUB_COORDINATOR' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Not for you.');
  });
});

describe('the day of the rooms, while others change it', () => {
  const live = liveEvents(server);
  const change = { eventId: sampleEvent._id, kind: 'room-requests' } as const;
  const openLiveBoard = async () => {
    server.use(answers(calls.readRoomAvailability, rooms), answers(calls.listRoomRequests, requests));
    await live.show(<RoomBookingPage />, { as: 'CLUB_COORDINATOR', at: `/roombooking?date=${day}` });
    return within(screen.getByRole('table'));
  };

  it('keeps the old schedule when an update fails, with a warning', async () => {
    const board = await openLiveBoard();
    server.use(
      refuses(calls.readRoomAvailability, 'ACCESS.FORBIDDEN', { message: 'Not for you.' }),
      refuses(calls.listRoomRequests, 'ACCESS.FORBIDDEN', { message: 'Not for you.' }),
    );
    await live.tell(change);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent("This may be out of date; we couldn't refresh the rooms.");
    expect(board.getByRole('link', { name: 'Alumni Talk, pending, 4:00 to 6:30 pm' })).toBeVisible();
  });

  it('shows changes of others', async () => {
    const board = await openLiveBoard();
    const now = requests.map((one) => (one._id.endsWith('2') ? { ...one, status: 'Approved' as const } : one));
    server.use(answers(calls.listRoomRequests, now));
    await live.tell(change);
    const approved = { name: 'Git and GitHub Clinic, approved, 3:00 to 5:00 pm' };
    expect(await board.findByRole('link', approved)).toBeVisible();
  });
});

describe('requesting a free time', () => {
  const own: EventAnswer = { ...sampleEvent, registration: { required: true, max_participants: 100 } };

  beforeEach(() =>
    server.use(
      answers(calls.readRoomAvailability, rooms),
      answers(calls.listRoomRequests, []),
      answers(calls.listManagedEvents, ({ query }) => (query.status === 'planned' ? [own] : [])),
    ),
  );

  async function pressMainAuditorium() {
    const portal = await openBoard('CLUB_COORDINATOR');
    await portal.user.click(portal.board.getByRole('button', { name: 'Request Main Auditorium' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request a Room' }));
    return { ...portal, dialog };
  }

  it('starts with room, day and time, and requires an event', async () => {
    const { user, dialog } = await pressMainAuditorium();
    expect(dialog.getByLabelText('Room/Venue Name')).toHaveValue('Main Auditorium');
    expect(dialog.getByLabelText('Room/Venue Name')).toHaveAttribute('placeholder', 'e.g. Main Auditorium');
    expect(dialog.getByLabelText('Date')).toHaveValue('4 Mar 2099');
    expect(dialog.getByLabelText('Time')).toHaveValue('8:00 am');
    await user.click(dialog.getByRole('button', { name: 'Submit Request' }));
    expect(await dialog.findByText('Please choose an event.')).toBeVisible();
    expect(dialog.getByLabelText('Event')).toHaveFocus();
  });

  it('is for a planned or ongoing event', async () => {
    const [fair, clinic] = [{ ...own, _id: '65b0000000000000000000f1', title: 'Science Fair' }, own];
    server.use(answers(calls.listManagedEvents, ({ query }) => (query.status === 'ongoing' ? [fair] : [clinic])));
    const { user, dialog } = await pressMainAuditorium();
    await user.click(dialog.getByLabelText('Event'));
    await dialog.findByRole('option', { name: /Git and GitHub Clinic/ });
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Science Fair/),
      expect.stringMatching(/^Git and GitHub Clinic/),
    ]);
  });

  it('warns when the room is booked, and suggests free rooms that are large enough', async () => {
    const { user, dialog } = await pressMainAuditorium();
    await user.click(dialog.getByLabelText('Event'));
    await user.click(await dialog.findByRole('option', { name: /Git and GitHub Clinic/ }));
    await user.clear(dialog.getByLabelText('Time'));
    await user.type(dialog.getByLabelText('Time'), '18:00');
    expect(await dialog.findByText(/Already booked 5:00 to 7:30 pm/)).toBeVisible();
    expect(dialog.getByText('Available instead:')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /Music Room/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: /Senate Hall.*6:00 to 7:00 pm/ }));
    expect(dialog.getByLabelText('Room/Venue Name')).toHaveValue('Senate Hall');
    expect(dialog.queryByText(/Already booked/)).toBeNull();
  });

  it('is sent for the chosen event, shows that it is busy, and closes', async () => {
    const { user, dialog } = await pressMainAuditorium();
    const sent: unknown[] = [];
    let answer: (event: Response) => void = () => undefined;
    server.use(
      answers(calls.requestRoom, ({ params, body }) => {
        sent.push([params['eventId'], body]);
        return new Promise<Response>((resolve) => (answer = resolve));
      }),
    );
    await user.click(dialog.getByLabelText('Event'));
    await user.click(await dialog.findByRole('option', { name: /Git and GitHub Clinic/ }));
    await user.click(dialog.getByRole('button', { name: 'Submit Request' }));
    expect(await dialog.findByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true');
    act(() => answer(Response.json(managedEvent, { status: 201 })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([[own._id, { room: 'Main Auditorium', date: day, time: '08:00', description: '' }]]);
  });

  it('keeps the draft when it is closed, and forgets it on Cancel', async () => {
    const { user, dialog, board } = await pressMainAuditorium();
    await user.type(dialog.getByLabelText(/^Purpose/), 'Two projectors');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(board.getByRole('button', { name: 'Request Senate Hall' }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByLabelText(/^Purpose/)).toHaveValue('Two projectors');
    expect(again.getByLabelText('Room/Venue Name')).toHaveValue('Senate Hall');
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Request a Room' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText(/^Purpose/)).toHaveValue('');
  });
});
