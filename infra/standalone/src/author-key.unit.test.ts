import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authorKeyFile, copyAuthorKey, ensureAuthorKey } from './author-key';

describe('the key to the authors of anonymous feedback', () => {
  let folder: string;
  const place = (name: string) => ({ PORTAL_DATA_DIR: join(folder, name) });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'author-key-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is made at the first start of a data folder, for its owner alone, and stays', async () => {
    const key = await ensureAuthorKey(place('one'));
    expect(key.length).toBeGreaterThanOrEqual(32);
    expect(await ensureAuthorKey(place('one'))).toBe(key);
    expect(await ensureAuthorKey(place('other'))).not.toBe(key);
    expect((await stat(authorKeyFile(place('one')))).mode & 0o777).toBe(0o600);
  });

  it('goes with a backup to the place that is restored from it', async () => {
    const key = await ensureAuthorKey(place('one'));
    const beside = join(folder, 'portal.backup.author-key');
    await copyAuthorKey(authorKeyFile(place('one')), beside);
    await copyAuthorKey(beside, authorKeyFile(place('restored')));
    expect(await ensureAuthorKey(place('restored'))).toBe(key);
    expect((await readFile(beside, 'utf8')).trim()).toBe(key);
  });

  it('is not missed where somebody keeps it elsewhere', async () => {
    await expect(copyAuthorKey(join(folder, 'nothing'), join(folder, 'copy'))).resolves.toBeUndefined();
  });
});
