import type { EventData } from '@portal/contracts';
import type { CopyRows, ReadCopy, Session, Store } from '@portal/service-kit';
import { createCopyRows } from '@portal/service-kit';
import { campusEventOf, type CampusEvent } from './campus-event.domain';
import { campusEventModel, type CampusEventDocument } from './campus-event.model';

export type CampusEventRepository = ReturnType<typeof createCampusEventRepository>;

/** `changed` is called in the transaction that stores another version of an event. */
export function createCampusEventRepository(
  store: Pick<Store, 'connection'>,
  changed?: (event: CampusEvent, session: Session) => Promise<void>,
) {
  const model = campusEventModel(store.connection);
  const copy = campusEventCopy(createCopyRows<CampusEventDocument>(store, model.collection.collectionName), changed);

  async function find(id: string, session?: Session): Promise<CampusEvent | null> {
    const found = await model
      .findById(id)
      .session(session ?? null)
      .lean<CampusEventDocument>();
    return found && fromDocument(found);
  }

  async function findMany(ids: readonly string[]): Promise<CampusEvent[]> {
    const found = await model.find({ _id: { $in: [...ids] } }).lean<CampusEventDocument[]>();
    return found.map(fromDocument);
  }

  return { find, findMany, copy };
}

type Kept = Omit<CampusEventDocument, 'skills'> & Partial<Pick<CampusEventDocument, 'skills'>>;

/** Each of these events carries the whole event. */
export function campusEventCopy(
  rows: CopyRows<CampusEventDocument>,
  changed: (event: CampusEvent, session: Session) => Promise<void> = async () => undefined,
): ReadCopy<CampusEventDocument> {
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
    // Nothing can hold an event that has just been created.
    changed: async (row, session) => (row.version > 1 ? changed(fromDocument(row), session) : undefined),
  };
}

/** Rows that were kept before events had skills have none. */
function fromDocument({ _id: id, skills, ...event }: Kept): CampusEvent {
  const { version, title, category, unit } = event;
  return { id, version, title, category, unit, skills: skills ?? [] };
}
