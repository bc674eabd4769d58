import type { EventData } from '@portal/contracts';
import type { Page, PageRequest, Store } from '@portal/service-kit';
import { createCopyRows, pageOf, positionOf } from '@portal/service-kit';
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

export function createPersonRepository(store: Pick<Store, 'connection'>) {
  const people = personModel(store.connection);
  const rows = createCopyRows<PersonDocument>(store, people.collection.collectionName);
  return { page: page(people), named: named(people), rows, rowOf: toDocument, read: fromDocument };
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

function after(cursor: string | undefined) {
  const position = positionOf(cursor, 'string');
  if (!position) return {};
  const key = String(position.value);
  return { key: { $gte: key }, $or: [{ key: { $gt: key } }, { _id: { $gt: position.id } }] };
}

function toDocument(account: EventData<'auth.account.registered.v1'>): PersonDocument {
  const { userId: _id, version, username, name, role, studentId } = account;
  const found = { key: name.toLowerCase(), searchText: searchableText(name, username) };
  return { _id, version, username, name, role, ...(studentId !== undefined && { studentId }), ...found };
}

function fromDocument({ _id, username, name, studentId }: PersonDocument): Person {
  return { id: _id, username, name, ...(studentId !== undefined && { studentId }) };
}
