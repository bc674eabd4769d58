import type { Session, Store } from '@portal/service-kit';
import { monthsOf } from '../institute-time/domain';
import type { CampusEvent } from './domain';
import { eventModel } from './model';
import { readEvents } from './repository';

export type TimesRepository = ReturnType<typeof createTimesRepository>;

/** Events by when they are, for clashes, calendars and reminders. */
export function createTimesRepository({ connection }: Pick<Store, 'connection'>, timeZone: string) {
  const events = eventModel(connection);
  return {
    during: during(events, timeZone),
    ofPerson: ofPerson(events),
    toRemind: toRemind(events),
    markReminded: markReminded(events),
  };
}

type Events = ReturnType<typeof eventModel>;

const SOONEST_FIRST = { $sort: { sortStart: 1, _id: 1 } } as const;
const GOES_ON = { $in: ['planned', 'ongoing'] };
const CLASHES_AT_MOST = 200;

const during =
  (events: Events, timeZone: string) =>
  async ({ start, end }: { start: Date; end: Date }, ids: readonly string[]): Promise<CampusEvent[]> => {
    const months = { $in: monthsOf(start, end, timeZone) };
    const touching = { months, status: GOES_ON, sortStart: { $lt: end }, overAt: { $gt: start } };
    const named = { _id: { $in: [...ids] }, status: GOES_ON };
    const found = await readEvents(events, [{ $match: touching }, SOONEST_FIRST, { $limit: CLASHES_AT_MOST }]);
    const missing = ids.filter((id) => !found.some((event) => event.id === id));
    if (missing.length === 0) return found;
    const booked = await readEvents(events, [{ $match: named }, SOONEST_FIRST]);
    return [...found, ...booked.filter(({ id }) => missing.includes(id))].toSorted(byStart);
  };

function byStart(one: CampusEvent, other: CampusEvent): number {
  return (one.schedule.start?.getTime() ?? Infinity) - (other.schedule.start?.getTime() ?? Infinity);
}

const ofPerson =
  (events: Events) =>
  async (
    { id, eventIds }: { id: string; eventIds: readonly string[] },
    since: Date,
    limit: number,
  ): Promise<CampusEvent[]> => {
    const own = [{ _id: { $in: [...eventIds] } }, { 'organizers.id': id }];
    const chosen = { sortStart: { $gte: since }, 'schedule.start': { $ne: null }, $or: own };
    return readEvents(events, [{ $match: chosen }, SOONEST_FIRST, { $limit: limit }]);
  };

const toRemind =
  (events: Events) =>
  async ({ now, until }: { now: Date; until: Date }, limit: number): Promise<{ id: string }[]> => {
    const due = { status: 'planned' as const, sortStart: { $gt: now, $lte: until } };
    const found = await events
      .find({ ...due, $expr: { $ne: ['$remindedOf', '$sortStart'] } }, { _id: 1 })
      .sort({ sortStart: 1, _id: 1 })
      .limit(limit)
      .lean<{ _id: string }[]>();
    return found.map(({ _id }) => ({ id: _id }));
  };

/** Nothing when the event was moved meanwhile: then it is due again. */
const markReminded =
  (events: Events) =>
  async (id: string, start: Date, session: Session): Promise<void> => {
    await events.updateOne({ _id: id, sortStart: start }, { $set: { remindedOf: start } }, { session });
  };
