import { defineReadCopy, fromRow, toRow, type RowOf, type Session, type Store } from '@portal/service-kit';
import { personOf, type Person } from './person.domain';

type PersonRow = RowOf<Person>;

export const personCopy = defineReadCopy<PersonRow>({
  name: 'people',
  handlerName: 'keepPerson',
  of: { 'auth.account': ({ data }) => toRow(personOf(data)) },
  // Imports name people by either.
  indexes: [{ username: 1 }, { studentId: 1 }],
});

export type PersonRepository = ReturnType<typeof createPersonRepository>;

/** `changed` is called in the transaction that stores another version of a person. */
export function createPersonRepository(
  store: Pick<Store, 'connection'>,
  changed: (person: Person, session: Session) => Promise<void>,
) {
  const { model, copy } = personCopy.open(store, (row, session) => changed(fromRow(row), session));

  async function find(id: string, session: Session): Promise<Person | null> {
    const found = await model.findById(id).session(session).lean<PersonRow>();
    return found && fromRow(found);
  }

  /** Those who have one of these email addresses or student IDs. */
  async function findNamed(
    { usernames, studentIds }: { usernames: readonly string[]; studentIds: readonly string[] },
    session: Session | null = null,
  ): Promise<Person[]> {
    const filter = { $or: [{ username: { $in: [...usernames] } }, { studentId: { $in: [...studentIds] } }] };
    const found = await model.find(filter).session(session).lean<PersonRow[]>();
    return found.map(fromRow);
  }

  /** By id, without unknown ones. */
  async function findNames(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const found = await model.find({ _id: { $in: [...ids] } }, { name: 1 }).lean<Pick<PersonRow, '_id' | 'name'>[]>();
    return new Map(found.map(({ _id, name }) => [_id, name]));
  }

  return { find, findNamed, findNames, copy };
}
