import type { EventData, Role } from '@portal/contracts';
import type { Session, Store } from '@portal/service-kit';
import { createCopyRows } from '@portal/service-kit';
import type { PersonDocument } from './model';
import { personModel } from './model';

export function createPersonRepository(store: Pick<Store, 'connection'>) {
  const model = personModel(store.connection);
  const rows = createCopyRows<PersonDocument>(store, model.collection.collectionName);

  async function find(id: string, session: Session): Promise<PersonDocument | null> {
    return model.findById(id).session(session).lean<PersonDocument>();
  }

  async function holding(role: Role, session: Session): Promise<string[]> {
    const found = await model.find({ role }, { _id: 1 }).sort({ _id: 1 }).session(session).lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }

  function rowOf({ userId, version, username, role }: EventData<'auth.account.registered.v1'>): PersonDocument {
    return { _id: userId, version, username, role };
  }

  return { find, holding, rows, rowOf };
}

export type PersonRepository = ReturnType<typeof createPersonRepository>;
