import { randomBytes } from 'node:crypto';
import type { AnswerOf, BodyOf, InstituteSettings, QueryOf, calls } from '@portal/contracts';
import { newId, type Actor, type Clock, type Outbox, type Transaction } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { formatInstant } from '@portal/service-kit/institute-time';
import { statusListNumber, statusPlaceOf } from '../credentials/credential.domain';
import type { CredentialService } from '../credentials/credential.service';
import type { Issuer } from '../credentials/issuer.domain';
import type { PersonRepository } from '../people/person.repository';
import type { ProfileRepository } from '../profiles/profile.repository';
import type { RecordSources } from './record-sources.service';
import { chosenEntries, sharedRecordEvent, type CurrentRecord, type SharedRecord } from './shared-record.domain';
import { confirmationText, presentOwn, presentPublic, presentVerified } from './shared-record.presenter';
import type { SharedRecordRepository } from './shared-record.repository';

interface Dependencies {
  repository: SharedRecordRepository;
  sources: RecordSources;
  people: Pick<PersonRepository, 'find'>;
  profiles: Pick<ProfileRepository, 'find'>;
  credentials: Pick<CredentialService, 'issue' | 'issueStatusList'>;
  issuer: Issuer;
  outbox: Outbox;
  transaction: Transaction;
  settings: InstituteSettings;
  clock: Clock;
}

/** 192 bits: nobody finds a link by trying. */
const TOKEN_BYTES = 24;

export type SharedRecordService = ReturnType<typeof createSharedRecordService>;

export function createSharedRecordService(deps: Dependencies) {
  const { repository, sources, people, profiles, credentials, issuer, outbox, transaction, settings, clock } = deps;
  const dayText = (at: Date) => formatInstant(at, 'd MMM yyyy', settings.timeZone);
  const addressOf = ({ token }: Pick<SharedRecord, 'token'>) => `${issuer.origin}/verify/${token}`;

  /** What is true now; null where there is no such person. */
  async function currentOf(userId: string): Promise<CurrentRecord | null> {
    const [profile, person, entries] = await Promise.all([
      profiles.find(userId),
      people.find(userId),
      sources.list(userId),
    ]);
    const name = profile?.details?.name ?? person?.name;
    if (name === undefined) return null;
    return { name, studentId: profile?.details?.studentId ?? person?.studentId ?? '', entries };
  }

  async function requireCurrent(userId: string): Promise<CurrentRecord> {
    const current = await currentOf(userId);
    if (!current) throw new DomainError('PROFILE.NOT_FOUND');
    return current;
  }

  async function readVerified({ userId }: Actor): Promise<AnswerOf<typeof calls.readVerifiedRecord>> {
    return presentVerified(await requireCurrent(userId));
  }

  async function share(actor: Actor, body: BodyOf<typeof calls.shareRecord>) {
    const current = await requireCurrent(actor.userId);
    const entries = chosenEntries(current.entries, body.entries);
    if (!entries) throw new DomainError('SHARED_RECORD.NOT_VERIFIED');
    const { name } = current;
    const studentId = body.show_student_id ? current.studentId : null;
    const record = await transaction(async (session) => {
      const made = {
        id: newId(),
        userId: actor.userId,
        token: randomBytes(TOKEN_BYTES).toString('base64url'),
        label: body.label,
        name,
        studentId,
        entries,
        createdAt: clock.now(),
        endedAt: null,
        status: statusPlaceOf(await repository.nextNumber(session)),
      };
      const issued = { ...made, credential: await issue(made) };
      await repository.add(issued, session);
      const data = sharedRecordEvent(issued);
      await outbox.enqueue(session, { type: 'records.shared-record.created.v1', subject: made.id, data, actor });
      return issued;
    });
    return presentOwn(record, current);
  }

  function issue(record: Omit<SharedRecord, 'credential'>): Promise<string> {
    const entries = record.entries.map((entry) => ({ ...entry, confirmation: confirmationText(entry, dayText) }));
    return credentials.issue({ ...record, address: addressOf(record), issuedAt: record.createdAt, entries });
  }

  async function listOwn({ userId }: Actor, query: QueryOf<typeof calls.listSharedRecords>) {
    const [found, current] = await Promise.all([repository.listOwn(userId, query), currentOf(userId)]);
    return { ...found, items: found.items.map((record) => presentOwn(record, current)) };
  }

  /** Ending one again does nothing, so that nobody has to ask first. */
  async function end(actor: Actor, id: string): Promise<void> {
    await transaction(async (session) => {
      const record = await repository.findOwn(id, actor.userId, session);
      if (!record) throw new DomainError('SHARED_RECORD.NOT_FOUND');
      if (record.endedAt) return;
      const endedAt = clock.now();
      await repository.end(record.id, endedAt, session);
      const data = sharedRecordEvent({ ...record, endedAt });
      await outbox.enqueue(session, { type: 'records.shared-record.ended.v1', subject: record.id, data, actor });
    });
  }

  async function verify(token: string): Promise<AnswerOf<typeof calls.verifyRecord>> {
    const record = await repository.findByToken(token);
    if (!record) throw new DomainError('SHARED_RECORD.NOT_FOUND');
    const current = record.endedAt ? null : await currentOf(record.userId);
    return presentPublic(record, current, settings.instituteName);
  }

  /** One that can still be printed or taken away. */
  async function readShown(token: string): Promise<SharedRecord & { address: string }> {
    const record = await repository.findByToken(token);
    if (!record) throw new DomainError('SHARED_RECORD.NOT_FOUND');
    if (record.endedAt) throw new DomainError('SHARED_RECORD.ENDED');
    return { ...record, address: addressOf(record) };
  }

  async function readStatusList(name: string): Promise<string> {
    const list = statusListNumber(name);
    const last = statusPlaceOf(await repository.countIssued());
    if (list > last.list) throw new DomainError('SHARED_RECORD.NOT_FOUND');
    return credentials.issueStatusList(list, await repository.listRevoked(list));
  }

  return { readVerified, share, listOwn, end, verify, readShown, readStatusList, dayText };
}
