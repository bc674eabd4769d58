import type { Clock, Logger } from '@portal/service-kit';
import type { FileStorage } from './file-storage.ports';
import type { OrphanedFileRepository } from './orphaned-file.repository';

interface Dependencies {
  storage: Pick<FileStorage, 'remove'>;
  orphanedFiles: Pick<OrphanedFileRepository, 'remove' | 'listOlderThan'>;
  /** The names of the files of a key. */
  namesOf(key: string): readonly string[];
  /** For how long files may belong to nothing. */
  maxAgeMs: number;
  clock: Clock;
  logger: Logger;
}

export type FileCleanUp = ReturnType<typeof createFileCleanUp>;

/** Deletes the files that belong to nothing any more, or never came to. */
export function createFileCleanUp({ storage, orphanedFiles, namesOf, maxAgeMs, clock, logger }: Dependencies) {
  /** Only after the commit; when it fails, the next cleanup does it. */
  async function deleteFiles(key: string): Promise<void> {
    try {
      await Promise.all(namesOf(key).map((name) => storage.remove(name)));
      await orphanedFiles.remove(key);
    } catch (err) {
      logger.warn({ err, key }, 'the files of a key could not be removed yet');
    }
  }

  /** Answers how many keys had files that belong to nothing. */
  async function deleteOrphanedFiles(): Promise<number> {
    const keys = await orphanedFiles.listOlderThan(new Date(clock.now().getTime() - maxAgeMs));
    for (const key of keys) await deleteFiles(key);
    return keys.length;
  }

  return { deleteFiles, deleteOrphanedFiles };
}
