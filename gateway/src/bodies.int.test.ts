import { type Socket, connect } from 'node:net';
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { FORM_OVERHEAD_BYTES, MAX_BODY_BYTES, calls } from '@portal/contracts';
import { openGateway, startUpstream } from './testing/test-gateway';

type Running = Awaited<ReturnType<typeof openGateway>>;
type Upstream = Awaited<ReturnType<typeof startUpstream>>;

const CREATE = calls.createEvent.path;
const PHOTO = calls.changePhoto.path;
const MAX_UPLOAD_BYTES = calls.changePhoto.upload.maxBytes + FORM_OVERHEAD_BYTES;
const CHUNK = Buffer.alloc(64 * 1024, 'x');

let service: Upstream;
let gateway: Running;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  service = await startUpstream();
  gateway = await openGateway({ auth: service.url, events: service.url, records: service.url });
});
afterAll(async () => {
  agent.destroy();
  await gateway.stop();
  await service.stop();
});

interface Answer {
  status: number | undefined;
  code: unknown;
  /** Which connection it was. */
  localPort: number | undefined;
}

/** Sends a body of so many bytes over the one connection; chunked unless its length is announced. */
function post(path: string, bytes: number, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', agent, headers: { Origin: gateway.url, ...headers } };
    const req = request(gateway.url + path, options, (res) => {
      let text = '';
      const localPort = req.socket?.localPort;
      res.setEncoding('utf8').on('data', (part: string) => (text += part));
      res.on('end', () => {
        const { code } = JSON.parse(text) as { code?: unknown };
        resolve({ status: res.statusCode, code, localPort });
      });
    });
    // A connection that is closed afterwards takes nothing from an answer that has arrived.
    req.on('error', reject);
    // Without waiting for "drain", which this client does not emit any more once an early answer has ended.
    for (let left = bytes; left > 0; left -= CHUNK.length) req.write(CHUNK.subarray(0, Math.min(left, CHUNK.length)));
    req.end();
  });
}

const announced = (path: string, bytes: number) => post(path, bytes, { 'Content-Length': bytes });
const falseAlarms = () => gateway.lines.filter((line) => line.includes('a service is away'));

describe.each([
  ['a call', CREATE, MAX_BODY_BYTES, 'REQUEST.TOO_LARGE'],
  ['an upload', PHOTO, MAX_UPLOAD_BYTES, 'PHOTO.TOO_LARGE'],
])('a body that is too large for %s', (_what, path, limit, code) => {
  it('is refused by its announced length, before any service sees it', async () => {
    const before = service.seen.length;
    const refused = await announced(path, limit + 1);
    expect(refused).toMatchObject({ status: 413, code });
    expect(await announced(path, limit)).toMatchObject({ status: 200, localPort: refused.localPort });
    expect(service.seen).toHaveLength(before + 1);
  });

  it('is refused on its way when its length is not announced, again and again on one connection', async () => {
    for (let time = 0; time < 10; time += 1) {
      const refused = await post(path, 2 * limit);
      expect(refused).toMatchObject({ status: 413, code });
      expect(await post(path, limit)).toMatchObject({ status: 200, localPort: refused.localPort });
    }
    expect(falseAlarms()).toEqual([]);
  });

  it('is refused although the client waits to be told to continue', async () => {
    expect(await post(path, 2 * limit, { Expect: '100-continue' })).toMatchObject({ status: 413, code });
  });
});

it.each([404, 403])('a large body is dropped where it is for nothing: %d', async (status) => {
  const headers = status === 403 ? { Origin: 'https://evil.example' } : {};
  const path = status === 403 ? CREATE : '/api/nothing';
  const refused = await post(path, MAX_BODY_BYTES, headers);
  expect(refused).toMatchObject({ status });
  expect(await post(CREATE, 10)).toMatchObject({ status: 200, localPort: refused.localPort });
});

const connectTo = (url: string) => connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));
const beginOf = (origin: string) => `POST ${CREATE} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${origin}\r\n`;

it('a body that does not end is cut off, after its answer has arrived', async () => {
  const socket = connectTo(gateway.url);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  const pump = (): void => {
    while (!socket.destroyed && socket.write(CHUNK));
  };
  socket.on('drain', pump);
  socket.write(`${beginOf(gateway.url)}Content-Length: 1000000000\r\n\r\n`);
  pump();
  await closed(socket);
  expect(received).toContain('HTTP/1.1 413');
  expect(received).toContain('REQUEST.TOO_LARGE');
});
