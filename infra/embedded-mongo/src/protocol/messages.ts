import { decode, decodeCommand, RawDoc } from '../bson/decode';
import { encodeAnswer } from '../bson/encode';
import type { Doc } from '../bson/values';
import { MongoError } from '../errors';

const opReply = 1;
const opQuery = 2004;
const opMsg = 2013;
const hasChecksum = 1;
const moreToCome = 2;

/** One message from a client. */
export interface Message {
  id: number;
  isQuery: boolean;
  /** Whether the client waits for an answer. */
  wantsAnswer: boolean;
  body: Doc;
}

/** Reads a whole message; its length has been checked. */
export function readMessage(bytes: Buffer): Message {
  const id = bytes.readInt32LE(4);
  const code = bytes.readInt32LE(12);
  if (code === opMsg) return readOpMsg(bytes, id);
  if (code === opQuery) return readOpQuery(bytes, id);
  throw new MongoError(115, `the message kind ${code} is not supported by the embedded store`);
}

function readOpMsg(bytes: Buffer, id: number): Message {
  const flags = bytes.readUInt32LE(16);
  const end = bytes.length - (flags & hasChecksum ? 4 : 0);
  let body: Doc = {};
  const sequences: [string, unknown[]][] = [];
  for (let at = 20; at < end;) {
    const kind = bytes.readUInt8(at++);
    const size = bytes.readInt32LE(at);
    if (size < 5 || at + size > end) throw new MongoError(17, 'a message section has a wrong length');
    if (kind === 0) body = decodeCommand(bytes, at);
    else if (kind === 1) sequences.push(readSequence(bytes, at, size));
    else throw new MongoError(40432, `Unknown section kind ${kind}`);
    at += size;
  }
  for (const [name, docs] of sequences) body[name] = docs;
  return { id, isQuery: false, wantsAnswer: (flags & moreToCome) === 0, body };
}

function readSequence(bytes: Buffer, start: number, size: number): [string, unknown[]] {
  const nameEnd = bytes.indexOf(0, start + 4);
  const name = bytes.toString('utf8', start + 4, nameEnd);
  const docs: unknown[] = [];
  for (let at = nameEnd + 1; at < start + size;) {
    const length = bytes.readInt32LE(at);
    if (length < 5) throw new MongoError(17, 'a document has a wrong length');
    docs.push(name === 'documents' ? new RawDoc(bytes.subarray(at, at + length)) : decode(bytes, at));
    at += length;
  }
  return [name, docs];
}

/** Old drivers and first handshakes come this way; the command is the query on `db.$cmd`. */
function readOpQuery(bytes: Buffer, id: number): Message {
  const nameEnd = bytes.indexOf(0, 20);
  const namespace = bytes.toString('utf8', 20, nameEnd);
  const body = decode(bytes, nameEnd + 9);
  return { id, isQuery: true, wantsAnswer: true, body: { ...body, $db: namespace.split('.')[0] } };
}

let lastId = 0;

/** The bytes of an answer. */
export function writeAnswer({ id, isQuery }: Pick<Message, 'id' | 'isQuery'>, answer: Doc): Buffer {
  const body = encodeAnswer(answer);
  const head = Buffer.alloc(isQuery ? 36 : 21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(++lastId & 0x7fffffff, 4);
  head.writeInt32LE(id, 8);
  head.writeInt32LE(isQuery ? opReply : opMsg, 12);
  if (isQuery) head.writeInt32LE(1, 32);
  return Buffer.concat([head, body]);
}
