import mongoose from 'mongoose';
import type { TestService } from '../test-service';
import type { PagingFixture } from './paging-fixture';

/** A row of a list. The list is ordered by `valueNumber`, and rows with an equal one by `idNumber`. */
export interface ListRow {
  id: string;
  valueNumber: number;
  idNumber: number;
}

interface Stored {
  _id: string | mongoose.mongo.ObjectId;
  [field: string]: unknown;
}

/** The rows of one list in the store, which a test may replace, add to and remove from. */
export interface ListRows {
  /** Replaces all rows by twelve, of which four share a value each, unless the list has no equal values. */
  fill(): Promise<void>;
  /** Adds the nearest neighbours of a row, one on each side of it. */
  addAround(row: ListRow): Promise<void>;
  remove(row: ListRow): Promise<void>;
  /** All rows as the list must show them, worked out without the service. */
  inOrder(): ListRow[];
}

const COUNT = 12;
const GROUP_SIZE = 4;
/** Of a list that goes on backwards, the rows with the greatest value come first. */
const FIRST_AHEAD = 2;
/** Prime to the count, so that the rows are stored neither in the order of their ids nor against it. */
const SHUFFLE = 7;
/** Leaves space between two numbers for a row that comes later. */
const GAP = 16;
const MINUTE_MS = 60_000;

/** Makes copies of the stored row `originalId`, which differ in the id and in the value of the order. */
export async function createListRows(
  service: TestService,
  fixture: Pick<PagingFixture, 'collection' | 'order' | 'behind' | 'hasEqualValues' | 'afterAdding'>,
  originalId: string,
): Promise<ListRows> {
  const { order, behind, hasEqualValues = true, afterAdding } = fixture;
  const isBehind = ({ valueNumber }: ListRow) => behind !== undefined && valueNumber < FIRST_AHEAD;
  const [field, direction] = Object.entries(order)[0] as [string, 1 | -1];
  const collection = service.store.connection.collection<Stored>(fixture.collection);
  const original = (await collection.find().toArray()).find(({ _id }) => String(_id) === originalId);
  if (!original) throw new Error(`${fixture.collection} does not hold ${originalId}, which the list shows`);
  const rows = new Map<string, ListRow>();
  // An index that holds the tie-breaker would put rows in order for a query that forgot it.
  await collection.dropIndexes();

  async function add(numbers: readonly Omit<ListRow, 'id'>[]): Promise<void> {
    const added = numbers.map((each) => ({ ...each, id: idOf(each.idNumber) }));
    for (const row of added) rows.set(row.id, row);
    await collection.insertMany(added.map(documentOf));
    await afterAdding?.(
      added.map(({ id }) => id),
      service,
    );
  }

  function documentOf(row: ListRow): Stored {
    const value = valueOf(original?.[field], row.valueNumber);
    return { ...original, ...(isBehind(row) && behind), [field]: value, _id: storedId(row.id) };
  }

  function compare(one: ListRow, other: ListRow): number {
    const sign = isBehind(one) ? -direction : direction;
    return Number(isBehind(one)) - Number(isBehind(other)) || sign * differenceOf(one, other);
  }

  const storedId = (id: string) => (typeof original._id === 'string' ? id : new mongoose.mongo.ObjectId(id));

  return {
    async fill() {
      await collection.deleteMany({});
      rows.clear();
      await add(
        Array.from({ length: COUNT }, (_, nth) => {
          const idNumber = ((nth * SHUFFLE) % COUNT) * GAP + GAP;
          return { idNumber, valueNumber: hasEqualValues ? Math.floor(nth / GROUP_SIZE) : idNumber };
        }),
      );
    },
    async addAround({ idNumber, valueNumber }) {
      const step = hasEqualValues ? 0 : 1;
      await add([-1, 1].map((side) => ({ idNumber: idNumber + side, valueNumber: valueNumber + side * step })));
    },
    async remove({ id }) {
      rows.delete(id);
      await collection.deleteOne({ _id: storedId(id) });
    },
    inOrder: () => [...rows.values()].toSorted(compare),
  };
}

function differenceOf(one: ListRow, other: ListRow): number {
  return one.valueNumber - other.valueNumber || one.idNumber - other.idNumber;
}

const idOf = (number: number) => number.toString(16).padStart(3, '0').padStart(24, 'a');

/** A value of the same type that comes later the greater the number. */
function valueOf(original: unknown, number: number): string | number | Date {
  if (original instanceof Date) return new Date(original.getTime() + number * MINUTE_MS);
  if (typeof original === 'number') return original + number;
  if (typeof original === 'string') return `${original} ${String(number).padStart(3, '0')}`;
  throw new Error(`No list is ordered by ${String(original)}`);
}
