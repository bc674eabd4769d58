import { ACCESS_TOKEN, MINUTE_MS, SECOND_MS } from '@portal/contracts';

/** When a key starts to sign; lists of keys are newest first. */
interface KeyTimes {
  kid: string;
  signsFrom: Date;
}

/** How long a service, or a cache in between, may use the key set it has. */
const KEY_SET_CACHE_MS = 5 * MINUTE_MS;
const CLOCK_SKEW_MS = ACCESS_TOKEN.clockSkewSeconds * SECOND_MS;

/**
 * When every verifier has seen a key that is published now: instances read it late, and a cache may be filled from
 * another cache.
 */
export function signsFromOf(now: Date, reloadMs: number): Date {
  return new Date(now.getTime() + reloadMs + 2 * KEY_SET_CACHE_MS + CLOCK_SKEW_MS);
}

/** The newest key that may sign. */
export function signingKeyAt<K extends KeyTimes>(keys: readonly K[], now: Date): K | undefined {
  return keys.find(({ signsFrom }) => signsFrom <= now) ?? keys.at(-1);
}

/** All keys but those whose last signature nobody has to verify any more; all where signatures are for ever (null). */
export function publishedKeys<K extends KeyTimes>(keys: readonly K[], now: Date, lifetimeMs: number | null): K[] {
  if (lifetimeMs === null) return [...keys];
  return keys.filter((_, at) => {
    const successor = keys[at - 1];
    return !successor || successor.signsFrom.getTime() + lifetimeMs + CLOCK_SKEW_MS > now.getTime();
  });
}

/** Those that will never sign again. */
export function formerKeys<K extends KeyTimes>(keys: readonly K[], now: Date): K[] {
  const signing = signingKeyAt(keys, now);
  return signing ? keys.slice(keys.indexOf(signing) + 1) : [];
}
