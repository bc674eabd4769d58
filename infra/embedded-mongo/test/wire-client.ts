import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Binary, deserialize, serialize, type Document } from 'bson';

const [OP_REPLY, OP_MSG] = [1, 2013];
/** The flag of a message that is not replied to. */
const MORE_TO_COME = 2;

export function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

/** A message of the wire protocol: header and parts. */
export function frame(id: number, opCode: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat([int32(id), int32(0), int32(opCode), ...parts]);
  return Buffer.concat([int32(body.length + 4), body]);
}

/** The body section of a command in the database `campus`. */
export function bodySection(command: Document): Buffer {
  return Buffer.concat([Buffer.from([0]), serialize({ ...command, $db: 'campus' })]);
}

/** A section of documents beside the body. */
export function documentSequence(name: string, docs: Document[]): Buffer {
  const body = Buffer.concat([Buffer.from(`${name}\0`), ...docs.map((doc) => serialize(doc))]);
  return Buffer.concat([Buffer.from([1]), int32(body.length + 4), body]);
}

export function opMsg(id: number, command: Document, flags = 0, ...more: Uint8Array[]): Buffer {
  return frame(id, OP_MSG, int32(flags), bodySection(command), ...more);
}

/** A raw connection: the driver would add fields of its own to commands and reject what is not well-formed. */
export class WireClient {
  /** The replies by the id of the message that they answer. */
  readonly replies = new Map<number, Document>();
  private parts: Buffer[] = [];

  private constructor(readonly socket: Socket) {}

  /** Connects to a store. `isReading` false leaves the replies in the socket. */
  static async connect(url: string, isReading = true): Promise<WireClient> {
    const { port, username, password } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    const client = new WireClient(socket);
    await once(socket, 'connect');
    const payload = new Binary(Buffer.from(`\0${username}\0${password}`));
    // Without a reply, which a client that does not read could not take.
    socket.write(opMsg(0, { saslStart: 1, mechanism: 'PLAIN', payload }, MORE_TO_COME));
    if (isReading) socket.on('data', (chunk: Buffer) => client.read(chunk));
    return client;
  }

  async replyTo(id: number): Promise<Document> {
    for (;;) {
      const reply = this.replies.get(id);
      if (reply) return reply;
      await once(this.socket, 'data');
    }
  }

  private read(chunk: Buffer): void {
    this.parts.push(chunk);
    const size = this.parts.reduce((sum, { length }) => sum + length, 0);
    const [first] = this.parts;
    if (first && size < lengthOf(first)) return;
    let bytes = Buffer.concat(this.parts);
    for (let length = lengthOf(bytes); bytes.length >= length; length = lengthOf(bytes)) {
      const start = bytes.readInt32LE(12) === OP_REPLY ? 36 : 21;
      this.replies.set(bytes.readInt32LE(8), deserialize(bytes.subarray(start, length)));
      bytes = bytes.subarray(length);
    }
    this.parts = bytes.length > 0 ? [bytes] : [];
  }
}

const lengthOf = (bytes: Buffer): number => (bytes.length < 4 ? 5 : bytes.readInt32LE(0));
