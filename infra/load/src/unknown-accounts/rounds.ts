import { createPost } from '../json-client';
import { median } from '../report';

const PASSWORD = 'gulmohar rains 77';
const KNOWN = 'bench.known@example.edu';
const UNKNOWN = 'bench.nobody@example.edu';
const TRIES = 200;
/** Until the code is compiled. */
const WARM_UP_TRIES = 20;
const post = createPost(1);

/** Milliseconds an answer takes in the median, for an address with an account and for one without. */
export interface Times {
  known: number;
  unknown: number;
}

export async function registerKnown(auth: string): Promise<void> {
  const person = { name: 'Bench', ID: '8800000', email: KNOWN, password: PASSWORD };
  const { status } = await post(`${auth}/auth/register`, person);
  if (status !== 200) throw new Error(`registering answered ${status}`);
}

/** Signing in with a wrong password. */
export const timeSignIn = (auth: string): Promise<Times> =>
  timeBoth((email) => ({ url: `${auth}/auth/login`, body: { email, password: 'not the password' }, status: 401 }));

/** Asking for a new password. */
export const timeReset = (auth: string): Promise<Times> =>
  timeBoth((email) => ({ url: `${auth}/auth/forgot-password`, body: { email }, status: 200 }));

interface Asked {
  url: string;
  body: object;
  status: number;
}

let tries = 0;

/** Asks in turns, in an order that changes each time, so that neither is always the one that comes after the other. */
async function timeBoth(asking: (email: string) => Asked): Promise<Times> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = -WARM_UP_TRIES; round < TRIES; round += 1) {
    const order = [['known', KNOWN] as const, ['unknown', UNKNOWN] as const];
    for (const [name, email] of round % 2 === 0 ? order : order.toReversed()) {
      const milliseconds = await ask(asking(email));
      if (round >= 0) times[name].push(milliseconds);
    }
  }
  return { known: median(times.known), unknown: median(times.unknown) };
}

/** From an address of its own each time, so that no limit is met. */
async function ask({ url, body, status: expected }: Asked): Promise<number> {
  tries += 1;
  const headers = { 'x-forwarded-for': `10.9.${tries >> 8}.${tries & 255}` };
  const { status, milliseconds } = await post(url, body, headers);
  if (status !== expected) throw new Error(`${url} answered ${status}`);
  return milliseconds;
}
