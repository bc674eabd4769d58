import { ACCESS_TOKEN } from '@portal/contracts';

/** A key as far as time is concerned; lists are newest first. */
export interface KeyTimes {
  kid: string;
  signsFrom: Date;
}

/** For so long a service, and whatever stands between, may go on with the key set it has. */
const KEY_SET_CACHE_MS = 300_000;
/** Clocks of two machines differ by less. */
const SPARE_MS = 60_000;
const TOKEN_LIFETIME_MS = ACCESS_TOKEN.lifetimeSeconds * 1000;

/** When everybody has seen a key that is published now: instances read it late, and caches lie one upon the other. */
export function signsFromOf(now: Date, rereadMs: number): Date {
  return new Date(now.getTime() + rereadMs + 2 * KEY_SET_CACHE_MS + SPARE_MS);
}

/** The newest that may sign. */
export function signingKeyAt<K extends KeyTimes>(keys: readonly K[], now: Date): K | undefined {
  return keys.find(({ signsFrom }) => signsFrom <= now) ?? keys.at(-1);
}

/** All but those whose last token has run out. */
export function publishedKeys<K extends KeyTimes>(keys: readonly K[], now: Date): K[] {
  return keys.filter((_, at) => {
    const successor = keys[at - 1];
    return !successor || successor.signsFrom.getTime() + TOKEN_LIFETIME_MS + SPARE_MS > now.getTime();
  });
}
