import { formerKeys, publishedKeys, signingKeyAt, signsFromOf } from './signing-key-times';

const TEN_MINUTES = 600_000;
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

  it('leaves those before it, which never sign again', () => {
    const keys = [key('next', 1), key('present', 0), key('former', -100), key('first', -200)];
    expect(kids(formerKeys(keys, now))).toEqual(['former', 'first']);
    expect(kids(formerKeys(keys, at(1)))).toEqual(['present', 'former', 'first']);
    expect(formerKeys([], now)).toEqual([]);
  });
});

describe('the keys that are published', () => {
  it('are those before and after they sign, until their last token has expired on the slowest clock', () => {
    const keys = [key('next', 500), key('present', -659), key('former', -2_000)];
    expect(kids(publishedKeys(keys, now, TEN_MINUTES))).toEqual(['next', 'present', 'former']);
    expect(kids(publishedKeys(keys, at(1), TEN_MINUTES))).toEqual(['next', 'present']);
  });

  it('are never without the newest', () => {
    expect(kids(publishedKeys([key('only', -100_000)], now, TEN_MINUTES))).toEqual(['only']);
  });

  it('are all of them where what they signed has no end', () => {
    const keys = [key('present', -100_000), key('former', -200_000)];
    expect(kids(publishedKeys(keys, now, null))).toEqual(['present', 'former']);
  });
});
