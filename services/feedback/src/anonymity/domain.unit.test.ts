import { hourOf, keyedHash, keyFor, seal, unseal, untimedId } from './domain';

const secret = 'a secret of at least thirty-two characters';

describe('what hides the author of anonymous feedback', () => {
  it('tells the hour and not the minute', () => {
    expect(hourOf(new Date('2026-11-21T10:59:59.999Z'))).toEqual(new Date('2026-11-21T10:00:00.000Z'));
  });

  it('gives ids that do not begin with the time', () => {
    const [first, second] = [untimedId(), untimedId()];
    expect(first).toMatch(/^[0-9a-f]{24}$/);
    expect(first.slice(0, 8)).not.toBe(second.slice(0, 8));
  });

  it('hashes a person alike each time, and otherwise for another purpose or under another secret', () => {
    const author = keyFor(secret, 'author');
    expect(keyedHash(author, 'asha')).toBe(keyedHash(keyFor(secret, 'author'), 'asha'));
    expect(keyedHash(author, 'asha')).not.toBe(keyedHash(author, 'ravi'));
    expect(keyedHash(author, 'asha')).not.toBe(keyedHash(keyFor(secret, 'allowance'), 'asha'));
    expect(keyedHash(author, 'asha')).not.toBe(keyedHash(keyFor(`${secret}!`, 'author'), 'asha'));
  });

  it('opens what it sealed, and nothing that was changed', () => {
    const key = keyFor(secret, 'idempotency');
    const sealed = seal(key, 'Wörds.');
    expect(unseal(key, sealed)).toBe('Wörds.');
    expect(sealed).not.toBe(seal(key, 'Wörds.'));
    const changed = Buffer.from(sealed, 'base64url');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => unseal(key, changed.toString('base64url'))).toThrow();
  });
});
