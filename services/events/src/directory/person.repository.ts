import { sortKeyOf, type EventData, type Role } from '@portal/contracts';
import type { Page, PageRequest, Session, Store } from '@portal/service-kit';
import { defineReadCopy, findPage, renewFields, searchTermsOf, termFilterOf } from '@portal/service-kit';

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
  /** `sortKeyOf` the name. */
  key: string;
  /** Search terms. */
  terms: string[];
}

export const personCopy = defineReadCopy<PersonRow>({
  name: 'people',
  handlerName: 'keepAccount',
  of: { 'auth.account': ({ data }) => personRowOf(data) },
  indexes: [
    { key: 1, _id: 1 },
    { terms: 1, key: 1, _id: 1 },
  ],
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
    const found = await findPage(people, { filter: termFilterOf(q), sort: { key: 1 }, ...page });
    return { ...found, items: found.items.map(personFrom) };
  }

  async function findMany(ids: readonly string[]): Promise<Person[]> {
    const found = await people.find({ _id: { $in: [...ids] } }).lean<PersonRow[]>();
    return found.map(personFrom);
  }

  /** Rows of earlier builds are found and sorted as today's. */
  const renewListFields = () => renewFields<PersonRow>(people, listedBy);

  return { list, findMany, copy, renewListFields };
}

/** What lists are sorted and searched by. */
const listedBy = ({ name, username, studentId = '' }: Pick<PersonRow, 'name' | 'username' | 'studentId'>) => ({
  key: sortKeyOf(name),
  terms: searchTermsOf(name, username, studentId),
});

function personRowOf(account: EventData<'auth.account.registered.v1'>): PersonRow {
  const { userId: _id, version, username, name, role, studentId } = account;
  const person = { _id, version, username, name, role, ...(studentId !== undefined && { studentId }) };
  return { ...person, ...listedBy(person) };
}

function personFrom({ _id, username, name, studentId }: PersonRow): Person {
  return { id: _id, username, name, ...(studentId !== undefined && { studentId }) };
}
