import { orderKey, rankKey, rankOf, textBytes } from '../bson/order-key';
import { isDoc, isNumeric, kindOf, toNumber, truthy, type Doc } from '../bson/values';
import { isOperators } from '../matching/filter';
import { patternOf } from '../matching/leaf';

/** A border among keys: before all that begin with `key`, or after them. */
export interface Border {
  key: string;
  isAfter: boolean;
}

/** What a filter says of one path, as far as an index can use it. Every condition must hold. */
export interface PathBounds {
  /** Keys of which one must be there. */
  equal: string[] | undefined;
  lower: Border | undefined;
  upper: Border | undefined;
  /** Whether a document without the field could match. */
  matchesMissing: boolean;
  /** Whether these borders say all that the filter says of the path. */
  isExact: boolean;
}

/** Conditions of a filter that hold for every match, by path. */
export function boundsOf(filter: Doc): Map<string, PathBounds> {
  const found = new Map<string, PathBounds>();
  collect(filter, (path, operator, value) => {
    const bounds = found.get(path) ?? noBounds();
    if (!narrow(bounds, operator, value)) bounds.isExact = false;
    found.set(path, bounds);
  });
  for (const branches of alternatives(filter)) {
    for (const [path, bounds] of hull(branches)) if (isOpen(found.get(path))) found.set(path, bounds);
  }
  return found;
}

function noBounds(): PathBounds {
  return { equal: undefined, lower: undefined, upper: undefined, matchesMissing: true, isExact: true };
}

/** Whether a filter consists of conditions on paths that must all be met. */
export function hasOnlyPaths(filter: Doc): boolean {
  return Object.entries(filter).every(([key, value]) => {
    if (key === '$and') return Array.isArray(value) && value.every((each) => isDoc(each) && hasOnlyPaths(each));
    return !key.startsWith('$');
  });
}

/** The branches of each `$or` that all matches meet. */
function alternatives(filter: Doc): Doc[][] {
  const below = Array.isArray(filter['$and']) ? filter['$and'].filter(isDoc).flatMap(alternatives) : [];
  return Array.isArray(filter['$or']) ? [...below, filter['$or'].filter(isDoc)] : below;
}

/** What holds for a path whichever branch is met: from the least border to the greatest. Pages by a key ask like this. */
function hull(branches: readonly Doc[]): Map<string, PathBounds> {
  const [first = new Map<string, PathBounds>(), ...rest] = branches.map(boundsOf);
  const joined = new Map<string, PathBounds>();
  for (const [path, bounds] of first) {
    const all = [bounds, ...rest.flatMap((each) => each.get(path) ?? [])].map(spanOf);
    const lowers = all.flatMap(({ lower }) => lower ?? []).sort(compareBorders);
    const uppers = all.flatMap(({ upper }) => upper ?? []).sort(compareBorders);
    if (lowers.length !== branches.length || uppers.length !== branches.length) continue;
    const matchesMissing = all.some((each) => each.matchesMissing);
    joined.set(path, { ...noBounds(), lower: lowers[0], upper: uppers.at(-1), matchesMissing, isExact: false });
  }
  return joined;
}

function spanOf(bounds: PathBounds): PathBounds {
  const [first, last] = [bounds.equal?.[0], bounds.equal?.at(-1)];
  if (first === undefined || last === undefined) return bounds;
  return { ...bounds, lower: { key: first, isAfter: false }, upper: { key: last, isAfter: true } };
}

function compareBorders(left: Border, right: Border): number {
  const [one, other] = [left, right].map(({ key, isAfter }) => key + (isAfter ? '\uffff' : ''));
  return one === other ? 0 : (one ?? '') < (other ?? '') ? -1 : 1;
}

/** Calls `found` for every condition that all matches meet: the filter's own and those under `$and`. */
export function collect(filter: Doc, found: (path: string, operator: string, value: unknown) => void): void {
  for (const [key, value] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(value)) {
      for (const each of value) if (isDoc(each)) collect(each, found);
    } else if (key.startsWith('$')) continue;
    else if (isOperators(value)) for (const [operator, operand] of Object.entries(value)) found(key, operator, operand);
    else found(key, kindOf(value) === 'regex' ? '$regex' : '$eq', value);
  }
}

function narrow(bounds: PathBounds, operator: string, value: unknown): boolean {
  switch (operator) {
    case '$eq':
      return narrowToSet(bounds, [value]);
    case '$in':
      return Array.isArray(value) && narrowToSet(bounds, value as unknown[]);
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return narrowToRange(bounds, operator, value);
    case '$regex':
      return narrowToPrefix(bounds, value);
    case '$exists':
      if (truthy(value)) bounds.matchesMissing = false;
      return false;
    default:
      return false;
  }
}

const unusable = new Set(['array', 'regex', 'undefined', 'minKey', 'maxKey']);

function isOpen(bounds: PathBounds | undefined): boolean {
  return !bounds?.equal && !bounds?.lower;
}

/** Takes a set of values; gives whether that says all of the condition and what was known before. */
function narrowToSet(bounds: PathBounds, values: readonly unknown[]): boolean {
  const kinds = values.map(kindOf);
  if (kinds.some((kind) => unusable.has(kind)) || bounds.equal) return false;
  const isOnly = !bounds.lower;
  bounds.equal = [...new Set(values.map(orderKey))].sort();
  if (!kinds.includes('null')) bounds.matchesMissing = false;
  return isOnly;
}

function narrowToRange(bounds: PathBounds, operator: '$gt' | '$gte' | '$lt' | '$lte', value: unknown): boolean {
  const kind = kindOf(value);
  if (kind === 'null') return (operator === '$gte' || operator === '$lte') && narrowToSet(bounds, [null]);
  if (unusable.has(kind) || (isNumeric(value) && Number.isNaN(toNumber(value)))) return false;
  const key = orderKey(value);
  const rank = rankKey(rankOf[kind]);
  const isLower = operator === '$gt' || operator === '$gte';
  const known = isLower ? bounds.lower : bounds.upper;
  bounds.matchesMissing = false;
  if (known && known.key.length > 1) return false;
  const isSameKind = known === undefined || known.key === rank;
  if (isLower) bounds.lower = { key, isAfter: operator === '$gt' };
  else bounds.upper = { key, isAfter: operator === '$lte' };
  bounds.lower ??= { key: rank, isAfter: false };
  bounds.upper ??= { key: rank, isAfter: true };
  return isSameKind && !bounds.equal;
}

/** A pattern that begins with plain text at the start of the value bounds it. */
function narrowToPrefix(bounds: PathBounds, value: unknown): boolean {
  const { pattern, options } = patternOf(value);
  const prefix = /^\^([\w @:/-]+)(?![\w @:/-]*[?*{|])/.exec(pattern)?.[1];
  if (prefix === undefined || options !== '' || pattern.includes('|') || bounds.lower || bounds.equal) return false;
  const key = rankKey(rankOf.string) + textBytes(prefix);
  bounds.lower = { key, isAfter: false };
  bounds.upper = { key, isAfter: true };
  bounds.matchesMissing = false;
  return false;
}
