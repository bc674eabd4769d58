import type { Role } from '@portal/contracts';
import type { Session, Store } from '@portal/service-kit';
import { createCopyRows } from '@portal/service-kit';
import type { Person } from './person.domain';
import { personModel } from './person.model';

export type PersonRepository = ReturnType<typeof createPersonRepository>;

export function createPersonRepository(store: Pick<Store, 'connection'>) {
  const model = personModel(store.connection);
  const rows = createCopyRows<Person>(store, model.collection.collectionName);

  async function find(id: string, session: Session): Promise<Person | null> {
    return model.findById(id).session(session).lean<Person>();
  }

  async function findByRole(role: Role, session: Session): Promise<string[]> {
    const found = await model.find({ role }, { _id: 1 }).sort({ _id: 1 }).session(session).lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }

  return { find, findByRole, rows };
}
