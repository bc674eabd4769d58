import type { EventData } from '@portal/contracts';
import type { Page, PageRequest, Store } from '@portal/service-kit';
import { containing, createCopyRows, findPage, searchTextOf } from '@portal/service-kit';
import type { PersonDocument } from './person.model';
import { personModel } from './person.model';

export interface Person {
  id: string;
  username: string;
  name: string;
  studentId?: string;
}

export type PersonRepository = ReturnType<typeof createPersonRepository>;

export function createPersonRepository(store: Pick<Store, 'connection'>) {
  const people = personModel(store.connection);
  const rows = createCopyRows<PersonDocument>(store, people.collection.collectionName);

  /** By name. */
  async function list(q: string | undefined, page: PageRequest): Promise<Page<Person>> {
    const filter = q ? { searchText: containing(q) } : {};
    const found = await findPage(people, { filter, sort: { key: 1 }, ...page });
    return { ...found, items: found.items.map(personFrom) };
  }

  async function findMany(ids: readonly string[]): Promise<Person[]> {
    const found = await people.find({ _id: { $in: [...ids] } }).lean<PersonDocument[]>();
    return found.map(personFrom);
  }

  return { list, findMany, rows };
}

export function personRowOf(account: EventData<'auth.account.registered.v1'>): PersonDocument {
  const { userId: _id, version, username, name, role, studentId } = account;
  const derived = { key: name.toLowerCase(), searchText: searchTextOf(name, username) };
  return { _id, version, username, name, role, ...(studentId !== undefined && { studentId }), ...derived };
}

export function personFrom({ _id, username, name, studentId }: PersonDocument): Person {
  return { id: _id, username, name, ...(studentId !== undefined && { studentId }) };
}
