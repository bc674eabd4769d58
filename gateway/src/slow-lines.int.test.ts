import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { calls } from '@portal/contracts';
import { closed, uploadSlowly } from './testing/slow-upload';
import { openGateway, startUpstream } from './testing/test-gateway';

type Options = NonNullable<Parameters<typeof openGateway>[1]>['arrivals'];
type Running = Awaited<ReturnType<typeof openGateway>>;

const PATH = calls.createEvent.path;
/** Of the limits in use: 14 s and 25 kB/s. */
const QUICK = { standstillMs: 600, bytesPerSecond: 1_000 };
const CHUNK = 'x'.repeat(200);

let service: Awaited<ReturnType<typeof startUpstream>>;
let gateway: Running | undefined;
beforeAll(async () => {
  service = await startUpstream();
});
afterEach(() => gateway?.stop());
afterAll(() => service.stop());

async function open(arrivals: Options = {}) {
  gateway = await openGateway({ auth: service.url, events: service.url }, { arrivals: { ...QUICK, ...arrivals } });
  return gateway;
}

const beginOf = (url: string) => `POST ${PATH} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${url}\r\n`;
function begin({ url }: Running, sent: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  if (sent) socket.write(sent);
  return socket.setEncoding('utf8');
}

describe('a body on a slow line', () => {
  it('is waited for while it keeps coming, far longer than it may stand still', async () => {
    const running = await open();
    expect(await uploadSlowly(running.url, PATH, { chunk: CHUNK, chunks: 20, intervalMs: 80 })).toBe(200);
    expect(service.seen.at(-1)?.headers['content-length']).toBe('4000');
  });

  it('is closed when it comes more slowly than the least rate, however steadily', async () => {
    const running = await open();
    expect(await uploadSlowly(running.url, PATH, { chunk: CHUNK, chunks: 20, intervalMs: 400 })).toBeUndefined();
  });

  it.each(['nothing', 'headers', 'a part of the body'])('is closed when it stands still after %s', async (what) => {
    const running = await open();
    const headers = beginOf(running.url);
    const sent = { nothing: '', headers, 'a part of the body': `${headers}Content-Length: 9000\r\n\r\n${CHUNK}` }[what];
    await closed(begin(running, sent ?? ''));
    expect(running.lines.filter((line) => line.includes('a service is away'))).toEqual([]);
  });

  it('is closed when it stands still after it came fast', async () => {
    const running = await open();
    const body = CHUNK.repeat(40);
    const began = performance.now();
    await closed(begin(running, `${beginOf(running.url)}Content-Length: 9000\r\n\r\n${body}`));
    // Its 8,000 bytes would be waited for for eight seconds at the least rate.
    expect(performance.now() - began).toBeLessThan(4_000);
  });

  it('is one of a bounded number: of more the oldest is closed', async () => {
    const running = await open({ maxSlow: 2, bytesPerSecond: 1 });
    const head = `${beginOf(running.url)}Transfer-Encoding: chunked\r\n\r\n`;
    const sockets: Socket[] = [];
    for (let number = 0; number < 3; number += 1) {
      const socket = begin(running, head);
      await once(socket, 'connect');
      sockets.push(socket);
    }
    const dripping = setInterval(() => {
      for (const socket of sockets) if (!socket.destroyed) socket.write('1\r\nx\r\n');
    }, 50);
    await closed(sockets[0] as Socket);
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
    clearInterval(dripping);
    for (const socket of sockets) socket.destroy();
  });
});
