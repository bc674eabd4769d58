import type { Role } from '@portal/contracts';
import type { Session, Store } from '@portal/service-kit';
import { createCopyRows } from '@portal/service-kit';
import type { Person } from './person.domain';
import { personModel } from './person.model';

export type PersonRepository = ReturnType<typeof createPersonRepository>;

export function createPersonRepository(store: Pick<Store, 'connection'>) {
  const model = personModel(store.connection);
  const rows = createCopyRows<Person>(store, model.collection.collectionName);

  async function find(id: string, session?: Session): Promise<Person | null> {
    return model
      .findById(id)
      .session(session ?? null)
      .lean<Person>();
  }

  /** By person; those who are not known are left out. */
  async function addressesOf(ids: readonly string[], session: Session): Promise<Map<string, string>> {
    const found = await model
      .find({ _id: { $in: ids } }, { username: 1 })
      .session(session)
      .lean<Pick<Person, '_id' | 'username'>[]>();
    return new Map(found.map(({ _id, username }) => [_id, username]));
  }

  async function findByRole(role: Role, session?: Session): Promise<string[]> {
    const found = await model
      .find({ role }, { _id: 1 })
      .sort({ _id: 1 })
      .session(session ?? null)
      .lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }

  return { find, addressesOf, findByRole, rows };
}
