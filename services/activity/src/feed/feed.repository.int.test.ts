import { createTransaction } from '@portal/service-kit';
import { startTestService, TEST_UNIT, type TestService } from '@portal/test-kit';
import { council, idOf, NOW } from '../../testing/fixtures';
import { activityService } from '../index';
import { createSequenceRepository } from '../stream/sequence.repository';
import type { FeedEntry } from './feed.domain';
import { createFeedRepository, type FeedRepository } from './feed.repository';

const everything = { kind: 'everything' } as const;
const entry = (number: number, changes: Partial<FeedEntry> = {}): FeedEntry => ({
  id: idOf(number),
  type: 'event',
  description: `Entry ${number}`,
  at: new Date(Date.parse(NOW) + number),
  actor: null,
  subject: { kind: 'events.event', id: idOf(900 + number), name: 'Hack Night' },
  link: '/events',
  unit: TEST_UNIT,
  categories: ['scitech'],
  ...changes,
});

describe('stored entries of the feed', () => {
  let activity: TestService;
  let feed: FeedRepository;
  beforeEach(async () => {
    activity = await startTestService(activityService);
    feed = createFeedRepository(activity.store, createSequenceRepository(activity.store, 'feed'));
  });
  afterEach(() => activity.stop());

  const add = (...entries: FeedEntry[]) =>
    createTransaction(activity.store.connection)(async (session) => {
      for (const each of entries) await feed.addIfNew(each, session);
    });
  const descriptions = (found: { description: string }[]) => found.map(({ description }) => description);

  it('are listed newest first, of the scope and the type asked for', async () => {
    await add(entry(2), entry(3, { type: 'approval' }), entry(1), entry(4, { unit: council, categories: ['sports'] }));
    const list = async (...[scope, type]: Parameters<FeedRepository['list']>) =>
      descriptions((await feed.list(scope, type, { limit: 5 })).items);
    const request = { limit: 5 };
    expect(await list(everything, undefined, request)).toEqual(['Entry 4', 'Entry 3', 'Entry 2', 'Entry 1']);
    expect(await list({ kind: 'unit', unitId: TEST_UNIT.id }, 'event', request)).toEqual(['Entry 2', 'Entry 1']);
    expect(await list({ kind: 'category', category: 'sports' }, undefined, request)).toEqual(['Entry 4']);
  });

  it('are read after an offset in the order in which they were added, each once', async () => {
    await add(entry(2), entry(3, { unit: council, categories: ['sports'] }));
    await add(entry(1), entry(2, { description: 'Again' }));
    const found = await feed.findAfter(0, everything, 5);
    expect(descriptions(found)).toEqual(['Entry 2', 'Entry 3', 'Entry 1']);
    expect(found[0]).toEqual({ ...entry(2), offset: 1 });
    expect(descriptions(await feed.findAfter(1, everything, 5))).toEqual(['Entry 3', 'Entry 1']);
    expect(descriptions(await feed.findAfter(0, everything, 2))).toEqual(['Entry 2', 'Entry 3']);
    const ofUnit = await feed.findAfter(0, { kind: 'unit', unitId: TEST_UNIT.id }, 5);
    expect(descriptions(ofUnit)).toEqual(['Entry 2', 'Entry 1']);
    const sports = await feed.findAfter(0, { kind: 'category', category: 'sports' }, 5);
    expect(descriptions(sports)).toEqual(['Entry 3']);
  });
});
