import type { ImportAnswer, ImportFault } from '@portal/contracts';
import { csvOfColumns, type Columns } from '@portal/service-kit/csv';
import type { Import } from './import.domain';

export function importAnswerOf(
  { id, kind, columns, rows, sample, match, version, check, applied }: Omit<Import, 'file'>,
  progress: ImportAnswer['progress'],
): ImportAnswer {
  return {
    _id: id,
    kind,
    columns,
    rows,
    sample,
    match,
    version,
    check: check && {
      created: check.created,
      changed: check.changed,
      unchanged: check.unchanged,
      fault_count: check.faultCount,
      faults: check.faults,
    },
    applied: applied && { ...applied, at: applied.at.toISOString() },
    progress,
  };
}

const faultColumns: Columns<ImportFault> = {
  Line: ({ line }) => line,
  Column: ({ column }) => column,
  Value: ({ value }) => value,
  'What to write instead': ({ message }) => message,
};

export function faultCsv(faults: readonly ImportFault[]): string {
  return csvOfColumns(faultColumns, faults);
}
