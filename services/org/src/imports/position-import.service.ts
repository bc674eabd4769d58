import { calls, keyOf } from '@portal/contracts';
import { IMPORT_COLUMNS } from '@portal/contracts/import-columns';
import { newId, scopeOf, type Clock } from '@portal/service-kit';
import { positionColumns } from '../positions/position-csv.presenter';
import type { ChangedPosition, NewPosition } from '../positions/position.domain';
import type { PositionHolders } from '../positions/position.ports';
import type { PositionRepository } from '../positions/position.repository';
import type { PositionWriter } from '../positions/position.writer';
import type { Unit } from '../units/unit.domain';
import type { UnitRepository } from '../units/unit.repository';
import { exportedCells, type Row } from './import-row.domain';
import type { Importer } from './importer.ports';
import { planPositions } from './position-import.domain';

interface Dependencies {
  repository: Pick<PositionRepository, 'findOfUnits'>;
  writer: PositionWriter;
  units: Pick<UnitRepository, 'findAll'>;
  holders: Pick<PositionHolders, 'countHeld'>;
  clock: Clock;
}

export function createPositionImportService(deps: Dependencies): Importer<NewPosition, ChangedPosition> {
  const { repository, writer, units, holders, clock } = deps;
  return {
    writer,
    async plan(actor, rows, session) {
      const all = await units.findAll(session);
      const positions = await repository.findOfUnits(idsNamed(all, rows, 'unit_id'), session);
      return planPositions(rows, {
        scope: scopeOf(actor, calls.addPosition),
        units: all,
        positions,
        heldPlaces: await holders.countHeld(
          positions.map(({ id }) => id),
          session,
        ),
        exportedCells: (position) => exportedCells(positionColumns, IMPORT_COLUMNS.positions, position),
        newId,
        now: clock.now(),
      });
    },
  };
}

/** The ids of the units that rows name. */
export function idsNamed(units: readonly Unit[], rows: readonly Row[], field: string): string[] {
  const named = new Set(rows.map(({ cells }) => keyOf(cells[field] ?? '')));
  return units.filter(({ name }) => named.has(keyOf(name))).map(({ id }) => id);
}
