import { createPublicKey, sign, verify } from 'node:crypto';
import { MINUTE_MS } from '@portal/contracts';
import { createTestLogger, startTestStore, testClock, uniqueDatabase, type TestStore } from '@portal/test-kit';
import { connectStore, type Store } from '../store/store';
import { createSigningKeyRows, type SigningKey } from './signing-key-rows';
import type { SigningKeysOptions } from './key-ring';
import { createSigningKeys } from './signing-keys';

const { logger } = createTestLogger('signing-keys');
const PASSPHRASE = 'a passphrase of the tests';
let testStore: TestStore;
let store: Store;
const clock = testClock('2026-11-20T10:00:00Z');

beforeAll(async () => {
  testStore = await startTestStore();
});
afterAll(() => testStore.close());
beforeEach(async () => {
  store = await connectStore({ url: testStore.url, database: uniqueDatabase('keys'), logger });
  createSigningKeyRows(store);
  await store.connection.model('SigningKey').createIndexes();
});
afterEach(async () => {
  await store.connection.dropDatabase();
  await store.close();
});

/** Keys whose signatures have no end, as records has them. */
const keysOf = (changes: Partial<SigningKeysOptions<'EdDSA'>> = {}) =>
  createSigningKeys({
    store,
    clock,
    logger,
    algorithm: 'EdDSA',
    lifetimeMs: null,
    passphrase: PASSPHRASE,
    passphraseVariable: 'RECORDS_KEY_PASSPHRASE',
    replacesLostKeys: false,
    ...changes,
  });
const rows = () => createSigningKeyRows(store).list();
const text = Buffer.from('a record');

describe('keys whose signatures have no end', () => {
  it('are Ed25519, and what each of them signed verifies after every rotation', async () => {
    const keys = keysOf();
    await keys.prepare();
    const signed: { kid: string; signature: Buffer }[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { kid, privateKey } = await keys.signingKey();
      signed.push({ kid, signature: sign(null, text, privateKey) });
      await keys.rotate();
      expect((await keys.signingKey()).kid).toBe(kid);
      clock.advance(12 * MINUTE_MS);
    }
    const published = await keys.publicKeySet();
    expect(published.keys).toHaveLength(4);
    expect(published.keys[0]).toMatchObject({ kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA' });
    expect(new Set(signed.map(({ kid }) => kid)).size).toBe(3);
    for (const { kid, signature } of signed) {
      const key = published.keys.find((each) => each.kid === kid);
      expect(verify(null, text, createPublicKey({ key: { ...key }, format: 'jwk' }), signature)).toBe(true);
    }
  });

  it('are stored encrypted, and a private half that never signs again is forgotten', async () => {
    const keys = keysOf();
    await keys.prepare();
    await keys.rotate();
    expect((await rows()).map(({ privateKeyPem = '' }) => privateKeyPem.includes('ENCRYPTED'))).toEqual([true, true]);
    clock.advance(12 * MINUTE_MS);
    await keysOf().prepare();
    expect((await rows()).map(({ privateKeyPem }) => privateKeyPem !== undefined)).toEqual([true, false]);
    await keysOf().prepare();
    expect(await rows()).toHaveLength(2);
  });

  it('stay published when their passphrase is lost and a new key signs', async () => {
    await keysOf().prepare();
    const [lost] = await rows();
    const another = { passphrase: 'quite another passphrase' };
    await expect(keysOf(another).prepare()).rejects.toThrow(/RECORDS_KEY_PASSPHRASE does not decrypt/);
    const replaced = keysOf({ ...another, replacesLostKeys: true });
    await replaced.prepare();
    const { kid } = await replaced.signingKey();
    expect((await replaced.publicKeySet()).keys.map((key) => key.kid)).toEqual([kid, lost?.kid]);
  });
});

describe('stored signing keys', () => {
  const key = (sequence: number, changes: Partial<SigningKey> = {}): SigningKey => ({
    kid: `key ${sequence}`,
    sequence,
    publicKey: { kty: 'RSA', n: 'n', e: 'e' },
    privateKeyPem: `private ${sequence}`,
    createdAt: clock.now(),
    signsFrom: clock.now(),
    ...changes,
  });

  it('come newest first with their private halves, and the first of a number stays', async () => {
    const keys = createSigningKeyRows(store);
    for (const each of [key(1), key(3), key(2), key(2, { kid: 'another' })]) await keys.add(each);
    expect(await keys.list()).toEqual([key(3), key(2), key(1)]);
    await keys.replacePrivateKey('key 2', 'private 2', 'encrypted');
    await keys.replacePrivateKey('key 3', 'another', 'encrypted');
    await keys.forgetPrivateKeys(['key 1']);
    expect((await keys.list()).map(({ privateKeyPem }) => privateKeyPem)).toEqual([
      'private 3',
      'encrypted',
      undefined,
    ]);
    await keys.remove(['key 3', 'key 1']);
    expect((await keys.list()).map(({ kid }) => kid)).toEqual(['key 2']);
    await expect(keys.add({ ...key(4), privateKeyPem: '' })).rejects.toMatchObject({ name: 'ValidationError' });
  });
});
