import type { ImportAnswer } from '@portal/contracts';

export const importId = '65f000000000000000000001';

/** A file of two positions, whose columns match by their names. */
export function anImport(more: Partial<ImportAnswer> = {}): ImportAnswer {
  return {
    _id: importId,
    kind: 'positions',
    columns: ['Title', 'Unit', 'Remark', ''],
    rows: 2,
    sample: [
      ['Web Lead', 'Coding Club', 'x', ''],
      ['Singer', 'Coding Club', '', 'y'],
    ],
    match: { title: 0, unit_id: 1 },
    version: 1,
    check: null,
    applied: null,
    progress: null,
    ...more,
  };
}

export const aCheck = (more: Partial<NonNullable<ImportAnswer['check']>> = {}) => ({
  created: 0,
  changed: 0,
  unchanged: 0,
  fault_count: 0,
  faults: [],
  ...more,
});
