import type { Socket } from 'node:net';
import type { Doc } from '../bson/values';
import { MongoError } from '../errors';
import { readMessage, writeAnswer, type Message } from './messages';

const mostBytes = 48_000_000;

/** Serves one client: commands are answered one after the other, in the order in which they came. */
export function serve(socket: Socket, answer: (body: Doc) => Promise<Doc>): void {
  const queue: Message[] = [];
  let isBusy = false;
  const work = async () => {
    if (isBusy) return;
    isBusy = true;
    for (let message = queue.shift(); message; message = queue.shift()) {
      const reply = await answer(message.body);
      if (message.wantsAnswer && socket.writable) socket.write(bytesOf(message, reply));
    }
    isBusy = false;
  };
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on(
    'data',
    splitter(
      (bytes) => {
        const message = readOrRefuse(socket, bytes);
        if (message) queue.push(message);
        void work();
      },
      () => socket.destroy(),
    ),
  );
}

/** An answer that cannot be written, because it is too long for BSON, becomes an error. */
function bytesOf(message: Message, reply: Doc): Buffer {
  try {
    return writeAnswer(message, reply);
  } catch (error) {
    return writeAnswer(message, { ok: 0, code: 10334, codeName: 'BSONObjectTooLarge', errmsg: String(error) });
  }
}

/** A message that cannot be read is answered, when it can be, with its error. */
function readOrRefuse(socket: Socket, bytes: Buffer): Message | undefined {
  try {
    return readMessage(bytes);
  } catch (error) {
    const code = error instanceof MongoError ? error.code : 22;
    const errmsg = error instanceof Error ? error.message : 'Invalid message';
    socket.write(writeAnswer({ id: bytes.readInt32LE(4), isQuery: false }, { ok: 0, code, errmsg }));
    return undefined;
  }
}

/** Cuts a stream of bytes into messages. */
function splitter(found: (message: Buffer) => void, refuse: () => void): (chunk: Buffer) => void {
  let parts: Buffer[] = [];
  let size = 0;
  return (chunk) => {
    parts.push(chunk);
    size += chunk.length;
    const [first] = parts;
    if (first && first.length >= 4 && size < first.readInt32LE(0)) return;
    let bytes = parts.length === 1 && first ? first : Buffer.concat(parts);
    for (;;) {
      const length = bytes.length >= 4 ? bytes.readInt32LE(0) : 0;
      if (bytes.length >= 4 && (length < 16 || length > mostBytes)) return refuse();
      if (bytes.length < 4 || bytes.length < length) break;
      found(bytes.subarray(0, length));
      bytes = bytes.subarray(length);
    }
    parts = bytes.length > 0 ? [bytes] : [];
    size = bytes.length;
  };
}
