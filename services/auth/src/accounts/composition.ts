import type { ServiceContext } from '@portal/service-kit';
import { createAccountEvents } from './account-events.service';
import { createAccountRepository } from './account.repository';
import { createSignedInAccountRepository } from './signed-in-account.repository';
import { createStudentIdService } from './student-id.service';
import { createUnitRepository } from './unit.repository';

export type AccountsModule = ReturnType<typeof createAccountsModule>;

export function createAccountsModule({
  store,
  outbox,
  clock,
}: Pick<ServiceContext<unknown>, 'store' | 'outbox' | 'clock'>) {
  const accounts = createAccountRepository(store);
  const accountEvents = createAccountEvents({ outbox, clock });
  const studentIds = createStudentIdService({ accounts, events: accountEvents });
  const signedIn = createSignedInAccountRepository(store);
  return { accounts, signedIn, units: createUnitRepository(store), accountEvents, studentIds };
}
