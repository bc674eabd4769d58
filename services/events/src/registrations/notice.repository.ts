import type { Session, Store } from '@portal/service-kit';
import type { Notice } from './notice.domain';
import type { NoticeDocument } from './notice.model';
import { noticeModel } from './notice.model';

export type NoticeRepository = ReturnType<typeof createNoticeRepository>;

export function createNoticeRepository({ connection }: Pick<Store, 'connection'>) {
  const notices = noticeModel(connection);

  async function add({ id, ...notice }: Notice, session: Session): Promise<void> {
    await notices.create([{ ...notice, _id: id, doneAt: null }], { session });
  }

  /** Oldest first, so that people are notified of two changes in their order. */
  async function findPending(limit: number): Promise<Notice[]> {
    const found = await notices
      .find({ doneAt: null })
      .sort({ createdAt: 1, version: 1 })
      .limit(limit)
      .lean<NoticeDocument[]>();
    return found.map(({ _id, doneAt: _doneAt, ...notice }) => ({ id: _id, ...notice }));
  }

  async function markDone(id: string, now: Date, session: Session): Promise<void> {
    await notices.updateOne({ _id: id }, { $set: { doneAt: now } }, { session });
  }

  return { add, findPending, markDone };
}
