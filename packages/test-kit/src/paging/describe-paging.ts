import { callTable, type Call, type ServiceName } from '@portal/contracts';
import { testClock, type TestClock } from '../clock';
import { addressOf, type CallRequest } from '../permissions/fixtures';
import type { TestService } from '../test-service';
import { createListRows, type ListRow, type ListRows } from './list-rows';
import { fixtureFaults, pagedCalls, type PagingFixture, type PagingSuite } from './paging-fixture';

const LIMITS = [1, 2, 7];
const ALL = 200;
/** The first page that ends here or later ends between rows with equal values, at every limit. */
const CHANGE_AFTER = 5;
/** No remembered total is older. */
const COUNTED_AGAIN_MS = 61_000;

interface Listed {
  ids: string[];
  total: number;
  /** The address of the next page; none after the last. */
  next: string | undefined;
}

/** Reads pages of a list; `first` is the address of the first one. */
interface List {
  rows: ListRows;
  first(limit: number): string;
  read(address: string): Promise<Listed>;
  /** Makes cached totals expire, so that the next read counts. */
  expireTotals(): void;
}

/**
 * Reads every paged list of a service page by page, with rows of equal values across the ends of pages, and with rows
 * that come and go between two pages. Fails for a built call that takes a cursor and has no fixture.
 */
export function describePaging(service: ServiceName, suite: PagingSuite, table: readonly Call[] = callTable): void {
  describe(`the pages of ${service}`, () => {
    it('has a fixture for every paged call, and for no other', () => {
      expect(fixtureFaults(service, suite.lists, table)).toEqual([]);
    });

    for (const call of pagedCalls(service, table)) {
      const fixture = suite.lists[call.name as keyof typeof suite.lists];
      if (fixture) describeList(call, fixture, suite);
    }
  });
}

function describeList(call: Call, fixture: PagingFixture, suite: PagingSuite): void {
  describe(call.name, () => {
    let running: TestService;
    let list: List;
    beforeAll(async () => {
      const clock = testClock('2026-11-21T06:00:00.000Z');
      running = await suite.start(clock);
      list = await openList(call, fixture, { running, clock, request: await fixture.seed(running) });
    });
    afterAll(async () => running?.stop());
    beforeEach(async () => {
      await list.rows.fill();
      list.expireTotals();
    });

    it.each([...LIMITS, ALL])('shows every row once, in the order of the list, %i at a time', async (limit) => {
      const { rows, first, read } = list;
      const expected = rows.inOrder().map(({ id }) => id);
      const pages = await readFrom(first(limit), read);
      expect(pages.flatMap(({ ids }) => ids)).toEqual(expected);
      expect(pages.map(({ ids }) => ids.length)).toEqual(pageSizes(expected.length, limit));
      expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([expected.length]));
    });

    it.each(LIMITS)('leaves out and repeats nothing when rows come and go, %i at a time', async (limit) => {
      const { rows, first, read, expireTotals } = list;
      const before = rows.inOrder();
      const pages = await readUntil(CHANGE_AFTER, first(limit), read);
      const shown = pages.flatMap(({ ids }) => ids);
      const last = before[shown.length - 1] as ListRow;
      expect(shown).toEqual(before.slice(0, shown.length).map(({ id }) => id));

      await rows.addAround(last);
      expireTotals();
      const withAdded = rows.inOrder();
      const next = pages.at(-1)?.next ?? '';
      expect(await idsFrom(next, read)).toEqual(after(last, withAdded));

      // The row at which the page ended, one before it and one after it.
      for (const gone of [last, before[shown.length - 2], before[shown.length + 1]]) await rows.remove(gone as ListRow);
      expireTotals();
      expect(await idsFrom(next, read)).toEqual(
        after(last, withAdded).filter((id) => id !== before[shown.length + 1]?.id),
      );
      expect((await read(next)).total).toBe(rows.inOrder().length);
    });
  });
}

async function openList(
  call: Call,
  fixture: PagingFixture,
  { running, clock, request }: { running: TestService; clock: TestClock; request: CallRequest },
): Promise<List> {
  const { as, idOf = (entry) => (entry as { _id: string })._id } = fixture;
  const first = (limit: number) => addressOf(call, { ...request, query: { ...request.query, limit: String(limit) } });

  async function read(address: string): Promise<Listed> {
    const { status, body, headers, text } = await running.request<unknown[]>(as, 'GET', address);
    expect({ status, text }).toMatchObject({ status: call.status });
    const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    return { ids: body.map(idOf), total: Number(headers.get('x-total-count')), next };
  }

  const original = (await read(first(1))).ids[0] ?? 'nothing';
  const rows = await createListRows(running, fixture, original);

  const expireTotals = () => clock.advance(COUNTED_AGAIN_MS);

  return { rows, first, read, expireTotals };
}

async function readFrom(address: string, read: List['read']): Promise<Listed[]> {
  return readUntil(Infinity, address, read);
}

/** Reads pages until so many rows were shown, or all. */
async function readUntil(count: number, address: string, read: List['read']): Promise<Listed[]> {
  const pages: Listed[] = [];
  let next: string | undefined = address;
  let shown = 0;
  while (next !== undefined && shown < count) {
    const page: Listed = await read(next);
    // A list that goes round in circles has to end as well.
    if (pages.length > ALL) throw new Error('The pages of the list do not end');
    pages.push(page);
    shown += page.ids.length;
    next = page.next;
  }
  return pages;
}

async function idsFrom(address: string, read: List['read']): Promise<string[]> {
  return (await readFrom(address, read)).flatMap(({ ids }) => ids);
}

function after(row: ListRow, rows: readonly ListRow[]): string[] {
  return rows.slice(rows.findIndex(({ id }) => id === row.id) + 1).map(({ id }) => id);
}

/** Full pages and a rest; never an empty page at the end. */
function pageSizes(count: number, limit: number): number[] {
  return Array.from({ length: Math.ceil(count / limit) }, (_, nth) => Math.min(limit, count - nth * limit));
}
