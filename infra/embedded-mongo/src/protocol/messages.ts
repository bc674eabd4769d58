import { decode, decodeCommand, RawDoc } from '../bson/decode';
import { encodeAnswer } from '../bson/encode';
import type { Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';

const [opReply, opQuery, opMsg] = [1, 2004, 2013];
const [hasChecksum, moreToCome] = [1, 2];

/** Whether the client waits for an answer to a message. */
export function wantsAnswer(message: Buffer): boolean {
  return kindOf(message) !== opMsg || message.length < 20 || (message.readUInt32LE(16) & moreToCome) === 0;
}

/** The command that a whole message carries. */
export function readCommand(message: Buffer): Doc {
  const kind = kindOf(message);
  if (kind !== opMsg && kind !== opQuery) throw unsupported(`a message of the kind ${kind}`);
  try {
    return kind === opMsg ? readOpMsg(message) : readOpQuery(message);
  } catch (error) {
    if (error instanceof MongoError) throw error;
    throw new MongoError(17, `The message cannot be read: ${String(error)}`);
  }
}

function kindOf(message: Buffer): number {
  return message.readInt32LE(12);
}

function readOpMsg(message: Buffer): Doc {
  const end = message.length - (message.readUInt32LE(16) & hasChecksum ? 4 : 0);
  const sequences: Doc = {};
  let body: Doc | undefined;
  for (let at = 20; at < end;) {
    const kind = message.readUInt8(at);
    const section = part(message, at + 1, end);
    if (kind === 0) body = decodeCommand(section, 0);
    else if (kind === 1) Object.assign(sequences, readSequence(section));
    else throw new MongoError(40432, `Unknown section kind ${kind}`);
    at += 1 + section.length;
  }
  if (!body) throw new MongoError(40587, 'OP_MSG messages must have a body');
  return Object.assign(body, sequences);
}

/** A document, or a section, with its length in front. */
function part(bytes: Buffer, at: number, end: number): Buffer {
  const length = bytes.readInt32LE(at);
  if (length < 5 || at + length > end) throw new MongoError(17, 'A part of the message has a wrong length');
  return bytes.subarray(at, at + length);
}

/** The documents of inserts stay bytes. */
function readSequence(section: Buffer): Doc {
  const nameEnd = section.indexOf(0, 4);
  const name = section.toString('utf8', 4, nameEnd);
  if (nameEnd < 0) throw new MongoError(17, 'A part of the message has no name');
  const docs: unknown[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const bytes = part(section, at, section.length);
    docs.push(name === 'documents' ? new RawDoc(bytes) : decode(bytes));
    at += bytes.length;
  }
  return { [name]: docs };
}

/** First handshakes come this way; the command is the query on `db.$cmd`. */
function readOpQuery(message: Buffer): Doc {
  const nameEnd = message.indexOf(0, 20);
  const [database] = message.toString('utf8', 20, nameEnd).split('.');
  return { ...decode(part(message, nameEnd + 9, message.length)), $db: database };
}

let lastId = 0;

/** The bytes of the answer to a message. */
export function answerTo(message: Buffer, answer: Doc): Buffer {
  const isQuery = kindOf(message) === opQuery;
  const body = encodeAnswer(answer);
  const head = Buffer.alloc(isQuery ? 36 : 21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(++lastId & 0x7fffffff, 4);
  message.copy(head, 8, 4, 8);
  head.writeInt32LE(isQuery ? opReply : opMsg, 12);
  if (isQuery) head.writeInt32LE(1, 32);
  return Buffer.concat([head, body]);
}
