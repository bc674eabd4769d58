import type { RegistrationStatus } from '@portal/contracts';
import type { Page, PageRequest, Session, Store } from '@portal/service-kit';
import { findPage, renewFields, textFilterOf } from '@portal/service-kit';
import type { Registrant, Registration } from './registration.domain';
import type { RegistrationDocument } from './registration.model';
import { fromDocument, NOTIFIED_VERSION, personFieldsOf, registrationModel, waitlistOrder } from './registration.model';

export interface RegistrationSelection {
  eventId: string;
  q?: string | undefined;
  status?: RegistrationStatus | undefined;
  checkedIn?: boolean | undefined;
}

interface NewRegistration {
  registration: Registration;
  /** The order of the waiting list. */
  sequence: number;
  /** The version of the event that the person sees now and need not be notified of. */
  notifiedVersion: number;
}

interface TakeOptions {
  limit: number;
  session: Session;
}

export type RegistrationRepository = ReturnType<typeof createRegistrationRepository>;

export function createRegistrationRepository({ connection }: Pick<Store, 'connection'>) {
  const registrations = registrationModel(connection);

  /** The registered by name, then the waiting list in its order. */
  async function list(selection: RegistrationSelection, request: PageRequest): Promise<Page<Registration>> {
    const filter = filterOf(selection);
    const found = await findPage(registrations, { ...request, filter, sort: { order: 1 } });
    return { ...found, items: found.items.map(fromDocument) };
  }

  /** For these events, or for all. */
  async function findOfPerson(personId: string, eventIds?: readonly string[]): Promise<Registration[]> {
    const filter = { personId, ...(eventIds && { eventId: { $in: [...eventIds] } }) };
    const found = await registrations.find(filter).lean<RegistrationDocument[]>();
    return found.map(fromDocument);
  }

  /** The ids of events at which the person has a place. */
  async function findRegisteredEvents(personId: string): Promise<string[]> {
    return registrations.distinct('eventId', { personId, status: 'registered' });
  }

  async function findOwn(eventId: string, personId: string, session: Session): Promise<Registration | null> {
    return findOne({ eventId, personId }, session);
  }

  /** What was shown at check-in; only of this event. */
  async function findShown(
    eventId: string,
    shown: { id: string } | { code: string },
    session: Session,
  ): Promise<Registration | null> {
    return findOne({ eventId, ...('id' in shown ? { _id: shown.id } : { code: shown.code }) }, session);
  }

  async function findOne(filter: object, session: Session): Promise<Registration | null> {
    const found = await registrations.findOne(filter).session(session).lean<RegistrationDocument>();
    return found && fromDocument(found);
  }

  async function add({ registration, sequence, notifiedVersion }: NewRegistration, session: Session): Promise<void> {
    const { id, eventId, person, status, code, joinedAt } = registration;
    const fields = personFieldsOf(person);
    const order = status === 'registered' ? fields.orderOfPlace : waitlistOrder(sequence);
    const row = { _id: id, eventId, personId: person.id, status, code, joinedAt, order };
    await registrations.create([{ ...row, ...fields, [NOTIFIED_VERSION]: notifiedVersion }], { session });
  }

  async function remove(id: string, session: Session): Promise<void> {
    await registrations.deleteOne({ _id: id }, { session });
  }

  /** Gives these people places; answers their registrations in the order of the ids. */
  async function promote(eventId: string, personIds: readonly string[], session: Session): Promise<Registration[]> {
    const filter = { eventId, personId: { $in: [...personIds] } };
    await registrations.updateMany(filter, [{ $set: { status: 'registered', order: '$orderOfPlace' } }], {
      session,
      updatePipeline: true,
    });
    const found = await registrations.find(filter).session(session).lean<RegistrationDocument[]>();
    const byPerson = new Map(found.map((each) => [each.personId, fromDocument(each)]));
    return personIds.flatMap((id) => byPerson.get(id) ?? []);
  }

  /** Checks in; with null takes it back. */
  async function setCheckedIn(
    id: string,
    { checkedInAt, attendanceVersion }: { checkedInAt: Date | null; attendanceVersion: number },
    session: Session,
  ): Promise<void> {
    await registrations.updateOne({ _id: id }, { $set: { checkedInAt, attendanceVersion } }, { session });
  }

  /** Shows a changed name, address or student ID in every list that the person is in. */
  async function syncPersonDetails(person: Registrant, session: Session): Promise<void> {
    const fields = personFieldsOf(person);
    await registrations.updateMany({ personId: person.id }, { $set: fields }, { session });
    await registrations.updateMany(
      { personId: person.id, status: 'registered' },
      { $set: { order: fields.orderOfPlace } },
      { session },
    );
  }

  /** Rows of earlier builds are found and sorted as today's. */
  const renewListFields = () =>
    renewFields<RegistrationDocument>(registrations, (row) => {
      const { searchText, orderOfPlace } = personFieldsOf({ ...row, id: row.personId });
      return { searchText, orderOfPlace, order: row.status === 'registered' ? orderOfPlace : row.order };
    });

  /** Takes some who were not notified of this version of the event, and marks them. */
  async function takePendingNotices(eventId: string, version: number, options: TakeOptions): Promise<Registration[]> {
    return take({ eventId, [NOTIFIED_VERSION]: { $lt: version } }, { $set: { [NOTIFIED_VERSION]: version } }, options);
  }

  /** Takes some who have a place and were not reminded of this start, and marks them. */
  async function takePendingReminders(eventId: string, start: Date, options: TakeOptions): Promise<Registration[]> {
    const filter = { eventId, status: 'registered', remindedOf: { $ne: start } };
    return take(filter, { $addToSet: { remindedOf: start } }, options);
  }

  /** Marked in the transaction that publishes, so that nobody is notified twice. */
  async function take(filter: object, mark: object, { limit, session }: TakeOptions): Promise<Registration[]> {
    const found = await registrations.find(filter).limit(limit).session(session).lean<RegistrationDocument[]>();
    const ids = found.map(({ _id }) => _id);
    if (ids.length > 0) await registrations.updateMany({ _id: { $in: ids } }, mark, { session });
    return found.map(fromDocument);
  }

  return {
    list,
    findOfPerson,
    findRegisteredEvents,
    findOwn,
    findShown,
    add,
    remove,
    promote,
    setCheckedIn,
    syncPersonDetails,
    renewListFields,
    takePendingNotices,
    takePendingReminders,
  };
}

function filterOf({ eventId, q, status, checkedIn }: RegistrationSelection) {
  return {
    eventId,
    ...(status && { status }),
    ...(checkedIn !== undefined && { checkedInAt: checkedIn ? { $ne: null } : null }),
    ...textFilterOf(q),
  };
}
