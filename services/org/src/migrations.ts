import { listFieldsMigration, type Listed, type Migration } from '@portal/service-kit';
import type { ImportRepository } from './imports/import.repository';
import type { UnitRepository } from './units/unit.repository';

interface Dependencies {
  imports: Pick<ImportRepository, 'renameTaken'>;
  units: Pick<UnitRepository, 'renewKeys'>;
  listed: readonly Listed[];
}

/** Changes of what earlier builds stored. */
export function orgMigrations({ imports, units, listed }: Dependencies): Migration[] {
  return [
    { name: '001-applied-imports', run: imports.renameTaken },
    { name: '002-unit-keys', run: units.renewKeys },
    listFieldsMigration('003-search-without-signs', listed),
  ];
}
