import type { EventData } from '@portal/contracts';
import type { Page, PageRequest, Session, Store } from '@portal/service-kit';
import { pageOf, positionOf } from '@portal/service-kit';
import { searchableText, typedText } from '../search/domain';
import type { PersonDocument } from './model';
import { personModel } from './model';

export interface Person {
  id: string;
  username: string;
  name: string;
  studentId?: string;
}

type People = ReturnType<typeof personModel>;

export type PersonRepository = ReturnType<typeof createPersonRepository>;

export function createPersonRepository({ connection }: Pick<Store, 'connection'>) {
  const people = personModel(connection);
  return { page: page(people), named: named(people), keepNewest: keepNewest(people) };
}

/** By name. */
const page =
  (people: People) =>
  async (q: string | undefined, { limit, cursor }: PageRequest): Promise<Page<Person>> => {
    const chosen = q ? { searchText: { $regex: typedText(q) } } : {};
    const [found, total] = await Promise.all([
      people
        .find({ ...chosen, ...after(cursor) })
        .sort({ key: 1, _id: 1 })
        .limit(limit + 1)
        .lean<PersonDocument[]>(),
      people.countDocuments(chosen),
    ]);
    return pageOf(found.map(fromDocument), total, limit, ({ name, id }) => ({ value: name.toLowerCase(), id }));
  };

const named =
  (people: People) =>
  async (ids: readonly string[]): Promise<Person[]> => {
    const found = await people.find({ _id: { $in: [...ids] } }).lean<PersonDocument[]>();
    return found.map(fromDocument);
  };

/** Whatever the order of delivery, the copy with the highest version stays; true when this one is it. */
const keepNewest =
  (people: People) =>
  async (account: EventData<'auth.account.registered.v1'>, session: Session): Promise<boolean> => {
    const { userId, version, username, name, role, studentId } = account;
    const found = { key: name.toLowerCase(), searchText: searchableText(name, username) };
    const copy = { version, username, name, role, ...(studentId !== undefined && { studentId }), ...found };
    const known = await people.findById(userId, { version: 1 }).session(session).lean<PersonDocument>();
    if (known && known.version >= version) return false;
    if (!known) await people.create([{ ...copy, _id: userId }], { session });
    else await people.updateOne({ _id: userId }, { $set: copy }, { session });
    return true;
  };

function after(cursor: string | undefined) {
  const position = positionOf(cursor, 'string');
  if (!position) return {};
  const key = String(position.value);
  return { key: { $gte: key }, $or: [{ key: { $gt: key } }, { _id: { $gt: position.id } }] };
}

function fromDocument({ _id, username, name, studentId }: PersonDocument): Person {
  return { id: _id, username, name, ...(studentId !== undefined && { studentId }) };
}
