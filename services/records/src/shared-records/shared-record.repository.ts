import { createCounter, findPage, type Page, type PageRequest, type Session, type Store } from '@portal/service-kit';
import { STATUS_LIST_LENGTH } from '../credentials/credential.domain';
import type { SharedRecord } from './shared-record.domain';
import { sharedRecordModel, type SharedRecordDocument } from './shared-record.model';

export type SharedRecordRepository = ReturnType<typeof createSharedRecordRepository>;

export function createSharedRecordRepository({ connection }: Pick<Store, 'connection'>) {
  const records = sharedRecordModel(connection);
  const credentials = createCounter({ connection }, 'credential_counts');

  /** How many credentials there were before this one. */
  const nextNumber = async (session: Session) => (await credentials.take('credentials', session)) - 1;

  const countIssued = () => credentials.last('credentials');

  async function add({ id, ...record }: SharedRecord, session: Session): Promise<void> {
    await records.create([{ _id: id, ...record }], { session });
  }

  async function findByToken(token: string): Promise<SharedRecord | null> {
    const found = await records.findOne({ token }).lean<SharedRecordDocument>();
    return found && fromDocument(found);
  }

  async function findOwn(id: string, userId: string, session: Session): Promise<SharedRecord | null> {
    const found = await records.findOne({ _id: id, userId }).session(session).lean<SharedRecordDocument>();
    return found && fromDocument(found);
  }

  /** Newest first. */
  async function listOwn(userId: string, request: PageRequest): Promise<Page<SharedRecord>> {
    const found = await findPage(records, {
      filter: { userId },
      sort: { createdAt: -1 },
      omit: ['credential'],
      ...request,
    });
    return { ...found, items: found.items.map(fromDocument) };
  }

  async function end(id: string, endedAt: Date, session: Session): Promise<void> {
    await records.updateOne({ _id: id, endedAt: null }, { $set: { endedAt } }, { session });
  }

  /** The places of those that were revoked in one list. */
  async function listRevoked(list: number): Promise<number[]> {
    const found = await records
      .find({ 'status.list': list, endedAt: { $type: 'date' } })
      .select('status')
      .limit(STATUS_LIST_LENGTH)
      .lean<SharedRecordDocument[]>();
    return found.map(({ status }) => status.index);
  }

  return { nextNumber, countIssued, add, findByToken, findOwn, listOwn, end, listRevoked };
}

function fromDocument({ _id: id, ...record }: SharedRecordDocument): SharedRecord {
  return { ...record, id };
}
