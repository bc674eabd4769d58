import { decrypt, encrypt, keyedHash, keyFor, randomId } from './feedback.crypto';

const secret = 'a secret of at least thirty-two characters';

describe('what hides the author of anonymous feedback', () => {
  it('gives ids that do not begin with the time', () => {
    const [first, second] = [randomId(), randomId()];
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

  it('decrypts what it encrypted, and nothing that was changed', () => {
    const key = keyFor(secret, 'idempotency');
    const encrypted = encrypt(key, Buffer.from('Wörds.'));
    expect(decrypt(key, encrypted).toString()).toBe('Wörds.');
    expect(encrypted).not.toEqual(encrypt(key, Buffer.from('Wörds.')));
    encrypted[encrypted.length - 1] = (encrypted.at(-1) ?? 0) ^ 1;
    expect(() => decrypt(key, encrypted)).toThrow();
  });
});
