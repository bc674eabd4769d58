import type { BSONRegExp, Code } from 'bson';
import { doubleKey, numberKey } from './number-key';
import { binaryBytes, kindOf, objectIdBytes, timestampBits, type Doc, type Kind } from './values';

/** MongoDB's order of the types; kinds of one rank compare with each other. */
export const rankOf: Record<Kind, number> = {
  minKey: 1,
  undefined: 2,
  null: 5,
  int: 10,
  double: 10,
  long: 10,
  decimal: 10,
  string: 15,
  symbol: 15,
  object: 20,
  array: 25,
  binData: 30,
  objectId: 35,
  bool: 40,
  date: 45,
  timestamp: 47,
  regex: 50,
  dbPointer: 55,
  javascript: 60,
  javascriptWithScope: 65,
  maxKey: 127,
};

/** The first character of every key of a rank. */
export function rankKey(rank: number): string {
  return String.fromCharCode(rank);
}

/**
 * A string of bytes (one a character) that sorts, with `<`, as MongoDB sorts the value. Equal values have equal keys,
 * and no key is the beginning of another, so keys can be joined.
 */
export function orderKey(value: unknown): string {
  const kind = kindOf(value);
  return rankKey(rankOf[kind]) + payload(kind, value);
}

function payload(kind: Kind, value: unknown): string {
  switch (kind) {
    case 'int':
    case 'double':
    case 'long':
    case 'decimal':
      return numberKey(value);
    case 'string':
      return textKey(value as string);
    case 'symbol':
      return textKey(String(value));
    case 'objectId':
      return latin1(objectIdBytes(value));
    case 'bool':
      return value === true ? '\x01' : '\0';
    case 'date':
      return doubleKey((value as Date).getTime());
    case 'timestamp':
      return timestampBits(value).toString(16).padStart(16, '0');
    case 'object':
      return documentKey(value as Doc);
    case 'array':
      return arrayKey(value as unknown[]);
    case 'binData':
      return binaryKey(value);
    case 'regex':
      return regexKey(value as BSONRegExp | RegExp);
    case 'javascript':
    case 'javascriptWithScope':
      return textKey(String((value as Code).code)) + orderKey((value as Code).scope ?? null);
    case 'null':
    case 'undefined':
    case 'minKey':
    case 'maxKey':
    case 'dbPointer':
      return '';
  }
}

const plain = /^[\x01-\x7f]*$/;

/** UTF-8 bytes of a text, ended by a zero; zeros inside are escaped. */
export function textKey(text: string): string {
  return `${textBytes(text)}\0`;
}

/** As `textKey` without the end: what every text with this beginning starts with. */
export function textBytes(text: string): string {
  if (plain.test(text)) return text;
  return latin1(Buffer.from(text, 'utf8')).replaceAll('\0', '\0\xff');
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

function documentKey(doc: Doc): string {
  let key = '';
  for (const [name, value] of Object.entries(doc)) {
    const kind = kindOf(value);
    if (kind === 'undefined') continue;
    key += rankKey(rankOf[kind]) + textKey(name) + payload(kind, value);
  }
  return `${key}\0`;
}

function arrayKey(list: readonly unknown[]): string {
  let key = '';
  for (const value of list) key += orderKey(value === undefined ? null : value);
  return `${key}\0`;
}

function binaryKey(value: unknown): string {
  const { bytes, subtype } = binaryBytes(value);
  return (
    String.fromCharCode(
      (bytes.length >>> 24) & 255,
      (bytes.length >>> 16) & 255,
      (bytes.length >>> 8) & 255,
      bytes.length & 255,
      subtype,
    ) + latin1(bytes)
  );
}

function regexKey(value: BSONRegExp | RegExp): string {
  return value instanceof RegExp
    ? textKey(value.source) + textKey(value.flags)
    : textKey(value.pattern) + textKey(value.options);
}
