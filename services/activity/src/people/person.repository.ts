import type { Role } from '@portal/contracts';
import type { Session, Store } from '@portal/service-kit';
import { defineReadCopy } from '@portal/service-kit';
import { personOf, type Person } from './person.domain';

export const personCopy = defineReadCopy<Person>({
  name: 'people',
  handlerName: 'keepAccount',
  // Who is notified of an event that comes in the same transaction, and where the mail goes, is read here.
  storesAtOnce: true,
  of: { 'auth.account': personOf },
  indexes: [{ role: 1 }],
});

export type PersonRepository = ReturnType<typeof createPersonRepository>;

export function createPersonRepository(store: Pick<Store, 'connection'>) {
  const { model, copy } = personCopy.open(store);

  async function find(id: string, session: Session | null = null): Promise<Person | null> {
    return model.findById(id).session(session).lean<Person>();
  }

  /** By person; those who are not known are left out. */
  async function addressesOf(ids: readonly string[], session: Session): Promise<Map<string, string>> {
    const found = await model
      .find({ _id: { $in: ids } }, { username: 1 })
      .session(session)
      .lean<Pick<Person, '_id' | 'username'>[]>();
    return new Map(found.map(({ _id, username }) => [_id, username]));
  }

  async function findByRole(role: Role, session: Session | null = null): Promise<string[]> {
    const found = await model.find({ role }, { _id: 1 }).sort({ _id: 1 }).session(session).lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }

  return { find, addressesOf, findByRole, copy };
}
