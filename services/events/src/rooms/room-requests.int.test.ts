import type { AnswerOf, EventAnswer, Problem, RoomRequestAnswer, calls } from '@portal/contracts';
import { TEST_UNIT, type As } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import {
  coordinator,
  musicCoordinator,
  newEvent,
  newPurposeRequest,
  newRoomRequest,
  NOW,
  ofMusicClub,
  president,
  review,
  roomRequestInput,
  startCampus,
  unitCreated,
} from '../../testing/fixtures';

let events: Events;
let hackNight: EventAnswer;
beforeAll(async () => {
  events = await startCampus();
  hackNight = await newEvent(events);
});
afterAll(() => events.stop());

const request = (as: As, eventId: string, body: object) =>
  events.request<EventAnswer & Pick<Problem, 'code' | 'errors'>>(
    as,
    'POST',
    `/api/events/${eventId}/room-requests`,
    body,
  );

describe('requesting a room', () => {
  it('answers the updated event, and tells the others', async () => {
    const { status, body } = await request(coordinator, hackNight._id, roomRequestInput({ room: ' Lab  1 ' }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ _id: hackNight._id, title: 'Hack Night' });
    expect(body.room_requests).toMatchObject([
      {
        room: 'Lab  1',
        date: '2026-11-28',
        time: '18:00',
        end_time: '21:00',
        status: 'Pending',
        requested_by: { name: coordinator.name },
        created_at: NOW,
      },
    ]);
    const [published] = await events.outbox('events.room-request.submitted.v1');
    expect(published).toMatchObject({
      subject: body.room_requests?.[0]?._id,
      data: { eventId: hackNight._id, eventTitle: 'Hack Night', requestedBy: coordinator.userId, endTime: '21:00' },
    });
    const read = await events.request<EventAnswer>(president, 'GET', `/api/events/${hackNight._id}`);
    expect(read.body.room_requests).toEqual(body.room_requests);
  });

  it('asks for one hour when no end is given', async () => {
    const { end_time: _end, ...input } = roomRequestInput({ room: 'Lab 2', time: '10:15' });
    const { body } = await request(coordinator, hackNight._id, input);
    expect(body.room_requests?.at(-1)).toMatchObject({ time: '10:15', end_time: '11:15' });
  });

  it('is over when the event is over or cancelled', async () => {
    const over = await newEvent(events, {
      schedule: { start: '2026-11-20T05:00:00Z', end: '2026-11-20T06:00:00Z' },
      registration: { required: false },
    });
    const called = await newEvent(events);
    await events.useCases.cancelEvent(president, called._id, 'Rain.');
    expect((await request(coordinator, over._id, roomRequestInput())).body.code).toBe('EVENT.ENDED');
    expect((await request(coordinator, called._id, roomRequestInput())).body.code).toBe('EVENT.CANCELLED');
    expect((await request(coordinator, 'dddddddddddddddddddddd01', roomRequestInput())).status).toBe(404);
  });
});

describe('reviewing a room request', () => {
  const requestAt = (room: string, time: string, end_time: string) =>
    newRoomRequest(events, hackNight._id, { room, time, end_time });
  const statusOf = (body: { room_requests: RoomRequestAnswer[] }, id: string) =>
    body.room_requests.find(({ _id }) => _id === id);

  it('keeps who decided and when, and tells the others', async () => {
    const { _id } = await requestAt('Studio', '10:00', '11:00');
    const { status, body } = await review(events, _id, 'Approved');
    expect({ status, event: body._id }).toEqual({ status: 200, event: hackNight._id });
    const approved = { status: 'Approved', reviewed_by: { name: president.name }, reviewed_at: NOW };
    expect(statusOf(body, _id)).toMatchObject(approved);
    const [published] = await events.outbox('events.room-request.approved.v1');
    expect(published).toMatchObject({ subject: _id, actor: { _id: president.userId }, data: { room: 'Studio' } });
  });

  it('rejects with a reason that the requester sees and is told', async () => {
    const { _id } = await requestAt('Studio', '10:00', '11:00');
    const reason = 'The studio is being painted.';
    const path = `/api/events/room-requests/${_id}/status`;
    const approvedWithReason = await events.request(president, 'PATCH', path, { status: 'Approved', reason });
    expect(approvedWithReason.status).toBe(400);
    await events.request(president, 'PATCH', path, { status: 'Rejected', reason });
    const { body } = await events.request<EventAnswer>(coordinator, 'GET', `/api/events/${hackNight._id}`);
    expect(body.room_requests).toContainEqual(expect.objectContaining({ _id, status: 'Rejected', reason }));
    const published = await events.outbox('events.room-request.rejected.v1');
    expect(published).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ requestId: _id, reason }) }),
    );
  });

  it('does not give one room to two at overlapping times, whatever the spelling', async () => {
    const [first, second, third] = [
      await requestAt('Aula', '10:00', '12:00'),
      await requestAt(' aULA ', '11:00', '13:00'),
      await requestAt('Aula', '12:00', '13:00'),
    ];
    await review(events, first._id, 'Approved');
    const refused = await review(events, second._id, 'Approved');
    expect({ status: refused.status, message: refused.body.message, code: refused.body.code }).toEqual({
      status: 409,
      message: 'Room already booked for this time.',
      code: 'ROOM.ALREADY_BOOKED',
    });
    expect((await review(events, third._id, 'Approved')).status).toBe(200);
    const rejected = await review(events, second._id, 'Rejected');
    expect(statusOf(rejected.body, second._id)).toMatchObject({ status: 'Rejected' });
    const published = await events.outbox('events.room-request.rejected.v1');
    expect(published.filter(({ subject }) => subject === second._id)).toHaveLength(1);
  });

  it('lets the same room be had on another day', async () => {
    const first = await newRoomRequest(events, hackNight._id, { room: 'Foyer', date: '2026-11-27' });
    const second = await newRoomRequest(events, hackNight._id, { room: 'Foyer', date: '2026-11-28' });
    expect((await review(events, first._id, 'Approved')).status).toBe(200);
    expect((await review(events, second._id, 'Approved')).status).toBe(200);
  });

  it('happens once', async () => {
    const { _id } = await requestAt('Terrace', '10:00', '11:00');
    await review(events, _id, 'Rejected');
    const before = await events.outbox();
    const again = await review(events, _id, 'Approved');
    expect({ status: again.status, message: again.body.message }).toEqual({
      status: 409,
      message: 'This request has already been reviewed.',
    });
    expect(await events.outbox()).toHaveLength(before.length);
  });

  it('is of requests that exist', async () => {
    expect((await review(events, 'dddddddddddddddddddddd01', 'Approved')).body.code).toBe('ROOM_REQUEST.NOT_FOUND');
  });
});

describe('the list of room requests', () => {
  type Listed = AnswerOf<typeof calls.listRoomRequests>;
  const list = (as: As, query = '') => events.request<Listed>(as, 'GET', `/room/requests${query}`);

  it('is newest first and stays within the caller’s area', async () => {
    const concert = await newEvent(events, ofMusicClub);
    for (const room of ['Stage', 'Studio']) await newRoomRequest(events, concert._id, { room }, musicCoordinator);
    const all = await list(president, '?limit=200');
    expect(all.headers.get('x-total-count')).toBe(String(all.body.length));
    const ids = all.body.map(({ _id }) => _id);
    expect(ids).toEqual([...ids].sort().reverse());
    const cultural = await list('GENSEC_CULTURAL');
    expect(cultural.body.map(({ unit }) => unit?.name)).toEqual(['Music Club', 'Music Club']);
    const coding = await list(coordinator, '?limit=200');
    expect(coding.body).toHaveLength(all.body.length - cultural.body.length);
    expect(coding.body[0]?.event).toEqual({ _id: hackNight._id, title: 'Hack Night' });
  });

  it('filters by status in any case, by day and by room', async () => {
    const pending = await list(president, '?status=pending&limit=200');
    expect(new Set(pending.body.map(({ status }) => status))).toEqual(new Set(['Pending']));
    const rooms = await list(president, '?room=%20AULA&date=2026-11-28');
    expect(rooms.body.map(({ time }) => time)).toEqual(['12:00', '11:00', '10:00']);
    expect((await list(president, '?room=aula&date=2026-11-29')).body).toEqual([]);
  });

  it('is found by the beginnings of words of room, event or purpose, unit and who asks, each somewhere', async () => {
    const { _id } = await newEvent(events, { title: 'Café Québec' });
    await newRoomRequest(events, _id, { room: 'Rotunda (North)' });
    await newPurposeRequest(events, { room: 'Rotunda (South)', purpose: 'Rehearsal' });
    const found = async (q: string) =>
      (await list(president, `?q=${encodeURIComponent(q)}`)).body.map(({ room }) => room).toSorted();
    expect(await found('rot')).toEqual(['Rotunda (North)', 'Rotunda (South)']);
    expect(await found('rotunda quebec')).toEqual(['Rotunda (North)']);
    expect(await found('rot rehears')).toEqual(['Rotunda (South)']);
    const [person = ''] = coordinator.name.split(' ');
    expect(await found(`rot ${person} ${TEST_UNIT.name}`)).toEqual(['Rotunda (North)', 'Rotunda (South)']);
    expect(await found('rot nobody')).toEqual([]);
    expect(await found('.*')).toEqual([]);
    expect((await list('GENSEC_CULTURAL', '?q=rot')).body).toEqual([]);
  });

  it('is found by the new name of a room, an event and a unit', async () => {
    const { _id } = await newEvent(events, { title: 'Former Title' });
    await events.useCases.addRoom({ name: 'Former Room', building: 'A', capacity: 9, equipment: [], active: true });
    const { _id: requestId } = await newRoomRequest(events, _id, { room: 'Former Room' });
    const found = async (q: string) => (await list(president, `?q=${q}`)).body.map((one) => one._id);
    expect(await found('former')).toEqual([requestId]);
    await events.request(president, 'PATCH', `/api/events/${_id}`, { title: 'Present Title' });
    const { body: rooms } = await events.request<{ _id: string }[]>(president, 'GET', '/api/rooms?q=former');
    await events.request(president, 'PATCH', `/api/rooms/${rooms[0]?._id}`, { name: 'Present Room' });
    const { id, name, category } = TEST_UNIT;
    await events.deliver(unitCreated({ id, name: `${name} Reborn`, category }, { version: 2 }));
    expect(await found('former')).toEqual([]);
    for (const q of ['present%20title', 'present%20room', 'present%20reborn'])
      expect(await found(q)).toEqual([requestId]);
  });

  it('leaves out those of cancelled events: their rooms are free', async () => {
    const { _id } = await newEvent(events, { title: 'Rained off' });
    const listed = async () => (await list(coordinator, '?room=pavilion&date=2026-11-28')).body.map(({ room }) => room);
    await newRoomRequest(events, _id, { room: 'Pavilion' });
    expect(await listed()).toEqual(['Pavilion']);
    await events.useCases.cancelEvent(president, _id, 'Rain.');
    expect(await listed()).toEqual([]);
  });
});
