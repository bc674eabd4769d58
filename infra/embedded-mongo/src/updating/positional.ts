import { arrayIndex, exactAt } from '../bson/paths';
import { isDoc, type Doc } from '../bson/values';
import { unsupported } from '../errors';
import { compileFilter, isOperators } from '../matching/filter';

/** Operators that no single element of a list decides on. */
const ofWholeLists = new Set(['$ne', '$nin', '$not', '$exists', '$size', '$options']);

/** The index of the element of the list at a path by which the filter matched: what a positional `$` stands for. */
export function matchedElement(
  doc: Doc,
  path: readonly string[],
  filter: Doc,
  variables: Doc = {},
): number | undefined {
  const list = exactAt(doc, path);
  const [condition, ...more] = conditionsOn(doc, path, filter, variables);
  if (!condition || !Array.isArray(list)) return undefined;
  if (more.length > 0) throw unsupported("a positional '$' where the filter has several conditions on the array");
  const passes = compileFilter(condition);
  const index = list.findIndex((each: unknown) =>
    passes(path.reduceRight<unknown>((inner, part) => ({ [part]: inner }), [each]) as Doc),
  );
  return index < 0 ? undefined : index;
}

function conditionsOn(doc: Doc, path: readonly string[], filter: Doc, variables: Doc): Doc[] {
  return Object.entries(filter).flatMap(([key, value]): Doc[] => {
    const branches = (key === '$and' || key === '$or') && Array.isArray(value) ? value.filter(isDoc) : [];
    const met =
      key === '$or' ? branches.filter((branch) => compileFilter(branch, variables)(doc)).slice(0, 1) : branches;
    if (met.length > 0) return met.flatMap((branch) => conditionsOn(doc, path, branch, variables));
    const parts = key.split('.');
    const isBelow = path.every((part, n) => part === parts[n]) && arrayIndex(parts[path.length] ?? '') < 0;
    if (!isBelow) return [];
    if (!isOperators(value)) return [{ [key]: value }];
    const names = Object.keys(value).filter((name) => !ofWholeLists.has(name));
    const options = '$options' in value ? { $options: value['$options'] } : {};
    return names.map((name) => ({ [key]: { [name]: value[name], ...(name === '$regex' ? options : {}) } }));
  });
}
