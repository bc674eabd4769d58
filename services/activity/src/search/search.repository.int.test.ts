import { createTransaction } from '@portal/service-kit';
import { startTestService, type TestService } from '@portal/test-kit';
import { idOf } from '../../testing/fixtures';
import { activityService } from '../index';
import type { SearchEntry } from './search.domain';
import { createSearchRepository, type SearchRepository } from './search.repository';

const entry = (number: number, key: string, changes: Partial<SearchEntry> = {}): SearchEntry => ({
  _id: idOf(number),
  version: 1,
  kind: 'event',
  title: key,
  key,
  terms: ['rock', 'climbing'],
  category: 'sports',
  detail: '',
  above: null,
  aboveName: '',
  ...changes,
});

describe('stored entries of the search', () => {
  let activity: TestService;
  let search: SearchRepository;
  beforeAll(async () => {
    activity = await startTestService(activityService);
    search = createSearchRepository(activity.store);
    const entries = [
      entry(1, 'climbing rocks'),
      entry(2, 'climbing'),
      entry(3, 'climbing'),
      entry(4, 'abseiling', { terms: ['rock'] }),
      entry(5, 'zen', { terms: ['climbing'] }),
      entry(6, 'climbing club', { kind: 'unit' }),
      entry(7, 'rock club', { kind: 'unit' }),
      entry(8, 'climbing lead', { kind: 'position' }),
      entry(9, 'asha', { kind: 'person' }),
    ];
    await createTransaction(activity.store.connection)(async (session) => {
      await search.rows.upsertNewer(entries.toReversed(), session);
    });
  });
  afterAll(() => activity.stop());

  const termed = (...terms: string[]) => terms.map((term) => ({ terms: term }));
  const numbers = (found: { _id: string }[]) => found.map(({ _id }) => Number.parseInt(_id, 16));
  const find = async (selection: object) =>
    numbers(await search.find({ kind: 'event', terms: termed('rock'), limit: 9, ...selection }));

  it('are found by all of the terms, in the order of their keys, so many at a time', async () => {
    expect(await find({})).toEqual([4, 2, 3, 1]);
    expect(await find({ terms: termed('rock', 'climbing') })).toEqual([2, 3, 1]);
    expect(await find({ terms: termed('climbing', 'rock'), limit: 2 })).toEqual([2, 3]);
    expect(await find({ kind: 'unit' })).toEqual([6, 7]);
    expect(await find({ terms: termed('zen') })).toEqual([]);
  });

  it('are found from a key on, before one with the last ones first, or by how the key begins', async () => {
    expect(await find({ from: 'climbing' })).toEqual([2, 3, 1]);
    expect(await find({ before: 'climbing rocks' })).toEqual([3, 2, 4]);
    expect(await find({ prefix: 'climbing' })).toEqual([2, 3, 1]);
    expect(await find({ prefix: 'climbing ' })).toEqual([1]);
  });

  it('are what is shown of them', async () => {
    const [found] = await search.find({ kind: 'position', terms: termed('rock'), limit: 1 });
    const { version: _version, terms: _terms, ...shown } = entry(8, 'climbing lead', { kind: 'position' });
    expect(found).toEqual(shown);
  });

  it('of several kinds come with the kinds of which these are all', async () => {
    const kinds = ['event', 'person', 'unit', 'position'] as const;
    const first = (limit: number) => search.findFirst(kinds, termed('rock'), limit);
    const all = await first(9);
    expect([numbers(all.found), all.completeKinds]).toEqual([[7, 6, 8, 9, 1, 3, 2, 4], kinds]);
    const exactly = await first(8);
    expect([exactly.found.length, exactly.completeKinds]).toEqual([8, ['person', 'unit', 'position']]);
    const some = await first(4);
    expect([numbers(some.found), some.completeKinds]).toEqual([
      [7, 6, 8, 9],
      ['unit', 'position'],
    ]);
    const either = await search.findFirst(kinds, [{ terms: { $in: ['rock', 'climbing'] } }], 9);
    expect(numbers(either.found)).toEqual([7, 6, 8, 9, 5, 1, 3, 2, 4]);
    expect(await search.findFirst(kinds, termed('zen'), 9)).toEqual({ found: [], completeKinds: kinds });
    expect(await search.findFirst(['unit'], termed('rock'), 9)).toMatchObject({ completeKinds: ['unit'] });
  });

  it('are positions and, after them, the units whose keys begin so', async () => {
    const found = (prefix: string, limit = 9) =>
      search.findPositionsAndUnits(termed('rock', 'climbing'), prefix, limit);
    expect(numbers(await found('climbing'))).toEqual([8, 6]);
    expect(numbers(await found('rock'))).toEqual([8, 7]);
    expect(numbers(await found('climbing', 1))).toEqual([8]);
  });

  it('have titles by their ids', async () => {
    expect(await search.titlesOf([idOf(6), idOf(99)])).toEqual(new Map([[idOf(6), 'climbing club']]));
  });
});
