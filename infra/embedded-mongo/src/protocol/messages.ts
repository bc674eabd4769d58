import { decode, decodeCommand, RawDoc } from '../bson/decode';
import { encodeReply } from '../bson/encode';
import type { Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';

const [OP_REPLY, OP_QUERY, OP_MSG] = [1, 2004, 2013];
const [CHECKSUM_PRESENT, MORE_TO_COME] = [1, 2];

/** Whether the client waits for a reply to a message. */
export function expectsReply(message: Buffer): boolean {
  return opCodeOf(message) !== OP_MSG || message.length < 20 || (message.readUInt32LE(16) & MORE_TO_COME) === 0;
}

/** The command in a message. */
export function readCommand(message: Buffer): Doc {
  const opCode = opCodeOf(message);
  if (opCode !== OP_MSG && opCode !== OP_QUERY) throw unsupported(`a message of the kind ${opCode}`);
  try {
    return opCode === OP_MSG ? readOpMsg(message) : readOpQuery(message);
  } catch (error) {
    if (error instanceof MongoError) throw error;
    throw new MongoError(17, `The message cannot be read: ${String(error)}`);
  }
}

function opCodeOf(message: Buffer): number {
  return message.readInt32LE(12);
}

function readOpMsg(message: Buffer): Doc {
  const end = message.length - (message.readUInt32LE(16) & CHECKSUM_PRESENT ? 4 : 0);
  const sequences: Doc = {};
  let body: Doc | undefined;
  for (let at = 20; at < end;) {
    const kind = message.readUInt8(at);
    const section = sizedPart(message, at + 1, end);
    if (kind === 0) body = decodeCommand(section);
    else if (kind === 1) Object.assign(sequences, readSequence(section));
    else throw new MongoError(40432, `Unknown section kind ${kind}`);
    at += 1 + section.length;
  }
  if (!body) throw new MongoError(40587, 'OP_MSG messages must have a body');
  return Object.assign(body, sequences);
}

/** The bytes of a document or a section, which begin with their length. */
function sizedPart(bytes: Buffer, at: number, end: number): Buffer {
  const length = bytes.readInt32LE(at);
  if (length < 5 || at + length > end) throw new MongoError(17, 'A part of the message has a wrong length');
  return bytes.subarray(at, at + length);
}

/** A document sequence; the documents of inserts stay encoded. */
function readSequence(section: Buffer): Doc {
  const nameEnd = section.indexOf(0, 4);
  const name = section.toString('utf8', 4, nameEnd);
  if (nameEnd < 0) throw new MongoError(17, 'A part of the message has no name');
  const docs: unknown[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const bytes = sizedPart(section, at, section.length);
    docs.push(name === 'documents' ? new RawDoc(bytes) : decode(bytes));
    at += bytes.length;
  }
  return { [name]: docs };
}

/** Drivers may send their first handshake as OP_QUERY on `db.$cmd`. */
function readOpQuery(message: Buffer): Doc {
  const nameEnd = message.indexOf(0, 20);
  const [database] = message.toString('utf8', 20, nameEnd).split('.');
  return { ...decode(sizedPart(message, nameEnd + 9, message.length)), $db: database };
}

let lastRequestId = 0;

/** Encodes the reply to a message. */
export function encodeMessage(message: Buffer, reply: Doc): Buffer {
  const isQuery = opCodeOf(message) === OP_QUERY;
  const body = encodeReply(reply);
  const header = Buffer.alloc(isQuery ? 36 : 21);
  header.writeInt32LE(header.length + body.length, 0);
  header.writeInt32LE(++lastRequestId & 0x7fffffff, 4);
  message.copy(header, 8, 4, 8);
  header.writeInt32LE(isQuery ? OP_REPLY : OP_MSG, 12);
  if (isQuery) header.writeInt32LE(1, 32);
  return Buffer.concat([header, body]);
}
