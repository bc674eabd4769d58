import { exactAt } from '../bson/paths';
import { isDoc, type Doc } from '../bson/values';
import { compileFilter } from '../matching/filter';

/** The index of the element of the array at `arrayPath` by which the filter matched: what a positional `$` stands for. */
export function matchedElement(doc: Doc, arrayPath: readonly string[], filter: Doc): number | undefined {
  const list = exactAt(doc, arrayPath);
  if (!Array.isArray(list)) return undefined;
  const path = arrayPath.join('.');
  const condition = conditionsOn(filter, path).at(-1);
  if (!condition) return undefined;
  const passes = compileFilter(condition);
  const index = list.findIndex((each: unknown) => passes(nest(arrayPath, [each])));
  return index < 0 ? undefined : index;
}

function conditionsOn(filter: Doc, path: string): Doc[] {
  return Object.entries(filter).flatMap(([key, value]) => {
    if ((key === '$and' || key === '$or') && Array.isArray(value)) {
      return value.flatMap((each: unknown) => (isDoc(each) ? conditionsOn(each, path) : []));
    }
    return key === path || key.startsWith(`${path}.`) ? [{ [key]: value }] : [];
  });
}

function nest(path: readonly string[], value: unknown): Doc {
  return path.reduceRight<unknown>((inner, part) => ({ [part]: inner }), value) as Doc;
}
