import { upgradedRows } from '@portal/test-kit';
import {
  accountRegistered,
  asha,
  join,
  newEvent,
  startCampus,
  startEvents,
  student,
  unitCreated,
} from '../testing/fixtures';

it('events, rooms, registrations, people and units of earlier builds are found and sorted as those of today', async () => {
  const events = await startCampus();
  const anita = student(7);
  await events.deliver(accountRegistered({ ...asha, id: anita.userId, name: "Anita D'Souza" }));
  await events.deliver(unitCreated({ id: 'aaaaaaaaaaaaaaaaaaaaaa03', name: 'Women’s Cell', category: 'cultural' }));
  await events.useCases.addRoom({ name: 'Éclair L-101', building: 'A', capacity: 9, equipment: [], active: true });
  const { _id } = await newEvent(events, { title: 'Tech Fest', registration: { required: true, max_participants: 1 } });
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
    },
  });
  expect(upgraded).toEqual(made);
  expect(made['events']?.[0]?.['terms']).toContain('techfest');
  await events.stop();
});
