import { SECOND_MS, type EventAnswer } from '@portal/contracts';
import { useEffect } from 'react';

interface EventQuery {
  readonly dataUpdatedAt: number;
  readonly refetch: () => Promise<unknown>;
}

/** Longer timers would end at once. */
const MAX_WAIT_MS = 2 ** 31 - 1;
/** A browser whose clock is fast asks again until the service agrees. */
const MIN_WAIT_MS = 5 * SECOND_MS;
/** Everybody waits for the same moment, and must not ask at once. */
const SPREAD_MS = SECOND_MS;

/** Reads events again when registration for one of them opens or closes, as the clock does it and nobody tells. */
export function useRegistrationTimes({ dataUpdatedAt, refetch }: EventQuery, events: readonly EventAnswer[]): void {
  const next = Math.min(...events.map(nextTimeOf));
  useEffect(() => {
    const untilThen = next - Date.now();
    if (untilThen > MAX_WAIT_MS) return undefined;
    const waitMs = untilThen > 0 ? untilThen : MIN_WAIT_MS;
    const timer = setTimeout(() => void refetch(), waitMs + Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [next, dataUpdatedAt, refetch]);
}

function nextTimeOf({ registration: { state, start, end } }: EventAnswer): number {
  const time = state === 'not-yet' ? start : state === 'open' ? end : undefined;
  return time === undefined ? Infinity : Date.parse(time);
}
