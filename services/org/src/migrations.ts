import type { Migration } from '@portal/service-kit';
import type { ImportRepository } from './imports/import.repository';

/** Changes of what earlier builds stored. */
export function orgMigrations({ imports }: { imports: Pick<ImportRepository, 'renameTaken'> }): Migration[] {
  return [{ name: '001-applied-imports', run: imports.renameTaken }];
}
