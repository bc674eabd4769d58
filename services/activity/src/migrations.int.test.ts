import { startTestService, upgradedRows } from '@portal/test-kit';
import { accountEvent, campusEvent, positionEvent, unitEvent } from '../testing/fixtures';
import { activityService } from './index';

it('entries of the search of earlier builds are found and sorted as those of today', async () => {
  const activity = await startTestService(activityService);
  const known = [unitEvent({ name: 'Women’s Tech-Fest Cell' }), campusEvent(3, 'Git Clinic'), positionEvent()];
  for (const event of [...known, accountEvent(1, "Anita D'Souza")]) await activity.deliver(event);
  const { made, upgraded } = await upgradedRows(activity, {
    restart: async (database) => (await startTestService(activityService, { database })).stop(),
    earlier: { search_entries: { terms: ['women'] } },
  });
  const termsOf = (rows: Record<string, unknown>[] = []) =>
    rows.map(({ kind, key, terms }) => [kind, key, kind === 'person' ? (terms as string[]).includes('dsouza') : terms]);
  expect(termsOf(upgraded['search_entries'])).toEqual(termsOf(made['search_entries']));
  expect(made['search_entries']?.flatMap(({ terms }) => terms)).toContain('techfest');
  await activity.stop();
});

it('the copy of what waits that earlier builds stored goes', async () => {
  const activity = await startTestService(activityService, {
    prepare: async (database) => void (await database.collection('waiting').insertOne({ isWaiting: true })),
  });
  const collections = await activity.store.connection.listCollections();
  expect(collections.map(({ name }) => name)).not.toContain('waiting');
  await activity.stop();
});
