import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { startRecords } from '../../testing/running-records';
import { createDiskStorage } from './disk-storage.repository';
import { createOrphanedFileRepository } from './orphaned-file.repository';

let records: Awaited<ReturnType<typeof startRecords>>;
beforeEach(async () => {
  records = await startRecords();
});
afterEach(() => records.stop());

const now = new Date('2026-11-21T06:00:00Z');

describe('the keys of files that may be deleted', () => {
  it('are listed from the moment on at which they are old enough, until they are removed', async () => {
    const files = createOrphanedFileRepository(records.store, 'photo_leftovers');
    await files.add('first', new Date(now.getTime() - 2));
    await files.add('second', new Date(now.getTime() - 1));
    await files.add('third', now);
    expect((await files.listOlderThan(now)).sort()).toEqual(['first', 'second']);
    await files.add('first', now);
    expect(await files.listOlderThan(now)).toEqual(['second']);
    expect([await files.remove('second'), await files.remove('second')]).toEqual([true, false]);
    const later = new Date(now.getTime() + 1);
    expect((await files.listOlderThan(later)).sort()).toEqual(['first', 'third']);
  });
});

describe('a file that cannot be read', () => {
  it('is not taken for one that is not there', async () => {
    await mkdir(path.join(records.folder, 'a.webp'));
    await expect(createDiskStorage(records.folder).read('a.webp')).rejects.toMatchObject({ code: 'EISDIR' });
  });
});
