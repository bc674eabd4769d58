import { Timestamp } from 'bson';
import { add, multiply } from '../bson/arithmetic';
import { compare } from '../bson/compare';
import { isDoc, isNumeric, kindOf, type Doc } from '../bson/values';
import { badValue, MongoError } from '../errors';
import { read, remove, updatePath, write } from './places';

/** Changes one concrete path of a document that belongs to the update alone. */
export type Change = (doc: Doc, parts: readonly string[]) => void;

/** What an update knows beside the document. */
export interface UpdateTime {
  isInsert: boolean;
  now: Date;
}

type Operator = (value: unknown, path: string) => (doc: Doc, parts: readonly string[], time: UpdateTime) => void;

/** The operators that set, count or remove one field. */
export const fieldOperators: Record<string, Operator> = {
  $set: (value) => (doc, parts) => write(doc, parts, value),
  $setOnInsert:
    (value) =>
    (doc, parts, { isInsert }) =>
      isInsert ? write(doc, parts, value) : undefined,
  $unset: () => (doc, parts) => remove(doc, parts),
  $inc: (value, path) => arithmetic('increment', value, path, (old) => add(old ?? 0, value)),
  $mul: (value, path) => arithmetic('multiply', value, path, (old) => multiply(old ?? 0, value)),
  $min: (value) => (doc, parts) => replaceIf(doc, parts, value, (order) => order > 0),
  $max: (value) => (doc, parts) => replaceIf(doc, parts, value, (order) => order < 0),
  $currentDate: (value) => currentDate(value),
  $rename: (value, path) => rename(value, path),
};

function arithmetic(
  verb: string,
  value: unknown,
  path: string,
  compute: (old: unknown) => unknown,
): ReturnType<Operator> {
  if (!isNumeric(value))
    throw new MongoError(14, `Cannot ${verb} with non-numeric argument: {${path}: ${JSON.stringify(value)}}`);
  return (doc, parts) => {
    const old = read(doc, parts);
    if (old !== undefined && !isNumeric(old)) {
      throw new MongoError(
        14,
        `Cannot apply $${verb === 'multiply' ? 'mul' : 'inc'} to a value of non-numeric type. {_id: ${JSON.stringify(doc['_id'])}} has the field '${parts.at(-1)}' of non-numeric type ${kindOf(old)}`,
      );
    }
    write(doc, parts, compute(old));
  };
}

function replaceIf(doc: Doc, parts: readonly string[], value: unknown, wins: (order: number) => boolean): void {
  const old = read(doc, parts);
  if (old === undefined || wins(compare(old, value))) write(doc, parts, value);
}

function currentDate(value: unknown): ReturnType<Operator> {
  const type = isDoc(value) ? value['$type'] : 'date';
  if (value !== true && value !== false && type !== 'date' && type !== 'timestamp') {
    throw badValue("The '$type' string field is required to be 'date' or 'timestamp'");
  }
  return (doc, parts, { now }) => {
    const stamp = new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 });
    write(doc, parts, type === 'timestamp' ? stamp : now);
  };
}

function rename(value: unknown, path: string): ReturnType<Operator> {
  if (typeof value !== 'string') throw badValue(`The 'to' field for $rename must be a string: ${path}`);
  const target = updatePath(value);
  if (path === value) throw badValue(`The source and target field for $rename must differ: ${path}`);
  if ([path, value].some((each) => each.includes('$')))
    throw badValue(`The source field for $rename may not be dynamic: ${path}`);
  return (doc, parts) => {
    const moved = read(doc, parts);
    if (moved === undefined) return;
    remove(doc, parts);
    write(doc, target, moved);
  };
}
