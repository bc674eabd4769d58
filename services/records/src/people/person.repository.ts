import { defineReadCopy, fromRow, toRow, type RowOf, type Session, type Store } from '@portal/service-kit';
import { personOf, type Person } from './person.domain';

type PersonRow = RowOf<Person>;

export const personCopy = defineReadCopy<PersonRow>({
  name: 'people',
  handlerName: 'keepAccount',
  of: { 'auth.account': ({ data }) => toRow(personOf(data)) },
});

/** `changed` is called in the transaction that stores another version of a person. */
export function createPersonRepository(
  store: Pick<Store, 'connection'>,
  changed: (person: Person, session: Session) => Promise<void>,
) {
  const { model, copy } = personCopy.open(store, (row, session) => changed(fromRow(row), session));

  async function find(id: string, session: Session | null = null): Promise<Person | null> {
    const found = await model.findById(id).session(session).lean<PersonRow>();
    return found && fromRow(found);
  }

  /** By the ids of their people; those that are not known are missing. */
  async function findNames(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const found = await model
      .find({ _id: { $in: [...new Set(ids)] } }, { name: 1 })
      .lean<Pick<PersonRow, '_id' | 'name'>[]>();
    return new Map(found.map(({ _id, name }) => [_id, name]));
  }

  return { find, findNames, copy };
}

export type PersonRepository = ReturnType<typeof createPersonRepository>;
