import { upgradedRows } from '@portal/test-kit';
import {
  accountRegistered,
  asha,
  join,
  newEvent,
  newRoomRequest,
  startCampus,
  startEvents,
  student,
  unitCreated,
} from '../testing/fixtures';

it('events, rooms, room requests, registrations, people and units of earlier builds are found and sorted as those of today', async () => {
  const events = await startCampus();
  const anita = student(7);
  await events.deliver(accountRegistered({ ...asha, id: anita.userId, name: "Anita D'Souza" }));
  await events.deliver(unitCreated({ id: 'aaaaaaaaaaaaaaaaaaaaaa03', name: 'Women’s Cell', category: 'cultural' }));
  await events.useCases.addRoom({ name: 'Éclair L-101', building: 'A', capacity: 9, equipment: [], active: true });
  const { _id } = await newEvent(events, { title: 'Tech Fest', registration: { required: true, max_participants: 1 } });
  await newRoomRequest(events, _id, { room: 'Éclair L-101' });
  await join(events, _id, anita);
  await join(events, _id, student(8));
  const { made, upgraded } = await upgradedRows(events, {
    restart: async (database) => (await startEvents({ database })).stop(),
    earlier: {
      events: { terms: ['tech'] },
      rooms: { sortKey: null, searchText: 'éclair' },
      registrations: { searchText: '', orderOfPlace: '0 é' },
      people: { key: 'é', terms: null },
      units: { key: 'é', terms: null },
      room_requests: { search: null },
    },
  });
  expect(upgraded).toEqual(made);
  expect(made['room_requests']).toMatchObject([{ search: { room: expect.stringContaining('eclair') } }]);
  expect(made['events']?.[0]?.['terms']).toContain('techfest');
  await events.stop();
});
