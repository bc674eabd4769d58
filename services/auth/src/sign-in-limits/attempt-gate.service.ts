import { DomainError } from '@portal/service-kit/errors';
import pLimit, { type LimitFunction } from 'p-limit';
import { tooManyAttempts } from './pause.domain';
import { type AttemptLimit, SUSPICIOUS_FAILURES } from './attempt-limit.ports';

/** With more attempts of one key in line, another is refused with a Retry-After. */
const MAX_IN_LINE = 500;
/**
 * The same after so many failures. Most of these attempts fail too, and reading the store for each of them is what slows
 * everybody else down; a right one among them gets in sooner by asking again than behind hundreds.
 */
const MAX_IN_LINE_OF_SUSPECT = 16;

export type AttemptGate = ReturnType<typeof createAttemptGate>;

/**
 * Lets attempts in by a limit. Those under way count as failures until they end, or many at once would all be let in;
 * those without a place yet wait in line instead of being refused.
 */
export function createAttemptGate(limit: AttemptLimit) {
  const underWay = createPresence();
  const inLine = createPresence();
  const lines = new Map<string, { takeTurn: LimitFunction; failures: number }>();

  /** Runs an attempt with the number that failed before. */
  async function attempt<T>(
    key: string,
    isFailure: (error: unknown) => boolean,
    work: (failures: number) => Promise<T>,
  ): Promise<T> {
    const failures = await enter(key);
    try {
      const result = await work(failures);
      await limit.countSuccess(key, failures);
      return result;
    } catch (error) {
      if (isFailure(error)) await limit.countFailure(key);
      throw error;
    } finally {
      underWay.leave(key);
    }
  }

  /** Refuses a key that has to wait, before it takes a place elsewhere. */
  async function refuseWaiting(key: string): Promise<void> {
    refuseFullLine(key);
    const { waitSeconds } = await limit.look(key);
    if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
  }

  async function enter(key: string): Promise<number> {
    refuseFullLine(key);
    inLine.come(key);
    const line = lines.get(key) ?? { takeTurn: pLimit(1), failures: 0 };
    lines.set(key, line);
    try {
      return await line.takeTurn(async () => (line.failures = await waitForPlace(key)));
    } finally {
      inLine.leave(key);
      if (inLine.count(key) === 0) lines.delete(key);
    }
  }

  /** By what the first in line heard last, so that it costs no look at the store. */
  function refuseFullLine(key: string): void {
    const isSuspect = (lines.get(key)?.failures ?? 0) >= SUSPICIOUS_FAILURES;
    const most = isSuspect ? MAX_IN_LINE_OF_SUSPECT : MAX_IN_LINE;
    if (inLine.count(key) >= most) throw new DomainError('SYSTEM.BUSY', { retryAfter: 5 });
  }

  /**
   * Only the first in line asks. The others under way are counted before the store is read: one that ends in between
   * is then counted twice instead of not at all.
   */
  async function waitForPlace(key: string): Promise<number> {
    for (;;) {
      const others = underWay.count(key);
      const { waitSeconds, places, failures } = await limit.look(key);
      if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
      if (others < places) {
        underWay.come(key);
        return failures;
      }
      await underWay.fewerThan(key, others);
    }
  }

  return { attempt, refuseWaiting };
}

/** How many are somewhere, by key. */
function createPresence() {
  const present = new Map<string, { count: number; watchers: (() => void)[] }>();
  const count = (key: string) => present.get(key)?.count ?? 0;

  function come(key: string): void {
    const entry = present.get(key) ?? { count: 0, watchers: [] };
    entry.count += 1;
    present.set(key, entry);
  }

  function leave(key: string): void {
    const entry = present.get(key);
    if (!entry) return;
    entry.count -= 1;
    if (entry.count === 0) present.delete(key);
    for (const wake of entry.watchers.splice(0)) wake();
  }

  async function fewerThan(key: string, limit: number): Promise<void> {
    while (count(key) >= limit) await new Promise<void>((resolve) => present.get(key)?.watchers.push(resolve));
  }

  return { count, come, leave, fewerThan };
}
