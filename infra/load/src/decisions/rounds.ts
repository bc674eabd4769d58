import { MAX_DECIDED } from '@portal/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchAnswer } from '../measure-load';
import { storedClaimOf } from '../lists/stored-records';
import { documentId } from '../benchmark-store';
import type { DecisionRound } from './report';

/** Another request of the same service, a short one. */
const OTHER_PATH = '/api/skills/get-skills?limit=1';
const PAUSE_MS = 5;
const IDLE_MS = 1_000;

interface Options {
  url: string;
  headers: Record<string, string>;
}

/** The ids of claims of one type that wait, so many as a decision may name, by round. */
export function waitingClaims(round: number, count: number): string[] {
  const waiting: string[] = [];
  for (let number = 0; waiting.length < (round + 1) * MAX_DECIDED && number < count; number += 1) {
    const { state, skill } = storedClaimOf(number, count);
    if (state === 'claimed' && skill.type === 'technical') waiting.push(documentId(number));
  }
  return waiting.slice(round * MAX_DECIDED);
}

/** Decides about the claims while another person asks for something again and again, before and meanwhile. */
export async function measureRound({ url, headers }: Options, ids: readonly string[]): Promise<DecisionRound> {
  const other = { url: url + OTHER_PATH, headers };
  const idle = await watch(other, sleep(IDLE_MS));
  const start = performance.now();
  const answer = fetch(`${url}/api/skills/user-skills/decisions`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ids, decision: 'endorsed' }),
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
