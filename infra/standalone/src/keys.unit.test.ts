import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authorKeyFile, recordPassphraseFile, signingPassphraseFile } from './data-folder';
import { backUpKeys, ensureKey, readKey, restoreKeys } from './keys';

describe('the keys of a data folder', () => {
  let folder: string;
  const config = (name: string) => ({ PORTAL_DATA_DIR: join(folder, name) });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-keys-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('are made at its first start, readable by their owner only, and stay the same', async () => {
    for (const fileOf of [authorKeyFile, signingPassphraseFile, recordPassphraseFile]) {
      const key = await ensureKey(fileOf(config('one')));
      expect(key.length).toBeGreaterThanOrEqual(32);
      expect(await ensureKey(fileOf(config('one')))).toBe(key);
      expect(await ensureKey(fileOf(config('other')))).not.toBe(key);
      expect((await stat(fileOf(config('one')))).mode & 0o777).toBe(0o600);
    }
  });

  it('are copied beside a backup and restored from it, as secret as they were', async () => {
    const key = await ensureKey(authorKeyFile(config('one')));
    const passphrase = await ensureKey(signingPassphraseFile(config('one')));
    await ensureKey(recordPassphraseFile(config('one')));
    const backup = join(folder, 'portal.backup');
    expect(await backUpKeys(config('one'), backup)).toBe(3);
    for (const name of (await readdir(folder)).filter((entry) => entry.startsWith('portal.backup'))) {
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    }
    expect(await restoreKeys(config('restored'), backup)).toEqual([]);
    expect(await readKey(authorKeyFile(config('restored')))).toBe(key);
    expect(await readKey(signingPassphraseFile(config('restored')))).toBe(passphrase);
  });

  it('may be missing, and a restore says what that means', async () => {
    expect(await backUpKeys(config('empty'), join(folder, 'bare.backup'))).toBe(0);
    expect(await restoreKeys(config('bare'), join(folder, 'bare.backup'))).toEqual([
      expect.stringMatching(/bare\.backup\.author-key nobody finds the anonymous feedback they gave/),
      expect.stringMatching(/bare\.backup\.signing-key-passphrase the portal makes a new signing key/),
      expect.stringMatching(/bare\.backup\.record-key-passphrase the portal makes a new key for records/),
    ]);
    expect(await readKey(authorKeyFile(config('bare')))).toBeUndefined();
  });
});
