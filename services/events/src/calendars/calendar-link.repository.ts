import type { Session, Store } from '@portal/service-kit';
import type { CalendarLinkDocument } from './calendar-link.model';
import { calendarLinkModel } from './calendar-link.model';

export type CalendarLinkRepository = ReturnType<typeof createCalendarLinkRepository>;

export function createCalendarLinkRepository({ connection }: Pick<Store, 'connection'>) {
  const links = calendarLinkModel(connection);

  async function find(personId: string): Promise<Pick<CalendarLinkDocument, 'createdAt' | 'lastReadAt'> | null> {
    return links.findById(personId, { createdAt: 1, lastReadAt: 1 }).lean<CalendarLinkDocument>();
  }

  /** The id of the person whose link holds this token. */
  async function findOwner(tokenHash: string): Promise<string | null> {
    const found = await links.findOne({ tokenHash }, { _id: 1 }).lean<CalendarLinkDocument>();
    return found?._id ?? null;
  }

  /** Notes that the link was read, unless that was noted after `since`: calendars read more often than people look. */
  async function markRead(personId: string, now: Date, since: Date): Promise<void> {
    await links.updateOne({ _id: personId, lastReadAt: { $not: { $gt: since } } }, { $set: { lastReadAt: now } });
  }

  /** Replaces the one before. */
  async function save(personId: string, tokenHash: string, createdAt: Date): Promise<void> {
    const update = { $set: { tokenHash, createdAt }, $unset: { lastReadAt: 1 } };
    await links.updateOne({ _id: personId }, update, { upsert: true });
  }

  async function remove(personId: string): Promise<void> {
    await links.deleteOne({ _id: personId });
  }

  /** Removes the link unless it was created after `until`. */
  async function removeCreatedUntil(personId: string, until: Date, session: Session): Promise<void> {
    await links.deleteOne({ _id: personId, createdAt: { $lte: until } }, { session });
  }

  return { find, findOwner, markRead, save, remove, removeCreatedUntil };
}
