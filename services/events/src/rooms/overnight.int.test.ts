import type { AnswerOf, EventAnswer, Problem, calls } from '@portal/contracts';
import type { Events } from '../../testing/fixtures';
import {
  coordinator,
  newEvent,
  newRoomRequest,
  president,
  review,
  roomRequestInput,
  startCampus,
} from '../../testing/fixtures';

const DAY = '2026-11-28';
const NEXT_DAY = '2026-11-29';

let events: Events;
let eventId: string;
beforeAll(async () => {
  events = await startCampus();
  eventId = (await newEvent(events))._id;
});
afterAll(() => events.stop());

const request = (body: object) =>
  events.request<EventAnswer & Pick<Problem, 'code' | 'errors'>>(
    coordinator,
    'POST',
    `/api/events/${eventId}/room-requests`,
    body,
  );
async function approved(changes: Parameters<typeof newRoomRequest>[2]) {
  const { _id } = await newRoomRequest(events, eventId, changes);
  return (await review(events, _id, 'Approved')).status;
}
async function takenIn(room: string, query: string) {
  const path = `/api/rooms/availability?${query}`;
  const { body } = await events.request<AnswerOf<typeof calls.readRoomAvailability>>(coordinator, 'GET', path);
  return body.find(({ name }) => name === room)?.taken;
}

describe('a room request', () => {
  it('ends at midnight, whichever way that is written', async () => {
    for (const end of [{ end_time: '24:00' }, { end_time: '00:00', end_date: NEXT_DAY }]) {
      const { status, body } = await request({ ...roomRequestInput({ room: 'Aula', time: '22:00' }), ...end });
      expect(status).toBe(201);
      expect(body.room_requests?.at(-1)).toMatchObject({
        date: DAY,
        time: '22:00',
        end_date: NEXT_DAY,
        end_time: '00:00',
      });
    }
  });

  it('without an end lasts an hour, also past midnight', async () => {
    const { end_time: _end, ...input } = roomRequestInput({ room: 'Aula' });
    const lastMinute = await request({ ...input, time: '23:59' });
    expect(lastMinute.body.room_requests?.at(-1)).toMatchObject({ end_date: NEXT_DAY, end_time: '00:59' });
    const earlier = await request({ ...input, time: '22:00' });
    expect(earlier.body.room_requests?.at(-1)).not.toHaveProperty('end_date');
  });

  it('ends on its day or on the next one, after its start', async () => {
    const errorsOf = async (end: object) =>
      (await request({ ...roomRequestInput({ time: '22:00' }), ...end })).body.errors?.map(({ path }) => path);
    expect(await errorsOf({ end_date: '2026-11-30', end_time: '02:00' })).toEqual(['end_date']);
    expect(await errorsOf({ end_date: '2026-11-27', end_time: '23:00' })).toEqual(['end_date']);
    expect(await errorsOf({ end_time: '02:00' })).toEqual(['end_time']);
    expect(await errorsOf({ end_date: NEXT_DAY, end_time: undefined })).toEqual(['end_date']);
  });
});

describe('a booking over midnight', () => {
  const overnight = { time: '22:00', end_date: NEXT_DAY, end_time: '02:00' };

  it('keeps others out on both of its days, and nobody right before and after it', async () => {
    expect(await approved({ room: 'Barn', ...overnight })).toBe(200);
    expect(await approved({ room: 'Barn', date: NEXT_DAY, time: '01:00', end_time: '03:00' })).toBe(409);
    expect(await approved({ room: 'Barn', time: '21:00', end_time: '24:00' })).toBe(409);
    expect(await approved({ room: 'Barn', date: NEXT_DAY, time: '02:00', end_time: '03:00' })).toBe(200);
    expect(await approved({ room: 'Barn', time: '21:00', end_time: '22:00' })).toBe(200);
  });

  it('is kept out by what is booked on the next day', async () => {
    expect(await approved({ room: 'Cellar', date: NEXT_DAY, time: '00:30', end_time: '01:00' })).toBe(200);
    expect(await approved({ room: 'Cellar', ...overnight })).toBe(409);
  });

  it('is shown on both days until midnight and from then on', async () => {
    await approved({ room: 'Dome', ...overnight });
    expect(await takenIn('Dome', `date=${DAY}`)).toEqual([{ start: '22:00', end: '24:00', days: [0] }]);
    expect(await takenIn('Dome', `date=${NEXT_DAY}`)).toEqual([{ start: '00:00', end: '02:00', days: [0] }]);
    expect(await takenIn('Dome', `date=2026-11-30`)).toBeUndefined();
    const listedOn = async (date: string) => {
      const path = `/room/requests?room=dome&date=${date}`;
      return (await events.request<unknown[]>(president, 'GET', path)).body.length;
    };
    expect([await listedOn(DAY), await listedOn(NEXT_DAY), await listedOn('2026-11-30')]).toEqual([1, 1, 0]);
  });

  it('is free on both days when its event is cancelled', async () => {
    const { _id: gone } = await newEvent(events);
    const { _id } = await newRoomRequest(events, gone, { room: 'Foyer', ...overnight });
    await review(events, _id, 'Approved');
    await events.useCases.cancelEvent(president, gone, 'Rain.');
    expect(await takenIn('Foyer', `from=${DAY}&to=${NEXT_DAY}`)).toBeUndefined();
  });

  it('moves with its room on both days', async () => {
    const { _id: roomId } = await events.useCases.addRoom({
      name: 'Gym',
      building: '',
      capacity: 9,
      equipment: [],
      active: true,
    });
    await approved({ room: 'Gym', ...overnight });
    await events.request(president, 'PATCH', `/api/rooms/${roomId}`, { name: 'Old Gym' });
    expect(await takenIn('Old Gym', `from=${DAY}&to=${NEXT_DAY}`)).toEqual([
      { start: '00:00', end: '02:00', days: [1] },
      { start: '22:00', end: '24:00', days: [0] },
    ]);
  });

  it('competes with requests of the next day', async () => {
    const late = await newRoomRequest(events, eventId, { room: 'Hall', ...overnight });
    const early = await newRoomRequest(events, eventId, {
      room: 'Hall',
      date: NEXT_DAY,
      time: '01:00',
      end_time: '03:00',
    });
    const rivalsOf = async ({ _id }: { _id: string }) => {
      const path = `/api/events/room-requests/${_id}/rivals`;
      return (await events.request<{ _id: string }[]>(president, 'GET', path)).body.map((rival) => rival._id);
    };
    expect(await rivalsOf(late)).toEqual([early._id]);
    expect(await rivalsOf(early)).toEqual([late._id]);
  });
});

describe('a request of an earlier build, which has no day of its end', () => {
  it('ends on the day of its start', async () => {
    const { _id } = await newRoomRequest(events, eventId, { room: 'Loft' });
    const stored = events.store.connection.collection<{ _id: string }>('room_requests');
    await stored.updateOne({ _id }, { $unset: { endDate: '' } });
    const { body } = await review(events, _id, 'Approved');
    const answer = body.room_requests.find((one) => one._id === _id);
    expect(answer).toMatchObject({ status: 'Approved', end_time: '21:00' });
    expect(answer).not.toHaveProperty('end_date');
    expect(await takenIn('Loft', `date=${DAY}`)).toEqual([{ start: '18:00', end: '21:00', days: [0] }]);
  });
});
