import { jest } from '@jest/globals';
import * as argon2 from '@node-rs/argon2';
import type { Clock } from '@portal/service-kit';

const hashes: string[] = [];
const costOf = (stored: string | Uint8Array) => /^\$argon2\w+\$v=\d+\$m=\d+,t=\d+,p=\d+\$/.exec(String(stored))?.[0];

let underWay = 0;
let mostAtOnce = 0;

function counted<T>(work: Promise<T>): Promise<T> {
  underWay += 1;
  mostAtOnce = Math.max(mostAtOnce, underWay);
  return work.finally(() => (underWay -= 1));
}

// The real library, with a record of what it computes.
jest.unstable_mockModule('@node-rs/argon2', () => ({
  ...argon2,
  hash(...given: Parameters<typeof argon2.hash>) {
    hashes.push(`hash ${JSON.stringify(given[1])}`);
    return argon2.hash(...given);
  },
  verify(...given: Parameters<typeof argon2.verify>) {
    hashes.push(`verify ${costOf(given[0])}`);
    return counted(argon2.verify(...given));
  },
}));
// Later than the record, so that auth gets the library with it.
const running = await import('./running-auth');
export const { Browser, newPerson } = running;

/** The relay and the replay look for work at any time. */
const BACKGROUND = ['leases', 'outbox', 'dead-letters'];

/** What makes an answer take its time: each hash with its cost, and each command to the store with its collection. */
export interface Work {
  hashes: string[];
  commands: string[];
  /** How many passwords were compared at the same time. */
  mostAtOnce: number;
}

/** Starts auth and records what it does. It has no mail server, so that no worker sends e-mails meanwhile. */
export async function startObservedAuth({ env = {}, clock }: { env?: Record<string, string>; clock?: Clock } = {}) {
  const commands: string[] = [];
  const auth = await running.startAuth({
    env: { AUTH_ROLE_ENDS_EVERY_MS: '3600000', ...env },
    ...(clock && { clock }),
    onCommand({ name, collection = '' }) {
      if (name === 'insert' || !BACKGROUND.includes(collection)) commands.push(`${name} ${collection}`);
    },
  });

  /** What it did for a request. */
  async function workFor<T>(request: () => Promise<T>): Promise<{ answer: T } & Work> {
    for (const list of [hashes, commands]) list.splice(0);
    mostAtOnce = underWay;
    const answer = await request();
    return { answer, hashes: hashes.splice(0), commands: commands.splice(0), mostAtOnce };
  }

  if (hashes.length === 0) throw new Error('auth made its first hash without being observed');
  return { ...auth, workFor };
}

export type ObservedAuth = Awaited<ReturnType<typeof startObservedAuth>>;
