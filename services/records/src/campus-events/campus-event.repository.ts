import { defineReadCopy, fromRow, toRow, type RowOf, type Session, type Store } from '@portal/service-kit';
import { campusEventOf, type CampusEvent } from './campus-event.domain';

/** Rows that were kept before events had skills have none. */
type CampusEventRow = Omit<RowOf<CampusEvent>, 'skills'> & Partial<Pick<CampusEvent, 'skills'>>;

export const campusEventCopy = defineReadCopy<CampusEventRow>({
  name: 'campus-events',
  handlerName: 'keepCampusEvent',
  of: { 'events.event': ({ data }) => toRow(campusEventOf(data)) },
});

export type CampusEventRepository = ReturnType<typeof createCampusEventRepository>;

/** `changed` is called in the transaction that stores another version of an event. */
export function createCampusEventRepository(
  store: Pick<Store, 'connection'>,
  changed?: (event: CampusEvent, session: Session) => Promise<void>,
) {
  const { model, copy } = campusEventCopy.open(store, async (row, session) => {
    // Nothing can hold an event that has just been created.
    if (row.version > 1) await changed?.(eventOf(row), session);
  });

  async function find(id: string, session: Session | null = null): Promise<CampusEvent | null> {
    const found = await model.findById(id).session(session).lean<CampusEventRow>();
    return found && eventOf(found);
  }

  async function findMany(ids: readonly string[]): Promise<CampusEvent[]> {
    const found = await model.find({ _id: { $in: [...ids] } }).lean<CampusEventRow[]>();
    return found.map(eventOf);
  }

  return { find, findMany, copy };
}

function eventOf(row: CampusEventRow): CampusEvent {
  const { skills = [], ...event } = fromRow(row);
  return { skills, ...event };
}
