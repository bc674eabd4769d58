import type { Session, Store } from '@portal/service-kit';
import type { Notice } from './domain';
import type { NoticeDocument } from './model';
import { noticeModel } from './model';

export type NoticeRepository = ReturnType<typeof createNoticeRepository>;

export function createNoticeRepository({ connection }: Pick<Store, 'connection'>) {
  const notices = noticeModel(connection);
  return {
    async add({ id, ...notice }: Notice, session: Session): Promise<void> {
      await notices.create([{ ...notice, _id: id, doneAt: null }], { session });
    },

    /** Oldest first, so that who joined hears of two changes in their order. */
    async undone(limit: number): Promise<Notice[]> {
      const found = await notices
        .find({ doneAt: null })
        .sort({ createdAt: 1, version: 1 })
        .limit(limit)
        .lean<NoticeDocument[]>();
      return found.map(({ _id, doneAt: _doneAt, ...notice }) => ({ ...notice, id: _id }));
    },

    async finish(id: string, now: Date, session: Session): Promise<void> {
      await notices.updateOne({ _id: id }, { $set: { doneAt: now } }, { session });
    },
  };
}
