import { publishedKeys, signingKeyAt, signsFromOf } from './signing-key.domain';

const now = new Date('2026-11-20T10:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const key = (kid: string, seconds: number) => ({ kid, signsFrom: at(seconds) });
const kids = (keys: { kid: string }[]) => keys.map(({ kid }) => kid);

describe('a key that is published now', () => {
  it('signs when instances have read it, two caches have passed, and clocks differ by a minute', () => {
    expect(signsFromOf(now, 30_000)).toEqual(at(30 + 2 * 300 + 60));
  });
});

describe('the key that signs', () => {
  it('is the newest that may', () => {
    const keys = [key('next', 1), key('present', 0), key('former', -100)];
    expect(signingKeyAt(keys, now)?.kid).toBe('present');
    expect(signingKeyAt(keys, at(1))?.kid).toBe('next');
  });

  it('is the oldest when none may yet', () => {
    expect(signingKeyAt([key('newest', 30), key('newer', 20), key('older', 10)], now)?.kid).toBe('older');
    expect(signingKeyAt([], now)).toBeUndefined();
  });
});

describe('the keys that are published', () => {
  it('are those before and after they sign, until their last token has expired on the slowest clock', () => {
    const keys = [key('next', 500), key('present', -659), key('former', -2_000)];
    expect(kids(publishedKeys(keys, now))).toEqual(['next', 'present', 'former']);
    expect(kids(publishedKeys(keys, at(1)))).toEqual(['next', 'present']);
  });

  it('are never without the newest', () => {
    expect(kids(publishedKeys([key('only', -100_000)], now))).toEqual(['only']);
  });
});
