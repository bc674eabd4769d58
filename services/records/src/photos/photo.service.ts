import { createHash, randomUUID } from 'node:crypto';
import { PICTURE_SIZES, type PictureSize } from '@portal/contracts';
import type { Actor, Clock, Logger, Transaction } from '@portal/service-kit';
import { isAlreadyCommitted } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { FileCleanUp } from '../files/file-clean-up.service';
import type { FileStorage } from '../files/file-storage.ports';
import type { OrphanedFileRepository } from '../files/orphaned-file.repository';
import { blankProfile, pictureAddress, withPhoto, type Profile } from '../profiles/profile.domain';
import type { ProfileRepository } from '../profiles/profile.repository';
import type { ProfileService } from '../profiles/profile.service';
import type { PhotoResizeService } from './photo-resize.service';
import { cacheRule, fileName } from './photo.domain';
import { drawInitials } from './initials.template';

interface Dependencies {
  repository: Pick<ProfileRepository, 'find'>;
  profiles: Pick<ProfileService, 'save' | 'personOf'>;
  decoding: PhotoResizeService;
  storage: FileStorage;
  orphanedFiles: OrphanedFileRepository;
  cleanUp: Pick<FileCleanUp, 'deleteFiles'>;
  transaction: Transaction;
  clock: Clock;
  logger: Logger;
}

interface Picture {
  type: string;
  bytes: Buffer;
  etag: string;
  cacheControl: string;
}

export type PhotoService = ReturnType<typeof createPhotoService>;

export function createPhotoService(deps: Dependencies) {
  const { repository, profiles, decoding, storage, orphanedFiles, cleanUp, transaction, clock, logger } = deps;

  async function refuseForeign(actor: Actor, studentId: string | undefined): Promise<void> {
    if (studentId === undefined) return;
    const [profile, person] = await Promise.all([
      repository.find(actor.userId),
      profiles.personOf(actor, actor.userId),
    ]);
    const own = profile?.details?.studentId ?? person?.studentId ?? null;
    if (studentId !== own) throw new DomainError('PROFILE.NOT_OWN');
  }

  async function assign(actor: Actor, key: string | null): Promise<{ profile: Profile; replaced: string | null }> {
    return transaction(async (session) => {
      const before = await repository.find(actor.userId, session);
      const replaced = before?.photo ?? null;
      if (key === null && replaced === null) return { profile: before ?? blankProfile(actor.userId), replaced };
      // The cleanup may have deleted the new files if the upload took too long.
      if (key !== null && !(await orphanedFiles.remove(key, session))) throw new DomainError('SYSTEM.BUSY');
      if (replaced !== null) await orphanedFiles.add(replaced, clock.now(), session);
      const profile = withPhoto(before ?? blankProfile(actor.userId), key);
      await profiles.save(before, profile, actor, session);
      return { profile, replaced };
    });
  }

  async function change(actor: Actor, { bytes, studentId }: { bytes: Buffer; studentId?: string | undefined }) {
    await refuseForeign(actor, studentId);
    const key = isAlreadyCommitted() ? null : await storeFiles(bytes);
    const { profile, replaced } = await assign(actor, key);
    if (replaced !== null) await cleanUp.deleteFiles(replaced);
    return { profilePic: pictureAddress(actor.userId, profile) };
  }

  /** Answers the key of the new files, which belong to nobody yet. */
  async function storeFiles(bytes: Buffer): Promise<string> {
    const files = await decoding.decode(bytes);
    const key = randomUUID();
    await orphanedFiles.add(key, clock.now());
    for (const size of PICTURE_SIZES) await storage.put(fileName(key, size), files[size]);
    return key;
  }

  async function remove(actor: Actor, studentId?: string) {
    await refuseForeign(actor, studentId);
    const { profile, replaced } = await assign(actor, null);
    if (replaced !== null) await cleanUp.deleteFiles(replaced);
    return { profilePic: pictureAddress(actor.userId, profile) };
  }

  async function read(actor: Actor, userId: string, wanted: { size: PictureSize; v?: string | undefined }) {
    const [profile, person] = await Promise.all([repository.find(userId), profiles.personOf(actor, userId)]);
    if (!person) throw new DomainError('PROFILE.NOT_FOUND');
    const isVersioned = wanted.v === String(profile?.pictureVersion);
    const photo = profile?.photo ? await photoOf(profile.photo, wanted.size) : null;
    if (photo) return { ...photo, cacheControl: cacheRule(isVersioned) };
    const isDrawnVersion = isVersioned && profile?.photo === null && profile.details !== null;
    return { ...drawn(userId, profile?.details?.name ?? person.name), cacheControl: cacheRule(isDrawnVersion) };
  }

  async function photoOf(key: string, size: PictureSize): Promise<Omit<Picture, 'cacheControl'> | null> {
    const name = fileName(key, size);
    const bytes = await storage.read(name);
    if (!bytes) logger.warn({ name }, 'the file of a photo is not there');
    return bytes && { type: 'image/webp', bytes, etag: name };
  }

  return { change, remove, read };
}

function drawn(userId: string, name: string): Omit<Picture, 'cacheControl'> {
  const bytes = Buffer.from(drawInitials(userId, name));
  return { type: 'image/svg+xml', bytes, etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22) };
}
