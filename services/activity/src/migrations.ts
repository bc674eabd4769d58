import { listFieldsMigration, type Listed, type Migration } from '@portal/service-kit';
import type { PendingRepository } from './pending/pending.repository';

interface Dependencies {
  pending: Pick<PendingRepository, 'dropFormer'>;
  listed: readonly Listed[];
}

/** Changes of what earlier builds stored. */
export function activityMigrations({ pending, listed }: Dependencies): Migration[] {
  return [
    listFieldsMigration('001-search-without-signs', listed),
    { name: '002-pending-items', run: pending.dropFormer },
  ];
}
