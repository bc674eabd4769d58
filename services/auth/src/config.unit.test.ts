import { authConfig } from './config';

describe('the configuration of auth', () => {
  it('hashes passwords with argon2id at 19 MiB and two passes by default', () => {
    const config = authConfig.parse({ MONGO_URL: 'mongodb://store', AUTH_KEYSET_URL: 'http://auth/keys' });
    expect(config.AUTH_HASH_MEMORY_KIB).toBe(19 * 1024);
    expect(config.AUTH_HASH_PASSES).toBe(2);
  });

  it('refuses five failures in fifteen minutes by default', () => {
    const config = authConfig.parse({ MONGO_URL: 'mongodb://store', AUTH_KEYSET_URL: 'http://auth/keys' });
    expect([config.AUTH_SIGN_IN_FAILURES, config.AUTH_SIGN_IN_WINDOW_SECONDS]).toEqual([5, 15 * 60]);
  });
});
