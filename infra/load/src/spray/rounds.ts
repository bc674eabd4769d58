import { createPost } from '../json-client';
import { median } from '../report';

const PASSWORD = 'gulmohar rains 77';
const PEOPLE = 200;
const SPRAYERS = 5;
const SPRAYED_PER_SECOND = 400;
const TICK_MS = 10;

/** A person with an address of their own. */
interface Person {
  email: string;
  headers: Record<string, string>;
}

/** Milliseconds, and how often each status was answered. */
export interface SprayRound {
  quietMedian: number;
  sprayedMedian: number;
  /** Of the 400 sign-ins, half of them during the spray. */
  failures: number;
  sprayedPerSecond: number;
  /** Tries for which the spray made auth hash. */
  hashed: number;
  refused: number;
}

const postAsPerson = createPost(PEOPLE);
const postAsSprayer = createPost(PEOPLE);
/** As the gateway tells where a request came from. */
const from = (address: string) => ({ 'x-forwarded-for': address });

export async function registerPeople(auth: string): Promise<Person[]> {
  const people = Array.from({ length: PEOPLE }, (_, number) => ({
    email: `bench.${number}@example.edu`,
    headers: from(`198.51.100.${number}`),
  }));
  for (const [number, { email, headers }] of people.entries()) {
    const person = { name: 'Bench', ID: `${8_800_000 + number}`, email, password: PASSWORD };
    const { status } = await postAsPerson(`${auth}/auth/register`, person, headers);
    if (status !== 200) throw new Error(`registering answered ${status}`);
  }
  return people;
}

/** All sign in at once in peace, then again from the first second of a spray from addresses that did nothing before. */
export async function measureRound(auth: string, people: readonly Person[], round: number): Promise<SprayRound> {
  const quiet = await signInAll(auth, people);
  const spray = startSpray(auth, round);
  const sprayed = await signInAll(auth, people);
  const statuses = await spray.stop();
  const seconds = sprayed.milliseconds / 1000;
  return {
    quietMedian: median(quiet.times),
    sprayedMedian: median(sprayed.times),
    failures: quiet.failures + sprayed.failures,
    sprayedPerSecond: statuses.length / seconds,
    hashed: statuses.filter((status) => status === 401).length,
    refused: statuses.filter((status) => status === 429 || status === 503).length,
  };
}

async function signInAll(auth: string, people: readonly Person[]) {
  const start = performance.now();
  const answers = await Promise.all(
    people.map(({ email, headers }) => postAsPerson(`${auth}/auth/login`, { email, password: PASSWORD }, headers)),
  );
  return {
    times: answers.map(({ milliseconds }) => milliseconds),
    failures: answers.filter(({ status }) => status !== 200).length,
    milliseconds: performance.now() - start,
  };
}

/** One password for ever new accounts, without waiting for answers. */
function startSpray(auth: string, round: number) {
  const tries: Promise<number>[] = [];
  const start = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - start) / 1000) * SPRAYED_PER_SECOND;
    while (tries.length < due) {
      const number = tries.length;
      const body = { email: `nobody.${round}.${number}@example.edu`, password: 'Summer in the city 1' };
      const address = `203.0.113.${round * SPRAYERS + (number % SPRAYERS)}`;
      tries.push(
        postAsSprayer(`${auth}/auth/login`, body, from(address)).then(
          ({ status }) => status,
          () => 0,
        ),
      );
    }
  }, TICK_MS);
  return {
    stop(): Promise<number[]> {
      clearInterval(timer);
      return Promise.all(tries);
    },
  };
}
