import { defineReadCopy, fromRow, toRow, type RowOf, type Store } from '@portal/service-kit';
import { campusEventOf, type CampusEvent } from './campus-event.domain';

type CampusEventRow = RowOf<CampusEvent>;

export const campusEventCopy = defineReadCopy<CampusEventRow>({
  name: 'campus-events',
  handlerName: 'keepCampusEvent',
  of: { 'events.event': ({ data }) => toRow(campusEventOf(data)) },
  indexes: [
    { unitId: 1, createdAt: -1, _id: -1 },
    { unitId: 1, status: 1, start: 1 },
  ],
});

export type CampusEventRepository = ReturnType<typeof createCampusEventRepository>;

export function createCampusEventRepository(store: Pick<Store, 'connection'>) {
  const { model, copy } = campusEventCopy.open(store);

  /** The latest first. */
  async function listOfUnit(unitId: string, limit: number): Promise<CampusEvent[]> {
    const found = await model.find({ unitId }).sort({ createdAt: -1, _id: -1 }).limit(limit).lean<CampusEventRow[]>();
    return found.map(fromRow);
  }

  /** Events that are not over, the soonest first and those without a date last. */
  async function listOpen(unitId: string, limit: number): Promise<CampusEvent[]> {
    const found = await model
      .find({ unitId, status: { $in: ['planned', 'ongoing'] } })
      .sort({ start: 1, _id: 1 })
      .limit(limit)
      .lean<CampusEventRow[]>();
    const events = found.map(fromRow);
    return [...events.filter(({ start }) => start !== null), ...events.filter(({ start }) => start === null)];
  }

  /** Planned ones that have not begun. */
  async function countUpcoming(unitId: string, now: Date): Promise<number> {
    return model.countDocuments({ unitId, status: 'planned', start: { $gt: now } });
  }

  return { copy, listOfUnit, listOpen, countUpcoming };
}
