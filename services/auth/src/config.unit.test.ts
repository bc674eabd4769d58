import { authConfig } from './config';

describe('the configuration of auth', () => {
  it('hashes passwords with argon2id at 19 MiB and two passes by default', () => {
    const config = authConfig.parse({ MONGO_URL: 'mongodb://store', AUTH_KEYSET_URL: 'http://auth/keys' });
    expect(config.AUTH_HASH_MEMORY_KIB).toBe(19 * 1024);
    expect(config.AUTH_HASH_PASSES).toBe(2);
  });

  it('names the passphrase of the signing keys that production needs', () => {
    const environment = { MONGO_URL: 'mongodb://store', AUTH_KEYSET_URL: 'http://auth/keys', NODE_ENV: 'production' };
    expect(authConfig.safeParse(environment).error?.issues).toEqual([
      expect.objectContaining({ path: ['AUTH_KEY_PASSPHRASE'] }),
    ]);
    const passphrase = { AUTH_KEY_PASSPHRASE: 'a passphrase of the tests' };
    expect(authConfig.safeParse({ ...environment, ...passphrase }).success).toBe(true);
  });

  it('refuses five failures in fifteen minutes by default', () => {
    const config = authConfig.parse({ MONGO_URL: 'mongodb://store', AUTH_KEYSET_URL: 'http://auth/keys' });
    expect([config.AUTH_SIGN_IN_FAILURES, config.AUTH_SIGN_IN_WINDOW_SECONDS]).toEqual([5, 15 * 60]);
  });
});
