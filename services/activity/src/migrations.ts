import { listFieldsMigration, type Listed, type Migration } from '@portal/service-kit';

/** Changes of what earlier builds stored. */
export function activityMigrations(listed: readonly Listed[]): Migration[] {
  return [listFieldsMigration('001-search-without-signs', listed)];
}
