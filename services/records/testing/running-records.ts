import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OnboardingBody } from '@portal/contracts';
import { newId, type Actor } from '@portal/service-kit';
import { actorOf, eventOf, mintToken, startTestService, type TestServiceOptions } from '@portal/test-kit';
import sharp from 'sharp';
import { recordsService } from '../src/index';
import { createDiskStorage } from '../src/files/disk-storage.repository';
import { createOrphanedFileRepository } from '../src/files/orphaned-file.repository';
import { fileName } from '../src/photos/photo.domain';

/** Records with a folder of its own for photos; auth is away unless its address is given. */
export async function startRecords({ env, ...options }: TestServiceOptions = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-photos-'));
  const service = await startTestService(recordsService, { ...options, env: { PHOTO_DIR: folder, ...env } });
  return {
    ...service,
    folder,
    files: async () => new Set(await readdir(folder).catch(() => [])),
    file: (name: string) => readFile(path.join(folder, name)),
    loseFiles: () => rm(folder, { recursive: true }),
    /** As when a process dies between writing a photo's files and giving them to a profile. */
    async interruptUpload() {
      const key = randomUUID();
      await createOrphanedFileRepository(service.store, 'photo_leftovers').add(key, service.clock.now());
      await createDiskStorage(folder).put(fileName(key, 'small'), new Uint8Array([1]));
      return { key };
    },
    authorizationOf: (actor: Actor) => ({ authorization: `Bearer ${mintToken(actor, service.clock)}` }),
    async stop() {
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type Records = Awaited<ReturnType<typeof startRecords>>;
type Running = Pick<Records, 'deliver' | 'useCases' | 'request'>;

/** Tests name IDs below it. The counter goes on from file to file of a worker, so it would reach one of them. */
const FIRST_STUDENT_ID = 12_500_000;

let people = 0;

/** A person whose account was just made, as auth announces it. */
export async function newPerson(
  records: Pick<Records, 'deliver'>,
  changes: Partial<Actor> & { studentId?: string | null } = {},
): Promise<Actor & { studentId: string }> {
  people += 1;
  const { studentId = String(FIRST_STUDENT_ID + people), ...actorChanges } = changes;
  const person = { userId: newId(), username: `person.${people}@example.edu`, name: `Person ${people}` };
  const actor = actorOf('STUDENT_NOT_ONBOARDED', { ...person, ...actorChanges });
  const { userId, username, name, role } = actor;
  const account = { version: 1, userId, username, name, role, ...(studentId !== null && { studentId }) };
  await records.deliver(eventOf('auth.account.registered.v1', account));
  return { ...actor, studentId: studentId ?? '' };
}

export function onboardingForm(studentId: string, changes: Partial<OnboardingBody> = {}): OnboardingBody {
  return {
    ID_No: studentId,
    mobile_no: '9876543210',
    add_year: 2024,
    Program: 'B.Tech',
    discipline: 'Physics',
    ...changes,
  };
}

/** A person whose profile is complete. */
export async function onboardedPerson(records: Running, changes: Parameters<typeof newPerson>[1] = {}) {
  const person = await newPerson(records, changes);
  const studentId = person.studentId || '99240001';
  await records.useCases.completeOnboarding(person, onboardingForm(studentId));
  return { ...person, studentId, onboarded: true };
}

/** A picture of one colour. */
export async function pictureOf(
  format: 'png' | 'jpeg' | 'webp' | 'gif',
  { width = 60, height = 40, background = '#884422' } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
  return new Uint8Array(bytes);
}

/** A few bytes that say they are 65535 by 65535, a thousand times over. */
export function gifBomb(): Uint8Array<ArrayBuffer> {
  const frame = '2c00000000ffffffff0002024401003b';
  const bytes = `474946383961ffffffff800000000000ffffff${frame.slice(0, -2).repeat(1000)}3b`;
  return new Uint8Array(Buffer.from(bytes, 'hex'));
}

export function sendPhoto(
  records: Pick<Records, 'request'>,
  actor: Actor,
  content: Uint8Array<ArrayBuffer> | string,
  fields: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('image', new Blob([content], { type: 'image/png' }), 'photo.png');
  return records.request<{ profilePic: string }>(actor, 'POST', '/profile/photo-update', undefined, { raw: form });
}
