import type { EventData, Role } from '@portal/contracts';
import type { Page, PageRequest, Session, Store } from '@portal/service-kit';
import { containing, defineReadCopy, findPage, searchTextOf } from '@portal/service-kit';

export interface Person {
  id: string;
  username: string;
  name: string;
  studentId?: string;
}

interface PersonRow {
  _id: string;
  version: number;
  username: string;
  name: string;
  /** The student ID; absent for people without one and in rows from before it was kept. */
  studentId?: string;
  role: Role;
  /** The name in lower case, for sorting. */
  key: string;
  searchText: string;
}

export const personCopy = defineReadCopy<PersonRow>({
  name: 'people',
  handlerName: 'keepAccount',
  of: { 'auth.account': ({ data }) => personRowOf(data) },
  indexes: [{ key: 1, _id: 1 }],
  orderedBy: { key: String },
});

export type PersonRepository = ReturnType<typeof createPersonRepository>;

/** `changed` is called in the transaction that stores another version of a person. */
export function createPersonRepository(
  store: Pick<Store, 'connection'>,
  changed: (person: Person, session: Session) => Promise<void>,
) {
  const { model: people, copy } = personCopy.open(store, (row, session) => changed(personFrom(row), session));

  /** By name. */
  async function list(q: string | undefined, page: PageRequest): Promise<Page<Person>> {
    const filter = q ? { searchText: containing(q) } : {};
    const found = await findPage(people, { filter, sort: { key: 1 }, ...page });
    return { ...found, items: found.items.map(personFrom) };
  }

  async function findMany(ids: readonly string[]): Promise<Person[]> {
    const found = await people.find({ _id: { $in: [...ids] } }).lean<PersonRow[]>();
    return found.map(personFrom);
  }

  return { list, findMany, copy };
}

function personRowOf(account: EventData<'auth.account.registered.v1'>): PersonRow {
  const { userId: _id, version, username, name, role, studentId } = account;
  const derived = { key: name.toLowerCase(), searchText: searchTextOf(name, username) };
  return { _id, version, username, name, role, ...(studentId !== undefined && { studentId }), ...derived };
}

function personFrom({ _id, username, name, studentId }: PersonRow): Person {
  return { id: _id, username, name, ...(studentId !== undefined && { studentId }) };
}
