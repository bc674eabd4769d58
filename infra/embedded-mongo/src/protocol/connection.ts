import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Doc } from '../bson/values';
import { errorAnswer } from '../errors';
import { answerTo, readCommand, wantsAnswer } from './messages';

const [leastBytes, mostBytes] = [16, 48_000_000];

/** Serves one client until it goes: commands are answered in their order, and none is read while an answer waits to be taken. */
export async function serve(socket: Socket, run: (command: Doc) => Promise<Doc>): Promise<void> {
  socket.setNoDelay(true);
  await pipeline(socket, (chunks) => answers(messages(chunks), run), socket).catch(() => undefined);
}

async function* answers(messages: AsyncIterable<Buffer>, run: (command: Doc) => Promise<Doc>): AsyncGenerator<Buffer> {
  for await (const message of messages) {
    let bytes: Buffer;
    try {
      bytes = answerTo(message, await run(readCommand(message)));
    } catch (error) {
      bytes = answerTo(message, errorAnswer(error));
    }
    if (wantsAnswer(message)) yield bytes;
  }
}

/** Cuts a stream of bytes into messages; one of an impossible length ends it. */
async function* messages(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let [size, wanted] = [0, 4];
  for await (const chunk of chunks) {
    parts.push(chunk);
    size += chunk.length;
    if (size < wanted) continue;
    let bytes = parts.length > 1 ? Buffer.concat(parts) : chunk;
    for (;;) {
      wanted = bytes.length < 4 ? 4 : bytes.readInt32LE(0);
      if (wanted > mostBytes || (bytes.length >= 4 && wanted < leastBytes)) return;
      if (bytes.length < wanted) break;
      yield bytes.subarray(0, wanted);
      bytes = bytes.subarray(wanted);
    }
    parts = bytes.length > 0 ? [bytes] : [];
    size = bytes.length;
  }
}
