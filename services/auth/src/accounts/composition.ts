import type { ServiceContext } from '@portal/service-kit';
import { createAccountEvents } from './account-events.service';
import { createAccountRepository } from './account.repository';
import { createUnitRepository } from './unit.repository';

export type AccountsModule = ReturnType<typeof createAccountsModule>;

export function createAccountsModule({
  store,
  outbox,
  clock,
}: Pick<ServiceContext<unknown>, 'store' | 'outbox' | 'clock'>) {
  return {
    accounts: createAccountRepository(store),
    units: createUnitRepository(store),
    accountEvents: createAccountEvents({ outbox, clock }),
  };
}
