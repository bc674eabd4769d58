import type { Migration } from '@portal/service-kit';
import type { AccountRepository } from './accounts/account.repository';
import type { UnitRepository } from './accounts/unit.repository';

interface Dependencies {
  accounts: Pick<AccountRepository, 'fillSearchFields'>;
  units: Pick<UnitRepository, 'fillSearchFields'>;
}

/** Changes of what earlier builds stored. */
export function authMigrations({ accounts, units }: Dependencies): Migration[] {
  return [
    {
      name: '001-search-fields',
      async run() {
        await accounts.fillSearchFields();
        await units.fillSearchFields();
      },
    },
  ];
}
