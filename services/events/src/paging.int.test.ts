import { describePaging, type PagingSuite, type TestService } from '@portal/test-kit';
import { join, newEvent, newRoomRequest, president, startCampus, student } from '../testing/fixtures';

type Fixture = NonNullable<PagingSuite['lists']['listRooms']>;

const events = {
  as: 'PRESIDENT',
  collection: 'events',
  order: { sortStart: 1 },
  async seed(service) {
    await newEvent(service);
    return {};
  },
} satisfies Fixture;

/** What is not over comes first, then what is over. */
const aroundNow = { ...events, behind: { overAt: new Date('2026-11-20T12:00:00Z') } } satisfies Fixture;

/** A registration of the student for each of these events, which may have had one before. */
async function joinAll(eventIds: readonly string[], { store }: TestService): Promise<void> {
  const registrations = store.connection.collection<{ _id: string }>('registrations');
  const joined = await registrations.findOne({});
  await registrations.deleteMany({ _id: { $in: [...eventIds] } });
  await registrations.insertMany(
    eventIds.map((eventId) => ({ ...joined, _id: eventId, eventId, code: eventId.slice(-8) })),
  );
}

describePaging('events', {
  start: (clock) => startCampus({ clock }),
  lists: {
    listPublicEvents: { ...aroundNow, as: null },
    listManagedEvents: aroundNow,
    listEventsByRole: {
      ...aroundNow,
      async seed(service) {
        await newEvent(service);
        return { params: { role: 'PRESIDENT' } };
      },
    },
    listMyRegistrations: {
      ...events,
      as: student(1),
      async seed(service) {
        await join(service, (await newEvent(service))._id, student(1));
        return {};
      },
      afterAdding: joinAll,
      idOf: (entry) => (entry as { event: { _id: string } }).event._id,
    },
    listPickableUnits: { as: 'PRESIDENT', collection: 'units', order: { key: 1 }, seed: async () => ({}) },
    listPickablePeople: { as: 'PRESIDENT', collection: 'people', order: { key: 1 }, seed: async () => ({}) },
    listRegistrations: {
      as: 'PRESIDENT',
      collection: 'registrations',
      order: { order: 1 },
      async seed(service) {
        const { _id: id } = await newEvent(service);
        await join(service, id, student(1));
        return { params: { id } };
      },
    },
    listRoomRequests: {
      as: 'PRESIDENT',
      collection: 'room_requests',
      order: { createdAt: -1 },
      async seed(service) {
        await newRoomRequest(service, (await newEvent(service))._id);
        return {};
      },
    },
    listRooms: {
      as: 'PRESIDENT',
      collection: 'rooms',
      order: { key: 1 },
      hasEqualValues: false,
      async seed(service) {
        await service.request(president, 'POST', '/api/rooms', { name: 'Main Hall', capacity: 40 });
        return {};
      },
    },
  },
});
