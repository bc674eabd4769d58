import { BSON, type Db, type Document } from 'mongodb';
import { EXACT_TYPES, isWrite, perform, type Operation } from './operations';
import { sortArray, sortArrays } from './rewrite-json';

/** What an operation did on one store, as JSON that can be compared and that keeps the number types. */
export interface Outcome {
  /** The result and, after a write, the documents; missing when the operation failed. */
  result?: string;
  code?: number;
  message?: string;
}

export const toJson = (value: unknown): string => BSON.EJSON.stringify(value, { relaxed: false });

const UNORDERED_ARRAYS = /"\$(addToSet|setUnion|setIntersection|setDifference)"/;

/** Some operators and `$group` leave the order of their results open: these are sorted. */
function comparable(operation: Operation, result: unknown): string {
  const plain = toJson(result);
  const parsed = JSON.parse(plain) as unknown[];
  if (operation.call === 'distinct' || makesUnorderedArrays(operation)) return JSON.stringify(sortArrays(parsed));
  return endsInGroups(operation) ? JSON.stringify(sortArray(parsed)) : plain;
}

/** `$addToSet` of an update appends; only that of a pipeline leaves the order open. */
const makesUnorderedArrays = ({ pipeline = [], update = {} }: Operation): boolean =>
  UNORDERED_ARRAYS.test(toJson(Array.isArray(update) ? update : pipeline));

const endsInGroups = ({ pipeline }: Operation): boolean => {
  const last = pipeline?.at(-1) ?? {};
  return '$group' in last || '$sortByCount' in last;
};

const contents = (db: Db): Promise<Document[]> =>
  db.collection('rows').find({}, EXACT_TYPES).sort({ _id: 1 }).toArray();

/** Runs an operation; the outcome of a write includes the documents after it. */
export async function outcomeOf(db: Db, operation: Operation): Promise<Outcome> {
  try {
    const result = await perform(db, operation);
    const observed = isWrite(operation) ? { result, rows: await contents(db) } : result;
    return { result: comparable(operation, observed ?? null) };
  } catch (error) {
    const { code, message, result } = error as Document & Error;
    if (code === undefined) return { code: 0, message };
    const observed =
      operation.call === 'insertMany'
        ? { inserted: (result as Document)['insertedCount'] as number, rows: await contents(db) }
        : undefined;
    return { code: Number(code), message, ...(observed && { result: toJson(observed) }) };
  }
}

/** Replaces the contents of a database by the documents of a case. */
export async function fill(db: Db, documents: Document[], others: Document[]): Promise<void> {
  for (const [name, list] of Object.entries({ rows: documents, others })) {
    await db.createCollection(name).catch(() => undefined);
    await db.collection(name).dropIndexes();
    await db.collection(name).deleteMany({});
    if (list.length > 0) await db.collection(name).insertMany(list.map((each) => ({ ...each })));
  }
}
