import { createPost } from '../json-client';
import type { Program } from '../processes';

const PASSWORD = 'gulmohar rains 77';
const CLIENTS = 50;
const postJson = createPost(CLIENTS);

export interface SignInRound {
  hashesPerSecond: number;
  signInsPerSecond: number;
  /** The longest that auth's event loop stood still, in milliseconds. */
  longestBlock: number;
  failures: number;
}

interface RoundOptions {
  /** The URL of the auth service. */
  auth: string;
  emails: readonly string[];
  hashProcess: Program<string>;
  milliseconds: number;
}

/** Registers an account for each client; gives their addresses. */
export async function registerAccounts(auth: string): Promise<string[]> {
  const emails = Array.from({ length: CLIENTS }, (_, number) => `bench.${number}@example.edu`);
  const statuses = await Promise.all(
    emails.map((email, number) =>
      post(`${auth}/auth/register`, { name: 'Bench', ID: `${8_800_000 + number}`, email, password: PASSWORD }),
    ),
  );
  if (statuses.some((status) => status !== 200)) throw new Error(`registering answered ${statuses.join()}`);
  return emails;
}

/** The hash alone, then all clients who sign in again and again, for about `milliseconds` each. */
export async function measureRound({ auth, emails, hashProcess, milliseconds }: RoundOptions): Promise<SignInRound> {
  const hashesPerSecond = await hashProcess.request<number>(milliseconds);
  await readLongestBlock(auth);
  const start = performance.now();
  const statuses: number[] = [];
  async function signInRepeatedly(email: string): Promise<void> {
    while (performance.now() - start < milliseconds) {
      statuses.push(await post(`${auth}/auth/login`, { email, password: PASSWORD }));
    }
  }
  await Promise.all(emails.map(signInRepeatedly));
  const seconds = (performance.now() - start) / 1000;
  return {
    hashesPerSecond,
    signInsPerSecond: statuses.length / seconds,
    longestBlock: await readLongestBlock(auth),
    failures: statuses.filter((status) => status !== 200).length,
  };
}

/** In milliseconds, since it was last read: auth's metrics start anew at each request. */
async function readLongestBlock(auth: string): Promise<number> {
  const metrics = await (await fetch(`${auth}/metrics`)).text();
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds\{[^}]*\} (\S+)/m.exec(metrics) ?? [];
  return Number(seconds) * 1000;
}

async function post(url: string, body: object): Promise<number> {
  return (await postJson(url, body)).status;
}
