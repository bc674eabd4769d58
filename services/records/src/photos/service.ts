import { createHash, randomUUID } from 'node:crypto';
import { PICTURE_SIZES, type PictureSize } from '@portal/contracts';
import type { Actor, Clock, Logger, Transaction } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { blankProfile, pictureAddress, withPhoto, type Profile } from '../profiles/domain';
import type { ProfileService } from '../profiles/service';
import type { DecodingService } from './decoding.service';
import { cacheRule, fileName, type PhotoStorage } from './domain';
import { drawInitials } from './initials.domain';
import type { LeftoverRepository } from './repository';

interface Parts {
  profiles: Pick<ProfileService, 'find' | 'save' | 'personOf'>;
  decoding: DecodingService;
  storage: PhotoStorage;
  leftovers: LeftoverRepository;
  transaction: Transaction;
  clock: Clock;
  logger: Logger;
}

export interface Picture {
  type: string;
  bytes: Buffer;
  etag: string;
  cacheControl: string;
}

/** No upload takes so long: what is older will never belong to a profile. */
const LEFTOVER_MS = 3_600_000;

export type PhotoService = ReturnType<typeof createPhotoService>;

export function createPhotoService(parts: Parts) {
  const { profiles, decoding, storage, leftovers, transaction, clock, logger } = parts;

  async function refuseForeign(actor: Actor, studentId: string | undefined): Promise<void> {
    if (studentId === undefined) return;
    const [profile, person] = await Promise.all([profiles.find(actor.userId), profiles.personOf(actor, actor.userId)]);
    const own = profile?.details?.studentId ?? person?.studentId ?? null;
    if (studentId !== own) throw new DomainError('PROFILE.NOT_OWN');
  }

  async function give(actor: Actor, key: string | null): Promise<{ profile: Profile; dropped: string | null }> {
    return transaction(async (session) => {
      const before = await profiles.find(actor.userId, session);
      const dropped = before?.photo ?? null;
      if (key === null && dropped === null) return { profile: before ?? blankProfile(actor.userId), dropped };
      // Nobody may have swept the new files away in the meantime.
      if (key !== null && !(await leftovers.forget(key, session))) throw new DomainError('SYSTEM.BUSY');
      if (dropped !== null) await leftovers.note(dropped, clock.now(), session);
      const profile = withPhoto(before ?? blankProfile(actor.userId), key);
      await profiles.save(before, profile, actor, session);
      return { profile, dropped };
    });
  }

  /** Only after the commit; what fails here is done by the next sweep. */
  async function discard(key: string): Promise<void> {
    try {
      await Promise.all(PICTURE_SIZES.map((size) => storage.remove(fileName(key, size))));
      await leftovers.forget(key);
    } catch (err) {
      logger.warn({ err }, 'the files of a photo could not be removed yet');
    }
  }

  async function change(actor: Actor, { bytes, studentId }: { bytes: Buffer; studentId?: string | undefined }) {
    await refuseForeign(actor, studentId);
    const files = await decoding.decode(bytes);
    const key = randomUUID();
    await leftovers.note(key, clock.now());
    for (const size of PICTURE_SIZES) await storage.put(fileName(key, size), files[size]);
    const { profile, dropped } = await give(actor, key);
    if (dropped !== null) await discard(dropped);
    return { profilePic: pictureAddress(actor.userId, profile) };
  }

  async function remove(actor: Actor, studentId?: string) {
    await refuseForeign(actor, studentId);
    const { profile, dropped } = await give(actor, null);
    if (dropped !== null) await discard(dropped);
    return { profilePic: pictureAddress(actor.userId, profile) };
  }

  async function read(actor: Actor, userId: string, wanted: { size: PictureSize; v?: string | undefined }) {
    const [profile, person] = await Promise.all([profiles.find(userId), profiles.personOf(actor, userId)]);
    if (!person) throw new DomainError('PROFILE.NOT_FOUND');
    const isNamed = wanted.v === String(profile?.pictureVersion);
    const photo = profile?.photo ? await photoOf(profile.photo, wanted.size) : null;
    if (photo) return { ...photo, cacheControl: cacheRule(isNamed) };
    const isDrawnForGood = isNamed && profile?.photo === null && profile.details !== null;
    return { ...drawn(userId, profile?.details?.name ?? person.name), cacheControl: cacheRule(isDrawnForGood) };
  }

  async function photoOf(key: string, size: PictureSize): Promise<Omit<Picture, 'cacheControl'> | null> {
    const name = fileName(key, size);
    const bytes = await storage.read(name);
    if (!bytes) logger.warn({ name }, 'the file of a photo is not there');
    return bytes && { type: 'image/webp', bytes, etag: name };
  }

  /** Removes the files that belong to nobody; answers how many photos. */
  async function sweep(): Promise<number> {
    const keys = await leftovers.olderThan(new Date(clock.now().getTime() - LEFTOVER_MS));
    for (const key of keys) await discard(key);
    return keys.length;
  }

  return { change, remove, read, sweep };
}

function drawn(userId: string, name: string): Omit<Picture, 'cacheControl'> {
  const bytes = Buffer.from(drawInitials(userId, name));
  return { type: 'image/svg+xml', bytes, etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22) };
}
