import type { EventData } from '@portal/contracts';
import type { CopyRows, ReadCopy, Session, Store } from '@portal/service-kit';
import { createCopyRows } from '@portal/service-kit';
import { personOf, type Person } from './person.domain';
import type { PersonDocument } from './person.model';
import { personModel } from './person.model';

export function createPersonRepository(store: Pick<Store, 'connection'>) {
  const model = personModel(store.connection);
  const copy = personCopy(createCopyRows<PersonDocument>(store, model.collection.collectionName));

  async function find(id: string, session?: Session): Promise<Person | null> {
    const found = await model
      .findById(id)
      .session(session ?? null)
      .lean<PersonDocument>();
    return found && fromDocument(found);
  }

  return { find, copy };
}

/** Each of these events carries the whole account. */
export function personCopy(rows: CopyRows<PersonDocument>): ReadCopy<PersonDocument> {
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
  };
}

export type PersonRepository = ReturnType<typeof createPersonRepository>;

function fromDocument({ _id: id, version, username, studentId, name, role }: PersonDocument): Person {
  return { id, version, username, studentId, name, role };
}
