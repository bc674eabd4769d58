import type { RegistrationStatus } from '@portal/contracts';
import type { Page, PageRequest, Session, Store } from '@portal/service-kit';
import { pageOf, positionOf } from '@portal/service-kit';
import { searchableText, wordsBegin } from '../search/domain';
import type { JoiningPerson, Registration } from './domain';
import type { RegistrationDocument } from './model';
import { registrationModel } from './model';

export interface RegistrationSelection {
  eventId: string;
  q?: string | undefined;
  status?: RegistrationStatus | undefined;
  checkedIn?: boolean | undefined;
}

type Registrations = ReturnType<typeof registrationModel>;

export type RegistrationRepository = ReturnType<typeof createRegistrationRepository>;

export function createRegistrationRepository({ connection }: Pick<Store, 'connection'>) {
  const registrations = registrationModel(connection);
  return {
    page: page(registrations),
    all: all(registrations),
    ofPerson: ofPerson(registrations),
    allOf: allOf(registrations),
    placesOf: placesOf(registrations),
    findOwn: findOwn(registrations),
    findShown: findShown(registrations),
    add: add(registrations),
    remove: remove(registrations),
    promote: promote(registrations),
    checkIn: checkIn(registrations),
    follow: follow(registrations),
  };
}

/** Places by name, then the line in its order. */
const page =
  (registrations: Registrations) =>
  async (selection: RegistrationSelection, { limit, cursor }: PageRequest): Promise<Page<Registration>> => {
    const chosen = conditionOf(selection);
    const [found, total] = await Promise.all([
      registrations
        .find({ ...chosen, ...after(cursor) })
        .sort({ order: 1, _id: 1 })
        .limit(limit + 1)
        .lean<RegistrationDocument[]>(),
      registrations.countDocuments(chosen),
    ]);
    const paged = pageOf(found, total, limit, ({ order, _id }) => ({ value: order, id: _id }));
    return { ...paged, items: paged.items.map(fromDocument) };
  };

const all =
  (registrations: Registrations) =>
  async (selection: RegistrationSelection): Promise<Registration[]> => {
    const found = await registrations
      .find(conditionOf(selection))
      .sort({ order: 1, _id: 1 })
      .lean<RegistrationDocument[]>();
    return found.map(fromDocument);
  };

const ofPerson =
  (registrations: Registrations) =>
  async (personId: string, eventIds: readonly string[]): Promise<Registration[]> => {
    const found = await registrations
      .find({ personId, eventId: { $in: [...eventIds] } })
      .lean<RegistrationDocument[]>();
    return found.map(fromDocument);
  };

const allOf =
  (registrations: Registrations) =>
  async (personId: string): Promise<Registration[]> => {
    const found = await registrations.find({ personId }).lean<RegistrationDocument[]>();
    return found.map(fromDocument);
  };

/** Events at which the person holds a place. */
const placesOf =
  (registrations: Registrations) =>
  async (personId: string): Promise<string[]> =>
    registrations.distinct('eventId', { personId, status: 'registered' });

const findOwn =
  (registrations: Registrations) =>
  async (eventId: string, personId: string, session: Session): Promise<Registration | null> => {
    const found = await registrations.findOne({ eventId, personId }).session(session).lean<RegistrationDocument>();
    return found && fromDocument(found);
  };

/** By id or by the code that is shown at the door; only of this event. */
const findShown =
  (registrations: Registrations) =>
  async (eventId: string, shown: { id: string } | { code: string }, session: Session): Promise<Registration | null> => {
    const chosen = 'id' in shown ? { _id: shown.id } : { code: shown.code };
    const found = await registrations
      .findOne({ ...chosen, eventId })
      .session(session)
      .lean<RegistrationDocument>();
    return found && fromDocument(found);
  };

interface Joining {
  /** What the line is in order of. */
  turn: number;
  /** The version of the event that is joined. */
  version: number;
}

const add =
  (registrations: Registrations) =>
  async (registration: Registration, { turn, version }: Joining, session: Session): Promise<void> => {
    const { id, eventId, person, status, code, joinedAt } = registration;
    const orderOfPlace = placeOrder(person.name);
    const order = status === 'registered' ? orderOfPlace : `1 ${String(turn).padStart(12, '0')}`;
    const row = {
      _id: id,
      eventId,
      personId: person.id,
      status,
      code,
      joinedAt,
      order,
      orderOfPlace,
      toldVersion: version,
    };
    await registrations.create([{ ...row, ...shownOf(person) }], { session });
  };

const remove =
  (registrations: Registrations) =>
  async (id: string, session: Session): Promise<void> => {
    await registrations.deleteOne({ _id: id }, { session });
  };

/** Gives these people places; answers their registrations in the order in which they are named. */
const promote =
  (registrations: Registrations) =>
  async (eventId: string, personIds: readonly string[], session: Session): Promise<Registration[]> => {
    const chosen = { eventId, personId: { $in: [...personIds] } };
    await registrations.updateMany(chosen, [{ $set: { status: 'registered', order: '$orderOfPlace' } }], {
      session,
      updatePipeline: true,
    });
    const found = await registrations.find(chosen).session(session).lean<RegistrationDocument[]>();
    const byPerson = new Map(found.map((each) => [each.personId, fromDocument(each)]));
    return personIds.flatMap((id) => byPerson.get(id) ?? []);
  };

const checkIn =
  (registrations: Registrations) =>
  async (id: string, now: Date, session: Session): Promise<void> => {
    await registrations.updateOne({ _id: id }, { $set: { checkedInAt: now } }, { session });
  };

/** A changed name, address or student ID shows in every list the person is on. */
const follow =
  (registrations: Registrations) =>
  async (person: JoiningPerson, session: Session): Promise<void> => {
    const shown = shownOf(person);
    const orderOfPlace = placeOrder(person.name);
    await registrations.updateMany({ personId: person.id }, { $set: { ...shown, orderOfPlace } }, { session });
    await registrations.updateMany(
      { personId: person.id, status: 'registered' },
      { $set: { order: orderOfPlace } },
      { session },
    );
  };

const placeOrder = (name: string) => `0 ${name.toLowerCase()}`;

function shownOf({ username, name, studentId }: JoiningPerson) {
  const searchText = searchableText(name, username, studentId ?? '');
  return { username, name, searchText, ...(studentId !== undefined && { studentId }) };
}

function conditionOf({ eventId, q, status, checkedIn }: RegistrationSelection) {
  return {
    eventId,
    ...(status && { status }),
    ...(checkedIn !== undefined && { checkedInAt: checkedIn ? { $ne: null } : null }),
    ...(q && { $and: wordsBegin(q).map((pattern) => ({ searchText: { $regex: pattern } })) }),
  };
}

function after(cursor: string | undefined) {
  const position = positionOf(cursor, 'string');
  if (!position) return {};
  const order = String(position.value);
  return { order: { $gte: order }, $or: [{ order: { $gt: order } }, { _id: { $gt: position.id } }] };
}

export function fromDocument(document: RegistrationDocument): Registration {
  const { _id, eventId, personId, username, name, studentId, status, code, joinedAt, checkedInAt } = document;
  return {
    id: _id,
    eventId,
    person: { id: personId, username, name, ...(studentId !== undefined && { studentId }) },
    status,
    code,
    joinedAt,
    ...(checkedInAt && { checkedInAt }),
  };
}
