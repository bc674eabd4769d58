import { calls } from '@portal/contracts';
import { IMPORT_COLUMNS } from '@portal/contracts/import-columns';
import { newId, scopeOf, type Clock } from '@portal/service-kit';
import type { ChangedUnit } from '../units/unit-change.domain';
import { unitColumns } from '../units/unit-csv.presenter';
import type { Unit } from '../units/unit.domain';
import type { UnitRepository } from '../units/unit.repository';
import type { UnitWriter } from '../units/unit.writer';
import { exportedCells } from './import-row.domain';
import type { Importer } from './importer.ports';
import { planUnits } from './unit-import.domain';

interface Dependencies {
  repository: Pick<UnitRepository, 'findAll' | 'lockTree'>;
  writer: UnitWriter;
  clock: Clock;
}

export function createUnitImportService({ repository, writer, clock }: Dependencies): Importer<Unit, ChangedUnit> {
  return {
    writer,
    async plan(actor, rows, session) {
      if (session) await repository.lockTree(session);
      const units = await repository.findAll(session);
      const names = new Map(units.map(({ id, name }) => [id, name]));
      const columns = unitColumns({ kind: 'everything' });
      return planUnits(rows, {
        scope: scopeOf(actor, calls.createUnit),
        units,
        exportedCells: (unit) =>
          exportedCells(columns, IMPORT_COLUMNS.units, { ...unit, parent: names.get(unit.parentId ?? '') ?? '' }),
        newId,
        now: clock.now(),
      });
    },
  };
}
