import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyAuthorKey, ensureAuthorKey } from './author-key';
import { authorKeyFile } from './data-folder';

describe('the key to the authors of anonymous feedback', () => {
  let folder: string;
  const config = (name: string) => ({ PORTAL_DATA_DIR: join(folder, name) });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'author-key-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is made at the first start of a data folder, readable by its owner only, and stays the same', async () => {
    const key = await ensureAuthorKey(config('one'));
    expect(key.length).toBeGreaterThanOrEqual(32);
    expect(await ensureAuthorKey(config('one'))).toBe(key);
    expect(await ensureAuthorKey(config('other'))).not.toBe(key);
    expect((await stat(authorKeyFile(config('one')))).mode & 0o777).toBe(0o600);
  });

  it('is copied with a backup and restored from it', async () => {
    const key = await ensureAuthorKey(config('one'));
    const backupFile = join(folder, 'portal.backup.author-key');
    await copyAuthorKey(authorKeyFile(config('one')), backupFile);
    await copyAuthorKey(backupFile, authorKeyFile(config('restored')));
    expect(await ensureAuthorKey(config('restored'))).toBe(key);
    expect((await readFile(backupFile, 'utf8')).trim()).toBe(key);
  });

  it('may be missing where the environment has it', async () => {
    await expect(copyAuthorKey(join(folder, 'nothing'), join(folder, 'copy'))).resolves.toBeUndefined();
  });
});
