import { MINUTE_MS } from '@portal/contracts';
import type { Action } from './action';
import type { Campus } from './campus';
import { eventActions } from './event-actions';
import { feedbackActions } from './feedback-actions';
import { findKnownThings } from './known-things';
import { orgActions } from './org-actions';
import { randomChoices } from './random-choices';
import { recordActions } from './record-actions';

/** Nobody waits for another. */
const PEOPLE_AT_ONCE = 4;
/** After so many the bus has caught up, and the clock has passed the end of some events. */
const BETWEEN_PAUSES = 250;
const STEP_MS = 2 * MINUTE_MS;

const weighted = [...eventActions, ...feedbackActions, ...orgActions, ...recordActions];
const drawn = weighted.flatMap(([weight, action]) => Array.from({ length: weight }, () => action));

/** Lets people do so many things, and says what came of them: how often each status was answered. */
export async function actAtRandom(campus: Campus, { count, seed }: { count: number; seed: number }) {
  const known = await findKnownThings(campus);
  const all = randomChoices(count, seed);
  const answered = new Map<number, number>();
  for (let done = 0; done < count; done += BETWEEN_PAUSES) {
    const waiting = all.slice(done, done + BETWEEN_PAUSES);
    const act = async () => {
      for (let choices = waiting.shift(); choices; choices = waiting.shift()) {
        campus.clock.advance(STEP_MS);
        const status = await choices.of<Action>(drawn)({ choices, campus, known });
        answered.set(status, (answered.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: PEOPLE_AT_ONCE }, act));
    await campus.services.events.useCases.advanceStatuses();
    await campus.settle();
  }
  // Expensive totals may be up to a minute old.
  campus.clock.advance(STEP_MS);
  return { known, answered };
}
