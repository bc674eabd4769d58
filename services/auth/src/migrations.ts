import { listFieldsMigration, type Listed, type Migration } from '@portal/service-kit';

/** Changes of what earlier builds stored. */
export function authMigrations(listed: readonly Listed[]): Migration[] {
  return [listFieldsMigration('001-search-fields', listed), listFieldsMigration('002-search-without-signs', listed)];
}
