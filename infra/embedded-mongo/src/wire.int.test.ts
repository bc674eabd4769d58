import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deserialize, serialize, type Document } from 'bson';
import { startEmbeddedMongo, type EmbeddedMongo } from './index';

let dataDir: string;
let store: EmbeddedMongo;
let socket: Socket;
const answers = new Map<number, Document>();

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'embedded-wire-'));
  store = await startEmbeddedMongo({ dataDir });
});

afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

beforeEach(async () => {
  answers.clear();
  socket = await listening();
});

afterEach(() => socket.destroy());

async function opened(): Promise<Socket> {
  const made = connect(Number(new URL(store.url).port), '127.0.0.1').on('error', () => undefined);
  await once(made, 'connect');
  return made;
}

const int = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};
const framed = (id: number, kind: number, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat([int(id), int(0), int(kind), ...parts]);
  return Buffer.concat([int(body.length + 4), body]);
};
const section = (command: Document): Buffer =>
  Buffer.concat([Buffer.from([0]), serialize({ ...command, $db: 'campus' })]);
const sequence = (name: string, docs: Document[]): Buffer => {
  const body = Buffer.concat([Buffer.from(`${name}\0`), ...docs.map((doc) => serialize(doc))]);
  return Buffer.concat([Buffer.from([1]), int(body.length + 4), body]);
};
const message = (id: number, command: Document, flags = 0, ...more: Uint8Array[]): Buffer =>
  framed(id, 2013, int(flags), section(command), ...more);

const lengthOf = (bytes: Buffer): number => (bytes.length < 4 ? 5 : bytes.readInt32LE(0));

/** A client whose answers are kept by the numbers of their messages. */
async function listening(): Promise<Socket> {
  let parts: Buffer[] = [];
  return (await opened()).on('data', (chunk: Buffer) => {
    parts.push(chunk);
    const size = parts.reduce((sum, { length }) => sum + length, 0);
    const [first] = parts;
    if (first && size < lengthOf(first)) return;
    let bytes = Buffer.concat(parts);
    for (let length = lengthOf(bytes); bytes.length >= length; length = lengthOf(bytes)) {
      answers.set(bytes.readInt32LE(8), deserialize(bytes.subarray(bytes.readInt32LE(12) === 1 ? 36 : 21, length)));
      bytes = bytes.subarray(length);
    }
    parts = bytes.length > 0 ? [bytes] : [];
  });
}

async function answerTo(id: number): Promise<Document> {
  for (;;) {
    const answer = answers.get(id);
    if (answer) return answer;
    await once(socket, 'data');
  }
}

describe('the wire', () => {
  it('answers a handshake of old form', async () => {
    const query = [int(0), Buffer.from('admin.$cmd\0'), int(0), int(-1), serialize({ ismaster: 1, helloOk: true })];
    socket.write(framed(7, 2004, ...query));
    expect(await answerTo(7)).toMatchObject({ ismaster: true, setName: 'rs0', maxWireVersion: 21, ok: 1 });
  });

  it('reads messages that come in pieces, and several that come at once', async () => {
    const both = Buffer.concat([message(1, { ping: 1 }), message(2, { ping: 1 }), message(3, { ping: 1 })]);
    for (const byte of both.subarray(0, 60)) socket.write(Buffer.from([byte]));
    socket.write(both.subarray(60));
    await answerTo(3);
    expect([...answers.keys()]).toEqual([1, 2, 3]);
  });

  it('takes documents as sequences, with a checksum behind them', async () => {
    const docs = sequence('documents', [{ _id: 1 }, { _id: null }, { _id: 2 }]);
    socket.write(message(1, { insert: 'rows' }, 1, docs, int(12345)));
    expect(await answerTo(1)).toEqual({ n: 3, ok: 1 });
    socket.write(message(2, { find: 'rows', filter: { _id: null } }));
    expect(await answerTo(2)).toMatchObject({ cursor: { firstBatch: [{ _id: null }] } });
  });

  it('does not answer what waits for no answer', async () => {
    socket.write(message(1, { insert: 'quiet' }, 2, sequence('documents', [{ _id: 1 }])));
    socket.write(message(2, { conquer: 1 }, 2));
    socket.write(message(3, { count: 'quiet' }));
    expect(await answerTo(3)).toEqual({ n: 1, ok: 1 });
    expect([...answers.keys()]).toEqual([3]);
  });

  it.each<[string, Buffer, number]>([
    ['of an unknown kind', framed(1, 2012, Buffer.alloc(16)), 115],
    ['without a body', framed(1, 2013, int(0)), 40587],
    ['that ends within its flags', framed(1, 2013, Buffer.from([0])), 17],
    ['with a section of an unknown kind', framed(1, 2013, int(0), Buffer.from([9]), int(5), Buffer.from([0])), 40432],
    [
      'with a section that is longer than it',
      framed(1, 2013, int(0), Buffer.from([0]), int(500), Buffer.from([0])),
      17,
    ],
    [
      'with a document that is none',
      framed(1, 2013, int(0), Buffer.from([0]), int(9), Buffer.from([77, 1, 1, 1, 0])),
      22,
    ],
    [
      'with a sequence without a name',
      framed(1, 2013, int(0), section({}), Buffer.from([1]), int(6), Buffer.from([65, 65])),
      17,
    ],
  ])('answers a message %s with an error, and goes on', async (_, bytes, code) => {
    socket.write(bytes);
    expect(await answerTo(1)).toMatchObject({ ok: 0, code });
    socket.write(message(2, { ping: 1 }));
    expect(await answerTo(2)).toEqual({ ok: 1 });
  });

  it.each([0, 15, -1, 48_000_001, 0x7fffffff])(
    'closes on a message of the length %s, and others go on',
    async (length) => {
      const closed = once(socket, 'close');
      socket.write(Buffer.concat([int(length), Buffer.alloc(60)]));
      await closed;
      socket = await listening();
      socket.write(message(1, { ping: 1 }));
      expect(await answerTo(1)).toEqual({ ok: 1 });
    },
  );

  it('stays up when clients vanish in the middle of messages and of answers', async () => {
    socket.write(message(1, { insert: 'large' }, 0, sequence('documents', [{ _id: 1, text: 'x'.repeat(9_000_000) }])));
    await answerTo(1);
    for (let n = 0; n < 5; n++) {
      const other = await opened();
      other.write(message(1, { find: 'large' }));
      other.write(message(2, { ping: 1 }).subarray(0, 20));
      if (n % 2) await once(other, 'data');
      other.destroy();
    }
    socket.write(message(2, { ping: 1 }));
    expect(await answerTo(2)).toEqual({ ok: 1 });
  });

  it('does not gather answers for a client that does not read them', async () => {
    const slow = await opened();
    slow.pause();
    const before = process.memoryUsage().external;
    for (let n = 0; n < 30; n++) slow.write(message(n, { find: 'large' }));
    socket.write(message(1, { ping: 1 }));
    await answerTo(1);
    expect(process.memoryUsage().external - before).toBeLessThan(120_000_000);
    slow.destroy();
  });

  it('cuts long results by count and by bytes, and ends cursors that are read or named wrongly', async () => {
    const docs = Array.from({ length: 4 }, (_, _id) => ({ _id, text: 'x'.repeat(6_000_000) }));
    socket.write(message(1, { insert: 'pages' }, 0, sequence('documents', docs)));
    await answerTo(1);
    socket.write(message(2, { find: 'pages', batchSize: 1 }));
    const { cursor } = await answerTo(2);
    expect(cursor.firstBatch).toHaveLength(1);
    socket.write(message(3, { getMore: cursor.id, collection: 'pages' }));
    expect((await answerTo(3))['cursor'].nextBatch).toHaveLength(2);
    socket.write(message(4, { killCursors: 'others', cursors: [cursor.id] }));
    expect(await answerTo(4)).toMatchObject({ cursorsKilled: [], cursorsNotFound: [cursor.id] });
    socket.write(message(5, { getMore: cursor.id, collection: 'pages' }));
    expect((await answerTo(5))['cursor']).toMatchObject({ id: 0 });
    socket.write(message(6, { getMore: cursor.id, collection: 'pages' }));
    expect(await answerTo(6)).toMatchObject({ code: 43 });
  });
});
