import { serialize } from 'bson';
import { RawDoc } from './decode';
import { isDoc, type Doc } from './values';

/** BSON bytes of a document, in memory of their own. */
export function encode(doc: Doc): Buffer {
  const bytes = serialize(doc, { ignoreUndefined: true });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** BSON bytes of an answer in which documents may come as bytes (RawDoc), alone, in arrays or one level down. */
export function encodeAnswer(doc: Doc): Buffer {
  const parts: Buffer[] = [];
  for (const [key, value] of Object.entries(doc)) pushElement(parts, key, value);
  return wrap(parts);
}

function pushElement(parts: Buffer[], key: string, value: unknown): void {
  if (value === undefined) return;
  if (value instanceof RawDoc) parts.push(header(3, key), value.bytes);
  else if (Array.isArray(value) && value[0] instanceof RawDoc)
    parts.push(header(4, key), encodeList(value as RawDoc[]));
  else if (isDoc(value) && hasRaw(value)) parts.push(header(3, key), encodeAnswer(value));
  else {
    const bytes = serialize({ [key]: value }, { ignoreUndefined: true });
    parts.push(Buffer.from(bytes.buffer, bytes.byteOffset + 4, bytes.byteLength - 5));
  }
}

function hasRaw(doc: Doc): boolean {
  return Object.values(doc).some(
    (each) => each instanceof RawDoc || (Array.isArray(each) && each[0] instanceof RawDoc),
  );
}

function header(type: number, key: string): Buffer {
  return Buffer.from(`${String.fromCharCode(type)}${key}\0`, 'utf8');
}

function wrap(parts: Buffer[]): Buffer {
  const size = parts.reduce((sum, part) => sum + part.length, 5);
  const all = Buffer.allocUnsafe(size);
  all.writeInt32LE(size, 0);
  let at = 4;
  for (const part of parts) at += part.copy(all, at);
  all[at] = 0;
  return all;
}

function encodeList(docs: RawDoc[]): Buffer {
  let size = 5;
  for (const [n, doc] of docs.entries()) size += 2 + String(n).length + doc.bytes.length;
  const all = Buffer.allocUnsafe(size);
  all.writeInt32LE(size, 0);
  let at = 4;
  for (const [n, doc] of docs.entries()) {
    all[at++] = 3;
    at += all.write(`${n}\0`, at, 'latin1');
    at += doc.bytes.copy(all, at);
  }
  all[at] = 0;
  return all;
}
