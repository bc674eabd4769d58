type Field = [name: string, value: unknown];

interface Rewrite {
  array?: (elements: unknown[]) => unknown[];
  fields?: (fields: Field[]) => Field[];
}

/** Rewrites the arrays and documents in a value, the innermost ones first. */
function rewriteJson(value: unknown, rewrite: Rewrite): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const elements = value.map((each: unknown) => rewriteJson(each, rewrite));
    return rewrite.array?.(elements) ?? elements;
  }
  const fields = Object.entries(value).map(([name, each]): Field => [name, rewriteJson(each, rewrite)]);
  return Object.fromEntries(rewrite.fields?.(fields) ?? fields);
}

/** Sorts an array by the JSON text of its elements. */
export const sortArray = (elements: unknown[]): unknown[] =>
  elements.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

/** Sorts the documents of a result, and nothing inside them. */
export const sortResult = (result: unknown) => (Array.isArray(result) ? sortArray(result) : result);

const isEmpty = (value: unknown) => JSON.stringify(value) === '{}';

export const sortArrays = (value: unknown) => rewriteJson(value, { array: sortArray });

export const sortFields = (value: unknown) =>
  rewriteJson(value, { fields: (fields) => fields.toSorted(([one], [other]) => (one < other ? -1 : 1)) });

export const withoutNulls = (value: unknown) =>
  rewriteJson(value, {
    array: (elements) => elements.filter((each) => each !== null),
    fields: (fields) => fields.filter(([, each]) => each !== null),
  });

export const withoutEmptyFields = (value: unknown) =>
  rewriteJson(value, { fields: (fields) => fields.filter(([, each]) => !isEmpty(each)) });

export const withoutEmptyElements = (value: unknown) =>
  rewriteJson(value, { array: (elements) => elements.filter((each) => !isEmpty(each)) });

const ANY_NUMBER = /"\$number(?:Int|Double|Long|Decimal)":"([^"]*)"/g;

export const withoutNumberTypes = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value).replaceAll(ANY_NUMBER, (_, digits: string) => `"$number":"${Number(digits)}"`),
  ) as unknown;
