import type { EventData } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { actorOf, TEST_UNIT } from '../actors';

/** Who and what the eventFixtures is about; the same in every run. */
export const asha = actorOf('STUDENT', {
  userId: 'b1b1b1b1b1b1b1b1b1b1b101',
  username: 'asha@example.edu',
  name: 'Asha Rao',
});
export const ravi = actorOf('STUDENT', {
  userId: 'b1b1b1b1b1b1b1b1b1b1b102',
  username: 'ravi@example.edu',
  name: 'Ravi Kumar',
});
export const meera = actorOf('PRESIDENT', {
  userId: 'b1b1b1b1b1b1b1b1b1b1b103',
  username: 'meera@example.edu',
  name: 'Meera Nair',
});
export const council = { id: 'a1a1a1a1a1a1a1a1a1a1a101', name: 'SciTech Council', category: 'scitech' } as const;
export const club = TEST_UNIT;

type Account = EventData<'auth.account.registered.v1'>;
type Unit = EventData<'org.unit.created.v1'>;

/** The data of an account event. */
export const accountOf = (
  { userId, username, name, role }: Pick<Actor, 'userId' | 'username' | 'name' | 'role'>,
  version: number,
  changes: Partial<Account> = {},
): Account => ({ version, userId, username, name, role, ...changes });

/** Whose session, password or address it is. */
export const personOf = ({ userId, username, name }: Actor) => ({ userId, username, name });

/** The data of a unit event. */
export const unitOf = ({ id, name, category }: typeof club, version: number, changes: Partial<Unit> = {}): Unit => ({
  version,
  unitId: id,
  name,
  type: 'Club',
  category,
  parentUnitId: null,
  contactEmail: `${id}@example.edu`,
  active: true,
  ...changes,
});
