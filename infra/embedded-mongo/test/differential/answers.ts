import { BSON, type Db, type Document } from 'mongodb';
import { exact, isWrite, perform, type Operation } from './operations';

/** What one store answered, as text that can be compared: kinds of numbers count. */
export interface Answer {
  /** The result and, after a write, the documents; absent where it failed. */
  result?: string;
  code?: number;
  message?: string;
}

export const text = (value: unknown): string => BSON.EJSON.stringify(value, { relaxed: false });

const unorderedLists = /"\$(addToSet|setUnion|setIntersection|setDifference)"/;

const sorted = (list: unknown[]): unknown[] =>
  list.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

/** Lists made by operators that leave their order open are put in one. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return sorted(value.map(inOrder));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inOrder(each)]));
}

function comparable(operation: Operation, result: unknown): string {
  const plain = text(result);
  const parsed = JSON.parse(plain) as unknown[];
  if (operation.call === 'distinct' || hasSets(operation)) {
    return JSON.stringify(inOrder(parsed));
  }
  return endsInGroups(operation) ? JSON.stringify(sorted(parsed)) : plain;
}

/** `$addToSet` of an update adds at the end; that of a pipeline wherever it likes. */
const hasSets = ({ pipeline = [], update = {} }: Operation): boolean =>
  unorderedLists.test(text(Array.isArray(update) ? update : pipeline));

const endsInGroups = ({ pipeline }: Operation): boolean => {
  const last = pipeline?.at(-1) ?? {};
  return '$group' in last || '$sortByCount' in last;
};

const contents = (db: Db): Promise<Document[]> => db.collection('rows').find({}, exact).sort({ _id: 1 }).toArray();

/** Carries an operation out; a write also tells what it left behind. */
export async function answerOf(db: Db, operation: Operation): Promise<Answer> {
  try {
    const result = await perform(db, operation);
    const left = isWrite(operation) ? { result, rows: await contents(db) } : result;
    return { result: comparable(operation, left ?? null) };
  } catch (error) {
    const { code, message, result } = error as Document & Error;
    if (code === undefined) return { code: 0, message };
    const left =
      operation.call === 'insertMany'
        ? { inserted: (result as Document)['insertedCount'] as number, rows: await contents(db) }
        : undefined;
    return { code: Number(code), message, ...(left && { result: text(left) }) };
  }
}

/** Puts the documents of a case into a database, in place of what it held. */
export async function fill(db: Db, documents: Document[], others: Document[]): Promise<void> {
  for (const [name, list] of Object.entries({ rows: documents, others })) {
    await db.createCollection(name).catch(() => undefined);
    await db.collection(name).dropIndexes();
    await db.collection(name).deleteMany({});
    if (list.length > 0) await db.collection(name).insertMany(list.map((each) => ({ ...each })));
  }
}
