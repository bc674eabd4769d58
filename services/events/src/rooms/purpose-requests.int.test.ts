import type { AnswerOf, EventAnswer, Problem, calls } from '@portal/contracts';
import { testClock } from '@portal/test-kit';
import type { As } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import {
  codingClub,
  coordinator,
  musicClub,
  musicCoordinator,
  newEvent,
  newPurposeRequest,
  newRoomRequest,
  NOW,
  president,
  purposeRequestInput,
  review,
  startCampus,
  unitChanged,
} from '../../testing/fixtures';

type Listed = AnswerOf<typeof calls.listRoomRequests>;

const clock = testClock(NOW);
let events: Events;
beforeAll(async () => {
  events = await startCampus({ clock });
});
beforeEach(() => clock.set(NOW));
afterAll(() => events.stop());

const send = (body: object, as: As = coordinator) =>
  events.request<Listed[number] & Pick<Problem, 'code' | 'errors'>>(as, 'POST', '/room/requests', body);
const withdraw = (id: string, as: As = coordinator) =>
  events.request<AnswerOf<typeof calls.withdrawRoomRequest> & Pick<Problem, 'code'>>(
    as,
    'DELETE',
    `/api/events/room-requests/${id}`,
  );
const listed = async (as: As, query: string) =>
  (await events.request<Listed>(as, 'GET', `/room/requests?limit=200&${query}`)).body;
const approve = (id: string) => review(events, id, 'Approved');

describe('a room without an event', () => {
  it('is requested for a purpose of the own unit, joins the queue, and the others are told', async () => {
    const { status, body } = await send(
      purposeRequestInput({ room: 'Music Room', purpose: ' Rehearsal  of the play ' }),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      room: 'Music Room',
      purpose: 'Rehearsal  of the play',
      unit: { _id: codingClub.id, name: 'Coding Club' },
      status: 'Pending',
      requested_by: { name: coordinator.name },
    });
    expect(body).not.toHaveProperty('event');
    expect(await listed(president, 'status=pending')).toContainEqual(body);
    const [published] = await events.outbox('events.room-request.submitted.v1');
    expect(published).toMatchObject({
      subject: body._id,
      data: { purpose: 'Rehearsal  of the play', unit: codingClub, requestedBy: coordinator.userId },
    });
    expect(published?.data).not.toHaveProperty('eventId');
  });

  it.each([
    ['no purpose', { purpose: undefined }, 'purpose', 'Please enter a purpose.'],
    ['a purpose that nobody can see', { purpose: '\u200b ' }, 'purpose', 'Please enter a purpose.'],
    ['an end before its start', { end_time: '17:00' }, 'end_time', 'The end must be after the start.'],
    ['a day that has passed', { date: '2026-11-20' }, 'date', 'This day has passed. Choose a later one.'],
  ])('is refused with %s', async (_what, changes, path, message) => {
    const { status, body } = await send({ ...purposeRequestInput(), ...changes });
    expect([status, body.errors]).toEqual([400, [{ path, message }]]);
  });

  it('is refused with an event, for a unit that does not exist, and in a closed room', async () => {
    const { _id: eventId } = await newEvent(events);
    expect((await send({ ...purposeRequestInput(), eventId })).status).toBe(400);
    const unknown = await send(purposeRequestInput({ unit_id: 'd'.repeat(24) }));
    expect([unknown.status, unknown.body.code]).toEqual([400, 'ROOM_REQUEST.UNIT_NOT_FOUND']);
    const room = { name: 'Old Studio', building: '', capacity: 20, equipment: [], active: false };
    await events.useCases.addRoom(room);
    expect((await send(purposeRequestInput({ room: room.name }))).body.code).toBe('ROOM.CLOSED');
  });

  it('is for a unit that the caller runs, and for none of the president', async () => {
    const ofMusic = purposeRequestInput({ unit_id: musicClub.id });
    expect((await send(ofMusic)).body.code).toBe('ROOM_REQUEST.OUT_OF_SCOPE');
    expect((await send(ofMusic, 'GENSEC_SCITECH')).body.code).toBe('ROOM_REQUEST.OUT_OF_SCOPE');
    expect((await send(ofMusic, president)).status).toBe(403);
    expect((await send(ofMusic, 'GENSEC_CULTURAL')).status).toBe(201);
    expect((await send(ofMusic, musicCoordinator)).status).toBe(201);
  });

  it('ends at midnight or on the next day, as others do', async () => {
    const until = async (changes: object) => (await send(purposeRequestInput({ time: '22:00', ...changes }))).body;
    expect(await until({ end_time: '24:00' })).toMatchObject({ end_time: '00:00', end_date: '2026-11-29' });
    const nextDay = { end_time: '02:00', end_date: '2026-11-29' };
    expect(await until(nextDay)).toMatchObject(nextDay);
  });
});

describe('its booking', () => {
  const at = (room: string) => ({ room, time: '10:00', end_time: '12:00' });
  const later = (room: string) => ({ room, time: '11:00', end_time: '13:00' });

  it('keeps events out of its room', async () => {
    const { _id: meeting } = await newPurposeRequest(events, at('Aula'));
    const { status, body } = await approve(meeting);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('_id');
    expect(body.room_requests).toMatchObject([
      { _id: meeting, status: 'Approved', reviewed_by: { name: president.name } },
    ]);
    const { _id: ofEvent } = await newRoomRequest(events, (await newEvent(events))._id, later('Aula'));
    expect((await approve(ofEvent)).body).toMatchObject({ code: 'ROOM.ALREADY_BOOKED' });
  });

  it('is kept out by those of events and of other meetings', async () => {
    const { _id: ofEvent } = await newRoomRequest(events, (await newEvent(events))._id, at('Barn'));
    const { _id: meeting } = await newPurposeRequest(events, later('Barn'));
    const rivals = await events.request<Listed>(president, 'GET', `/api/events/room-requests/${ofEvent}/rivals`);
    expect(rivals.body).toMatchObject([{ _id: meeting, purpose: 'Meeting of the core team' }]);
    await approve(ofEvent);
    expect((await approve(meeting)).body).toMatchObject({ code: 'ROOM.ALREADY_BOOKED' });
    const [first, second] = [
      await newPurposeRequest(events, at('Cellar')),
      await newPurposeRequest(events, later('Cellar')),
    ];
    await approve(first._id);
    expect((await approve(second._id)).body).toMatchObject({ code: 'ROOM.ALREADY_BOOKED' });
  });

  it('is given back by those whose unit it is, and its room is free again', async () => {
    const { _id } = await newPurposeRequest(events, at('Dome'));
    await approve(_id);
    expect((await withdraw(_id, musicCoordinator)).body.code).toBe('ROOM_REQUEST.OUT_OF_SCOPE');
    expect((await withdraw(_id)).body).toEqual({
      room_requests: [expect.objectContaining({ _id, status: 'Withdrawn' })],
    });
    const [published] = await events.outbox('events.room-request.released.v1');
    expect(published).toMatchObject({ subject: _id, data: { purpose: 'Meeting of the core team' } });
    expect((await approve((await newPurposeRequest(events, at('Dome')))._id)).status).toBe(200);
  });

  it('is said to be affected when its room is closed', async () => {
    const room = { name: 'Studio', building: '', capacity: 20, equipment: [], active: true };
    const { _id: roomId } = await events.useCases.addRoom(room);
    const { _id } = await newPurposeRequest(events, at(room.name));
    await events.request(president, 'PATCH', `/api/rooms/${roomId}`, { active: false });
    const [published] = await events.outbox('events.room-notice.room-closed.v1');
    expect(published).toMatchObject({ subject: _id, data: { purpose: 'Meeting of the core team', status: 'Pending' } });
  });
});

describe('a pending request without an event', () => {
  it('is withdrawn or rejected with a reason', async () => {
    const { _id: first } = await newPurposeRequest(events, { room: 'Loft' });
    expect((await withdraw(first)).status).toBe(200);
    const { _id: second } = await newPurposeRequest(events, { room: 'Loft' });
    const path = `/api/events/room-requests/${second}/status`;
    await events.request(president, 'PATCH', path, { status: 'Rejected', reason: 'Exams next door.' });
    expect(await listed(coordinator, 'room=loft')).toMatchObject([{ _id: second, reason: 'Exams next door.' }]);
  });

  it('is rejected by the clock once its day is over', async () => {
    const { _id } = await newPurposeRequest(events, { room: 'Foyer', date: '2026-11-22' });
    clock.set('2026-11-22T18:30:00.000Z');
    expect((await approve(_id)).body.code).toBe('ROOM_REQUEST.DAY_PASSED');
    expect(await listed(president, 'status=pending&room=foyer')).toEqual([]);
    await events.useCases.closeOverdueRequests();
    expect(await listed(president, 'room=foyer')).toMatchObject([
      { status: 'Rejected', reason: 'The day has passed.' },
    ]);
  });

  it('belongs to no event that waits for a decision', async () => {
    const { _id: eventId } = await newEvent(events);
    const { _id: requestId } = await newRoomRequest(events, eventId, { room: 'Gallery' });
    await newPurposeRequest(events, { room: 'Gallery' });
    const path = '/api/events/by-role/PRESIDENT?requests=pending&limit=200';
    const { body } = await events.request<EventAnswer[]>(president, 'GET', path);
    expect(body.find(({ _id }) => _id === eventId)?.room_requests).toMatchObject([{ _id: requestId }]);
    expect(body.flatMap((event) => event.room_requests ?? []).filter(({ purpose }) => purpose)).toEqual([]);
  });

  it('follows its unit into another category', async () => {
    const { _id } = await newPurposeRequest(events, { room: 'Terrace', unit_id: musicClub.id }, musicCoordinator);
    const seenBy = async (as: As) => (await listed(as, 'room=terrace')).map((request) => request._id);
    expect([await seenBy('GENSEC_CULTURAL'), await seenBy('GENSEC_SPORTS')]).toEqual([[_id], []]);
    await events.deliver(unitChanged({ ...musicClub, category: 'sports' }, 2));
    expect([await seenBy('GENSEC_CULTURAL'), await seenBy('GENSEC_SPORTS')]).toEqual([[], [_id]]);
  });
});
