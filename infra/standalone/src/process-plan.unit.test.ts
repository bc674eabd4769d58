import { planProcesses } from './process-plan';
import { restartDelay } from './supervisor';

const servers = {
  MONGO_URL: 'mongodb://127.0.0.1:27017/',
  AMQP_URL: 'amqp://127.0.0.1',
  FEEDBACK_AUTHOR_KEY: 'a secret of at least thirty-two characters',
};
function portsFrom(first: number) {
  let next = first;
  return async () => next++;
}

describe('the start with a process for each service', () => {
  it('names the servers and the secret that are missing', async () => {
    await expect(planProcesses({}, portsFrom(1))).rejects.toThrow(
      /MONGO_URL: names the MongoDB[^]*AMQP_URL: names the[^]*FEEDBACK_AUTHOR_KEY: is a secret/,
    );
  });

  it('gives each service a port and a database, and the gateway all addresses', async () => {
    const env = { ...servers, PORTAL_DATABASE_PREFIX: 'mine_', EVENTS_PORT: '7001', PORT: '9000' };
    const { origin, programs } = await planProcesses(env, portsFrom(4001));
    const find = (wanted: string) => programs.find(({ name }) => name === wanted);
    expect(origin).toBe('http://localhost:9000');
    expect(new Set(programs.map(({ url }) => url)).size).toBe(7);
    expect(find('events')?.env).toMatchObject({
      MALLOC_ARENA_MAX: '1',
      PORT: '7001',
      MONGO_DATABASE: 'mine_events',
      AUTH_URL: find('auth')?.url,
      AUTH_KEYSET_URL: `${find('auth')?.url}/auth/.well-known/jwks.json`,
      PUBLIC_ORIGIN: origin,
    });
    expect(find('gateway')?.env).toMatchObject({ PORT: '9000', EVENTS_URL: 'http://127.0.0.1:7001' });
  });

  it('waits 1 s before it starts a dead service again, and up to 30 s when it keeps dying', () => {
    expect([1, 2, 3, 9].map((failures) => restartDelay(failures, 30_000))).toEqual([1_000, 2_000, 4_000, 30_000]);
  });
});
