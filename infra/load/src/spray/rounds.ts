import { setTimeout as sleep } from 'node:timers/promises';
import { createPost, type JsonAnswer } from '../json-client';
import { median } from '../report';

const PASSWORD = 'gulmohar rains 77';
const PEOPLE = 30;
/** As many as a campus has on a quiet morning, so that in peace nobody waits for another. */
const BETWEEN_SIGN_INS_MS = 250;
const SPRAYERS = 5;
const SPRAYED_PER_SECOND = 50;
const TICK_MS = 10;

/** A person with an address of their own, at a browser that auth does not know. */
interface Person {
  email: string;
  headers: Record<string, string>;
}

/** Milliseconds, and how often each status was answered. */
export interface SprayRound {
  quietMedian: number;
  sprayedMedian: number;
  /** Of the 60 sign-ins, half of them during the spray. */
  failures: number;
  sprayedPerSecond: number;
  /** Tries for which the spray made auth hash. */
  hashed: number;
  refused: number;
}

const postAsPerson = createPost(PEOPLE);
const postAsSprayer = createPost(1_000);
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

/** People sign in one after the other in peace, and then from the first second of a spray from fresh addresses. */
export async function measureRound(auth: string, people: readonly Person[], round: number): Promise<SprayRound> {
  const quiet = await signInByTurns(auth, people);
  const spray = startSpray(auth, round);
  const sprayed = await signInByTurns(auth, people);
  const { statuses, seconds } = await spray.stop();
  const answers = [...quiet, ...sprayed];
  return {
    quietMedian: median(quiet.map(({ milliseconds }) => milliseconds)),
    sprayedMedian: median(sprayed.map(({ milliseconds }) => milliseconds)),
    failures: answers.filter(({ status }) => status !== 200).length,
    sprayedPerSecond: statuses.length / seconds,
    hashed: statuses.filter((status) => status === 401).length,
    refused: statuses.filter((status) => status === 429 || status === 503).length,
  };
}

async function signInByTurns(auth: string, people: readonly Person[]): Promise<JsonAnswer[]> {
  const answers: Promise<JsonAnswer>[] = [];
  for (const { email, headers } of people) {
    answers.push(postAsPerson(`${auth}/auth/login`, { email, password: PASSWORD }, headers));
    await sleep(BETWEEN_SIGN_INS_MS);
  }
  return Promise.all(answers);
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
    async stop() {
      clearInterval(timer);
      const seconds = (performance.now() - start) / 1000;
      return { statuses: await Promise.all(tries), seconds };
    },
  };
}
