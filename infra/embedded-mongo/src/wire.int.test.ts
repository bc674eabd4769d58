import { once } from 'node:events';
import { serialize } from 'bson';
import { setUpStore } from '../test/open-store';
import { bodySection, documentSequence, frame, int32, opMsg, WireClient } from '../test/wire-client';

let url: string;
let wire: WireClient;

setUpStore(({ store }) => {
  url = store.url;
});

beforeEach(async () => {
  wire = await WireClient.connect(url);
});

afterEach(() => wire.socket.destroy());

describe('the wire protocol', () => {
  it('answers a handshake in OP_QUERY', async () => {
    const query = [
      int32(0),
      Buffer.from('admin.$cmd\0'),
      int32(0),
      int32(-1),
      serialize({ ismaster: 1, helloOk: true }),
    ];
    wire.socket.write(frame(7, 2004, ...query));
    expect(await wire.replyTo(7)).toMatchObject({ ismaster: true, setName: 'rs0', maxWireVersion: 21, ok: 1 });
  });

  it('reads fragmented messages, and several in one chunk', async () => {
    const both = Buffer.concat([opMsg(1, { ping: 1 }), opMsg(2, { ping: 1 }), opMsg(3, { ping: 1 })]);
    for (const byte of both.subarray(0, 60)) wire.socket.write(Buffer.from([byte]));
    wire.socket.write(both.subarray(60));
    await wire.replyTo(3);
    expect([...wire.replies.keys()]).toEqual([1, 2, 3]);
  });

  it('reads document sequences, and a checksum behind them', async () => {
    const docs = documentSequence('documents', [{ _id: 1 }, { _id: null }, { _id: 2 }]);
    wire.socket.write(opMsg(1, { insert: 'rows' }, 1, docs, int32(12345)));
    expect(await wire.replyTo(1)).toEqual({ n: 3, ok: 1 });
    wire.socket.write(opMsg(2, { find: 'rows', filter: { _id: null } }));
    expect(await wire.replyTo(2)).toMatchObject({ cursor: { firstBatch: [{ _id: null }] } });
  });

  it('does not reply when the client does not expect it', async () => {
    wire.socket.write(opMsg(1, { insert: 'quiet' }, 2, documentSequence('documents', [{ _id: 1 }])));
    wire.socket.write(opMsg(2, { conquer: 1 }, 2));
    wire.socket.write(opMsg(3, { count: 'quiet' }));
    expect(await wire.replyTo(3)).toEqual({ n: 1, ok: 1 });
    expect([...wire.replies.keys()]).toEqual([3]);
  });

  it.each<[string, Buffer, number]>([
    ['of an unknown kind', frame(1, 2012, Buffer.alloc(16)), 115],
    ['without a body', frame(1, 2013, int32(0)), 40587],
    ['that ends inside its flags', frame(1, 2013, Buffer.from([0])), 17],
    [
      'with a section of an unknown kind',
      frame(1, 2013, int32(0), Buffer.from([9]), int32(5), Buffer.from([0])),
      40432,
    ],
    [
      'with a section longer than the message',
      frame(1, 2013, int32(0), Buffer.from([0]), int32(500), Buffer.from([0])),
      17,
    ],
    [
      'with an invalid document',
      frame(1, 2013, int32(0), Buffer.from([0]), int32(9), Buffer.from([77, 1, 1, 1, 0])),
      22,
    ],
    [
      'with a sequence without a name',
      frame(1, 2013, int32(0), bodySection({}), Buffer.from([1]), int32(6), Buffer.from([65, 65])),
      17,
    ],
  ])('replies with an error to a message %s, and goes on', async (_, bytes, code) => {
    wire.socket.write(bytes);
    expect(await wire.replyTo(1)).toMatchObject({ ok: 0, code });
    wire.socket.write(opMsg(2, { ping: 1 }));
    expect(await wire.replyTo(2)).toEqual({ ok: 1 });
  });

  it.each([0, 15, -1, 48_000_001, 0x7fffffff])(
    'closes the connection at a message of the length %s, and serves others',
    async (length) => {
      const closed = once(wire.socket, 'close');
      wire.socket.write(Buffer.concat([int32(length), Buffer.alloc(60)]));
      await closed;
      wire = await WireClient.connect(url);
      wire.socket.write(opMsg(1, { ping: 1 }));
      expect(await wire.replyTo(1)).toEqual({ ok: 1 });
    },
  );

  it('survives clients that disconnect in the middle of messages and replies', async () => {
    wire.socket.write(
      opMsg(1, { insert: 'large' }, 0, documentSequence('documents', [{ _id: 1, text: 'x'.repeat(9_000_000) }])),
    );
    await wire.replyTo(1);
    for (let n = 0; n < 5; n++) {
      const other = await WireClient.connect(url, false);
      other.socket.write(opMsg(1, { find: 'large' }));
      other.socket.write(opMsg(2, { ping: 1 }).subarray(0, 20));
      if (n % 2) await once(other.socket, 'data');
      other.socket.destroy();
    }
    wire.socket.write(opMsg(2, { ping: 1 }));
    expect(await wire.replyTo(2)).toEqual({ ok: 1 });
  });

  it('does not buffer replies for a client that does not read them', async () => {
    const slow = await WireClient.connect(url, false);
    const before = process.memoryUsage().external;
    for (let n = 0; n < 30; n++) slow.socket.write(opMsg(n, { find: 'large' }));
    wire.socket.write(opMsg(1, { ping: 1 }));
    await wire.replyTo(1);
    expect(process.memoryUsage().external - before).toBeLessThan(120_000_000);
    slow.socket.destroy();
  });

  it('splits long results by count and by bytes, and ends exhausted cursors', async () => {
    const docs = Array.from({ length: 4 }, (_, _id) => ({ _id, text: 'x'.repeat(6_000_000) }));
    wire.socket.write(opMsg(1, { insert: 'pages' }, 0, documentSequence('documents', docs)));
    await wire.replyTo(1);
    wire.socket.write(opMsg(2, { find: 'pages', batchSize: 1 }));
    const { cursor } = await wire.replyTo(2);
    expect(cursor.firstBatch).toHaveLength(1);
    wire.socket.write(opMsg(3, { getMore: cursor.id, collection: 'pages' }));
    expect((await wire.replyTo(3))['cursor'].nextBatch).toHaveLength(2);
    wire.socket.write(opMsg(4, { killCursors: 'others', cursors: [cursor.id] }));
    expect(await wire.replyTo(4)).toMatchObject({ cursorsKilled: [], cursorsNotFound: [cursor.id] });
    wire.socket.write(opMsg(5, { getMore: cursor.id, collection: 'pages' }));
    expect((await wire.replyTo(5))['cursor']).toMatchObject({ id: 0 });
    wire.socket.write(opMsg(6, { getMore: cursor.id, collection: 'pages' }));
    expect(await wire.replyTo(6)).toMatchObject({ code: 43 });
  });
});
