import type { EventStatus } from '@portal/contracts';
import { defineReadCopy, fromRow, toRow, type RowOf, type Store } from '@portal/service-kit';
import type { PipelineStage } from 'mongoose';
import { campusEventOf, type CampusEvent } from './campus-event.domain';

type CampusEventRow = RowOf<CampusEvent>;

const OPEN: readonly EventStatus[] = ['planned', 'ongoing'];
const OVER: readonly EventStatus[] = ['completed', 'cancelled'];

export const campusEventCopy = defineReadCopy<CampusEventRow>({
  name: 'campus-events',
  handlerName: 'keepCampusEvent',
  of: { 'events.event': ({ data }) => toRow(campusEventOf(data)) },
  indexes: [{ unitId: 1, status: 1, start: 1, _id: 1 }],
  formerIndexes: ['unitId_1_createdAt_-1__id_-1', 'unitId_1_status_1_start_1'],
});

export type CampusEventRepository = ReturnType<typeof createCampusEventRepository>;

export function createCampusEventRepository(store: Pick<Store, 'connection'>) {
  const { model, copy } = campusEventCopy.open(store);

  /** Events that are not over, the soonest first, and then the others, the latest first. */
  async function listOfUnit(unitId: string, limit: number): Promise<CampusEvent[]> {
    const found = await model.aggregate<CampusEventRow>([
      ...firstOf(unitId, OPEN, 1, limit),
      { $unionWith: { coll: model.collection.name, pipeline: firstOf(unitId, OVER, -1, limit) } },
    ]);
    const events = found.map(fromRow);
    const isOpen = ({ status }: CampusEvent) => OPEN.includes(status);
    return [...undatedLast(events.filter(isOpen)), ...events.filter((event) => !isOpen(event))].slice(0, limit);
  }

  /** Events that are not over, the soonest first. */
  async function listOpen(unitId: string, limit: number): Promise<CampusEvent[]> {
    const found = await model.aggregate<CampusEventRow>(firstOf(unitId, OPEN, 1, limit));
    return undatedLast(found.map(fromRow));
  }

  /** Planned ones that have not begun. */
  async function countUpcoming(unitId: string, now: Date): Promise<number> {
    return model.countDocuments({ unitId, status: 'planned', start: { $gt: now } });
  }

  return { copy, listOfUnit, listOpen, countUpcoming };
}

function firstOf(
  unitId: string,
  statuses: readonly EventStatus[],
  order: 1 | -1,
  limit: number,
): [PipelineStage.Match, PipelineStage.Sort, PipelineStage.Limit] {
  return [
    { $match: { unitId, status: { $in: statuses } } },
    { $sort: { start: order, _id: order } },
    { $limit: limit },
  ];
}

function undatedLast(events: readonly CampusEvent[]): CampusEvent[] {
  return [...events.filter(({ start }) => start !== null), ...events.filter(({ start }) => start === null)];
}
