import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyPhotos } from './photos';

describe('files beside a backup', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portal-photos-'));
  });
  afterEach(async () => rm(folder, { recursive: true }));

  it('are photos and certificates, readable by their owner alone, without what is still being written', async () => {
    for (const name of ['a.small.webp', 'b.pdf', 'c.pdf.part']) await writeFile(path.join(folder, name), name);
    const copied = path.join(folder, 'backup.photos');
    expect(await copyPhotos(folder, copied)).toBe(2);
    expect((await readdir(copied)).toSorted()).toEqual(['a.small.webp', 'b.pdf']);
    expect((await stat(path.join(copied, 'b.pdf'))).mode & 0o777).toBe(0o600);
  });

  it('are none where there is no folder of photos', async () => {
    expect(await copyPhotos(path.join(folder, 'missing'), path.join(folder, 'backup.photos'))).toBe(0);
  });
});
