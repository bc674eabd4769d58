import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';

export const PASSWORD = 'gulmohar rains 77';
const AT_ONCE = 50;

export interface SignInRound {
  hashesPerSecond: number;
  signInsPerSecond: number;
  /** The longest that auth's event loop stood still, in milliseconds. */
  longestBlock: number;
  failures: number;
}

/** The hash alone, in a process of its own. */
export async function startHashing(): Promise<{ perSecond(milliseconds: number): Promise<number>; stop(): void }> {
  const child: ChildProcess = fork(fileURLToPath(new URL('hash-alone.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  await once(child, 'message');
  return {
    async perSecond(milliseconds) {
      child.send(milliseconds);
      const [answer] = (await once(child, 'message')) as [{ perSecond: number }];
      return answer.perSecond;
    },
    stop: () => void child.kill(),
  };
}

/** Makes the fifty accounts; gives their addresses. */
export async function registerFifty(auth: string): Promise<string[]> {
  const emails = Array.from({ length: AT_ONCE }, (_, at) => `bench.${at}@example.edu`);
  const answers = await Promise.all(
    emails.map((email, at) =>
      post(`${auth}/auth/register`, { name: 'Bench', ID: `${8_800_000 + at}`, email, password: PASSWORD }),
    ),
  );
  if (answers.some((status) => status !== 200)) throw new Error(`registering answered ${answers.join()}`);
  return emails;
}

/** The hash alone, then fifty clients who sign in again and again, for about so many milliseconds each. */
export async function measureRound(
  auth: string,
  {
    emails,
    hashing,
    milliseconds,
  }: { emails: string[]; hashing: { perSecond(ms: number): Promise<number> }; milliseconds: number },
): Promise<SignInRound> {
  const hashesPerSecond = await hashing.perSecond(milliseconds);
  await longestBlockOf(auth);
  const start = performance.now();
  const statuses: number[] = [];
  const client = async (email: string) => {
    while (performance.now() - start < milliseconds) {
      statuses.push(await post(`${auth}/auth/login`, { email, password: PASSWORD }));
    }
  };
  await Promise.all(emails.map(client));
  const seconds = (performance.now() - start) / 1000;
  return {
    hashesPerSecond,
    signInsPerSecond: statuses.length / seconds,
    longestBlock: await longestBlockOf(auth),
    failures: statuses.filter((status) => status !== 200).length,
  };
}

/** Since it was last asked (monitorEventLoopDelay, as the service's own metrics tell it). */
async function longestBlockOf(auth: string): Promise<number> {
  const metrics = await (await fetch(`${auth}/metrics`)).text();
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds\{[^}]*\} (\S+)/m.exec(metrics) ?? [];
  return Number(seconds) * 1000;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** The bare client of Node, so that those who ask cost as little as may be. */
function post(url: string, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const asking = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    asking.on('error', reject);
    asking.end(text);
  });
}
