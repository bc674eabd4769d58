import type { Document } from 'mongodb';
import type { Answer } from './answers';

/** One operation on one set of documents, as texts, and what both stores answered. */
export interface Difference {
  operation: string;
  documents: string;
  ours: Answer;
  theirs: Answer;
}

/** Something that the engine behind MONGO_URL is known to do otherwise than MongoDB, and how it is known again. */
export interface Deviation {
  /** What MongoDB does, and what this engine does instead. */
  why: string;
  /** What an operation has in it that may show it. */
  in: RegExp;
  /** Results are compared without what it may change. */
  rewrite?: (result: unknown) => unknown;
  /** The answers that it explains. */
  explains?: (difference: Difference) => boolean;
}

const isDocument = (value: unknown): value is Document => typeof value === 'object' && value !== null;

/** Rewrites every document in a result; `undefined` takes it away. */
function each(value: unknown, rewrite: (fields: [string, unknown][]) => [string, unknown][]): unknown {
  if (Array.isArray(value)) return value.map((one) => each(one, rewrite));
  if (!isDocument(value)) return value;
  return Object.fromEntries(rewrite(Object.entries(value).map(([key, one]) => [key, each(one, rewrite)])));
}

export const inOrder = (list: unknown) =>
  Array.isArray(list) ? list.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)) : list;
export const withoutNulls = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.filter((one) => one !== null).map(withoutNulls)
    : each(value, (fields) => fields.flatMap(([key, one]) => (one === null ? [] : [[key, withoutNulls(one)]])));
export const byName = (value: unknown) =>
  each(value, (fields) => fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
export const deeply = (value: unknown): unknown =>
  Array.isArray(value)
    ? inOrder(value.map(deeply))
    : isDocument(value)
      ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, deeply(one)]))
      : value;
const isEmpty = (value: unknown) => isDocument(value) && !Array.isArray(value) && Object.keys(value).length === 0;
export const withoutEmpty = (value: unknown) => each(value, (fields) => fields.filter(([, one]) => !isEmpty(one)));

export const withoutEmptyElements = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.filter((one) => !isEmpty(one)).map(withoutEmptyElements)
    : isDocument(value)
      ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutEmptyElements(one)]))
      : value;

export const codes = (ours: (number | undefined)[], theirs: (number | undefined)[]) => (difference: Difference) =>
  ours.includes(difference.ours.code) && theirs.includes(difference.theirs.code);

export const pathsOf = (operation: string): string[] => {
  const { update = {} } = JSON.parse(operation) as { update?: Record<string, object> };
  return Object.values(update).flatMap((fields) => Object.keys(fields));
};

const anyNumber = /"\$number(?:Int|Double|Long|Decimal)":"([^"]*)"/g;
export const ofOneKind = (result: unknown): unknown =>
  JSON.parse(
    JSON.stringify(result).replaceAll(anyNumber, (_, digits: string) => `"$number":"${Number(digits)}"`),
  ) as unknown;

export const changesNothing = /"matchedCount":\{"\$numberInt":"0"\}|"result":null/;
