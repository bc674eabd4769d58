import { createInProcessBus, newId } from '@portal/service-kit';
import { byLane } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import { coordinator, newEvent, newRoomRequest, review, startCampus, startEvents } from '../../testing/fixtures';

const RUNS = byLane({ push: 3, endurance: 20 });
const AT_ONCE = 20;
const MANY = 50;

/** Another coordinator of the unit: nobody requests as many rooms within an hour as these tests do. */
const newCoordinator = () => ({ ...coordinator, userId: newId() });

describe('twenty approvals at once for one room and time', () => {
  let first: Events;
  let second: Events;
  beforeAll(async () => {
    first = await startCampus();
    second = await startEvents({ database: first.database, bus: createInProcessBus() });
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
  });

  it('succeed exactly once, in every run on two instances', async () => {
    const ids = await Promise.all(Array.from({ length: AT_ONCE }, async () => (await newEvent(first))._id));
    for (let run = 0; run < RUNS; run += 1) {
      const room = `Hall ${run}`;
      const organiser = newCoordinator();
      const requests = await Promise.all(
        ids.map((id, index) => newRoomRequest(first, id, { room, time: index % 2 ? '18:00' : '18:30' }, organiser)),
      );
      const answers = await Promise.all(
        requests.map(({ _id }, index) => review(index % 2 ? first : second, _id, 'Approved')),
      );
      const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
      expect(statuses).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 409)]);
      const codes = new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code));
      expect(codes).toEqual(new Set(['ROOM.ALREADY_BOOKED']));
    }
    expect(await first.outbox('events.room-request.approved.v1')).toHaveLength(RUNS);
  }, 240_000);

  it('of one and the same request succeed once, the others hear that it was reviewed', async () => {
    const { _id: eventId } = await newEvent(first);
    const { _id } = await newRoomRequest(first, eventId, { room: 'Attic' }, newCoordinator());
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => review(index % 2 ? first : second, _id, 'Approved')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const codes = new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code));
    expect(codes).toEqual(new Set(['ROOM_REQUEST.ALREADY_REVIEWED']));
  });

  it('fifty at once for one slot are one', async () => {
    const { _id: eventId } = await newEvent(first);
    const organiser = newCoordinator();
    const requests = [];
    for (let count = 0; count < MANY; count += 1) {
      requests.push(await newRoomRequest(first, eventId, { room: 'Dome', date: '2026-12-05' }, organiser));
    }
    const answers = await Promise.all(
      requests.map(({ _id }, index) => review(index % 2 ? first : second, _id, 'Approved')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const codes = new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code));
    expect(codes).toEqual(new Set(['ROOM.ALREADY_BOOKED']));
  });
});
