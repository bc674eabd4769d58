import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Doc } from '../bson/values';
import { errorReply } from '../errors';
import { encodeMessage, expectsReply, readCommand } from './messages';

const MIN_MESSAGE_BYTES = 16;
const MAX_MESSAGE_BYTES = 48_000_000;

/**
 * Serves one client until it disconnects. Commands run one after the other, and the next one is read only when the
 * socket has taken the reply: otherwise the replies for a client that does not read would fill the memory.
 */
export async function serve(socket: Socket, run: (command: Doc) => Promise<Doc>): Promise<void> {
  socket.setNoDelay(true);
  await pipeline(socket, (chunks) => replies(messages(chunks), run), socket).catch(() => undefined);
}

async function* replies(messages: AsyncIterable<Buffer>, run: (command: Doc) => Promise<Doc>): AsyncGenerator<Buffer> {
  for await (const message of messages) {
    let bytes: Buffer;
    try {
      bytes = encodeMessage(message, await run(readCommand(message)));
    } catch (error) {
      bytes = encodeMessage(message, errorReply(error));
    }
    if (expectsReply(message)) yield bytes;
  }
}

/** Splits a stream of bytes into messages. It ends at a message with an impossible length: what follows could not be read. */
async function* messages(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let [size, length] = [0, 4];
  for await (const chunk of chunks) {
    parts.push(chunk);
    size += chunk.length;
    if (size < length) continue;
    let bytes = parts.length > 1 ? Buffer.concat(parts) : chunk;
    for (;;) {
      length = bytes.length < 4 ? 4 : bytes.readInt32LE(0);
      if (length > MAX_MESSAGE_BYTES || (bytes.length >= 4 && length < MIN_MESSAGE_BYTES)) return;
      if (bytes.length < length) break;
      yield bytes.subarray(0, length);
      bytes = bytes.subarray(length);
    }
    parts = bytes.length > 0 ? [bytes] : [];
    size = bytes.length;
  }
}
