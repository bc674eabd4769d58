import type { EventData } from '@portal/contracts';
import type { CopyRows, ReadCopy, Session, Store } from '@portal/service-kit';
import { createCopyRows } from '@portal/service-kit';
import { personOf, type Person } from './person.domain';
import { personModel, type PersonDocument } from './person.model';

export type PersonRepository = ReturnType<typeof createPersonRepository>;

/** `changed` is called in the transaction that stores another version of a person. */
export function createPersonRepository(
  store: Pick<Store, 'connection'>,
  changed: (person: Person, session: Session) => Promise<void>,
) {
  const model = personModel(store.connection);
  const copy = personCopy(createCopyRows<PersonDocument>(store, model.collection.collectionName), changed);

  async function find(id: string, session: Session): Promise<Person | null> {
    const found = await model.findById(id).session(session).lean<PersonDocument>();
    return found && fromDocument(found);
  }

  /** Those who have one of these email addresses or student IDs. */
  async function findNamed(
    { usernames, studentIds }: { usernames: readonly string[]; studentIds: readonly string[] },
    session?: Session,
  ): Promise<Person[]> {
    const filter = { $or: [{ username: { $in: [...usernames] } }, { studentId: { $in: [...studentIds] } }] };
    const found = await model
      .find(filter)
      .session(session ?? null)
      .lean<PersonDocument[]>();
    return found.map(fromDocument);
  }

  /** By id, without unknown ones. */
  async function findNames(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const found = await model
      .find({ _id: { $in: [...ids] } }, { name: 1 })
      .lean<Pick<PersonDocument, '_id' | 'name'>[]>();
    return new Map(found.map(({ _id, name }) => [_id, name]));
  }

  return { find, findNamed, findNames, copy };
}

/** Each of these events carries the whole account. */
export function personCopy(
  rows: CopyRows<PersonDocument>,
  changed: (person: Person, session: Session) => Promise<void>,
): ReadCopy<PersonDocument> {
  const rowOf = ({ data }: { data: EventData<'auth.account.registered.v1'> }) => {
    const { id: _id, ...person } = personOf(data);
    return { ...person, _id };
  };
  return {
    name: 'people',
    rows,
    rowOf: {
      'auth.account.registered.v1': rowOf,
      'auth.account.changed.v1': rowOf,
      'auth.account.role-changed.v1': rowOf,
    },
    changed: (row, session) => changed(fromDocument(row), session),
  };
}

function fromDocument({ _id: id, version, username, name, studentId }: PersonDocument): Person {
  return { id, version, username, name, studentId };
}
