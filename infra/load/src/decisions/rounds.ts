import { calls, MAX_DECIDED, pathOf } from '@portal/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchAnswer } from '../measure-load';
import { ACHIEVEMENTS_EACH, CLAIMS_EACH, storedAchievementOf, storedClaimOf } from '../lists/stored-records';
import { documentId } from '../benchmark-store';
import type { DecisionRound } from './report';

/** Another request of the same service, a short one. */
const OTHER_PATH = '/api/skills/get-skills?limit=1';
const PAUSE_MS = 5;
const IDLE_MS = 1_000;

const TYPE = 'technical';

/** What is decided about: its call, the decision, how many a student has, and which of them wait. */
export const SUBJECTS = {
  claims: {
    path: pathOf(calls.decideUserSkills, {}),
    decision: 'endorsed',
    each: CLAIMS_EACH,
    isWaiting: (number: number, count: number) => {
      const { state, skill } = storedClaimOf(number, count);
      return state === 'claimed' && skill.type === TYPE;
    },
  },
  achievements: {
    path: pathOf(calls.decideAchievements, {}),
    decision: 'verified',
    each: ACHIEVEMENTS_EACH,
    isWaiting: (number: number, count: number) => {
      const { state, type } = storedAchievementOf(number, count);
      return state === 'pending' && type === TYPE;
    },
  },
} as const;

export type Subject = (typeof SUBJECTS)[keyof typeof SUBJECTS];

interface Options {
  url: string;
  headers: Record<string, string>;
  subject: Subject;
}

/** The ids of those of one type that wait, so many as a decision may name, by round. */
export function waitingIds({ each, isWaiting }: Subject, round: number, students: number): string[] {
  const count = students * each;
  const waiting: string[] = [];
  for (let number = 0; waiting.length < (round + 1) * MAX_DECIDED && number < count; number += 1) {
    if (isWaiting(number, count)) waiting.push(documentId(number));
  }
  return waiting.slice(round * MAX_DECIDED);
}

/** Decides about the ids while another person asks for something again and again, before and meanwhile. */
export async function measureRound({ url, headers, subject }: Options, ids: readonly string[]): Promise<DecisionRound> {
  const other = { url: url + OTHER_PATH, headers };
  const idle = await watch(other, sleep(IDLE_MS));
  const start = performance.now();
  const answer = fetch(url + subject.path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ids, decision: subject.decision }),
  }).then(async (response) => {
    const body = (await response.json()) as { decided?: string[] };
    return { milliseconds: performance.now() - start, decided: body.decided?.length ?? 0 };
  });
  const meanwhile = await watch(other, answer);
  return { ...(await answer), idle, meanwhile };
}

/** How long each request took until the work was done. */
async function watch(target: { url: string; headers: Record<string, string> }, work: Promise<unknown>) {
  const times: number[] = [];
  let isDone = false;
  void work.finally(() => (isDone = true)).catch(() => undefined);
  while (!isDone) {
    const start = performance.now();
    await (await fetchAnswer(target)).arrayBuffer();
    times.push(performance.now() - start);
    await sleep(PAUSE_MS);
  }
  return times;
}
