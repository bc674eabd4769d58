import type { UnitRef } from '@portal/contracts';
import { renewFields, searchTextOf, type Session, type Store } from '@portal/service-kit';
import { categoriesOf, type CampusEvent } from '../events/event.domain';
import { searchTextsOf } from './room-request.domain';
import { roomRequestModel, type RoomRequestDocument } from './room-request.model';

export type RequestDetailsRepository = ReturnType<typeof createRequestDetailsRepository>;

/** What requests hold of events and units, so that lists show, filter and search them without these. */
export function createRequestDetailsRepository({ connection }: Pick<Store, 'connection'>) {
  const requests = roomRequestModel(connection);

  /** After an event changed. */
  async function syncEventDetails(
    { id, title, category, categories }: Pick<CampusEvent, 'id' | 'title' | 'category' | 'categories'>,
    session: Session,
  ): Promise<void> {
    const subject = searchTextOf(title);
    const change = { $set: { eventTitle: title, category, areas: categories, 'search.subject': subject } };
    await requests.updateMany({ eventId: id }, change, { session });
  }

  /** After a unit changed. */
  async function syncUnitDetails(unit: UnitRef, session: Session): Promise<void> {
    const ofUnit = { 'unit.id': unit.id };
    await requests.updateMany(ofUnit, { $set: { unit, 'search.unit': searchTextOf(unit.name) } }, { session });
    const withoutEvent = { ...ofUnit, purpose: { $exists: true } };
    await requests.updateMany(withoutEvent, { $set: { areas: [unit.category] } }, { session });
    for (const category of await requests.distinct('category', ofUnit).session(session)) {
      const areas = categoriesOf(category, unit);
      await requests.updateMany({ ...ofUnit, category }, { $set: { areas } }, { session });
    }
  }

  /** Requests of earlier builds are found as today's. */
  const renewListFields = () =>
    renewFields<RoomRequestDocument>(requests, (request) => ({ search: searchTextsOf(request) }));

  return { syncEventDetails, syncUnitDetails, renewListFields };
}
