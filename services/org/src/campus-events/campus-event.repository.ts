import type { CopyRows, ReadCopy, Store } from '@portal/service-kit';
import { createCopyRows } from '@portal/service-kit';
import type { EventData } from '@portal/contracts';
import { campusEventOf, type CampusEvent } from './campus-event.domain';
import type { CampusEventDocument } from './campus-event.model';
import { campusEventModel } from './campus-event.model';

export type CampusEventRepository = ReturnType<typeof createCampusEventRepository>;

export function createCampusEventRepository(store: Pick<Store, 'connection'>) {
  const model = campusEventModel(store.connection);
  const copy = campusEventCopy(createCopyRows<CampusEventDocument>(store, model.collection.collectionName));

  /** The latest first. */
  async function listOfUnit(unitId: string, limit: number): Promise<CampusEvent[]> {
    const found = await model
      .find({ unitId })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<CampusEventDocument[]>();
    return found.map(fromDocument);
  }

  /** Events that are not over, the soonest first and those without a date last. */
  async function listOpen(unitId: string, limit: number): Promise<CampusEvent[]> {
    const found = await model
      .find({ unitId, status: { $in: ['planned', 'ongoing'] } })
      .sort({ start: 1, _id: 1 })
      .limit(limit)
      .lean<CampusEventDocument[]>();
    const events = found.map(fromDocument);
    return [...events.filter(({ start }) => start !== null), ...events.filter(({ start }) => start === null)];
  }

  /** Planned ones that have not begun. */
  async function countUpcoming(unitId: string, now: Date): Promise<number> {
    return model.countDocuments({ unitId, status: 'planned', start: { $gt: now } });
  }

  return { copy, listOfUnit, listOpen, countUpcoming };
}

function fromDocument({ _id: id, ...event }: CampusEventDocument): CampusEvent {
  return { id, ...event };
}

/** Each of these events carries the whole event. */
export function campusEventCopy(rows: CopyRows<CampusEventDocument>): ReadCopy<CampusEventDocument> {
  const rowOf = ({ data }: { data: EventData<'events.event.created.v1'> }) => {
    const { id: _id, ...event } = campusEventOf(data);
    return { ...event, _id };
  };
  return {
    name: 'campus-events',
    rows,
    rowOf: {
      'events.event.created.v1': rowOf,
      'events.event.changed.v1': rowOf,
      'events.event.status-changed.v1': rowOf,
    },
  };
}
