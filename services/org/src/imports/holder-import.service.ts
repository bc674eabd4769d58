import { calls, keyOf } from '@portal/contracts';
import { IMPORT_COLUMNS } from '@portal/contracts/import-columns';
import { newId, scopeOf, type Clock } from '@portal/service-kit';
import type { CurrentTenure } from '../positions/current-tenure.service';
import { holderColumns } from '../holders/holder-csv.presenter';
import type { ChangedHolder, NewHolder } from '../holders/holder.domain';
import type { HolderRepository } from '../holders/holder.repository';
import type { HolderWriter } from '../holders/holder.writer';
import type { PersonRepository } from '../read-copies/person.repository';
import type { PositionRepository } from '../positions/position.repository';
import type { UnitRepository } from '../units/unit.repository';
import { planHolders } from './holder-import.domain';
import { exportedCells, type Row } from './import-row.domain';
import type { Importer } from './importer.ports';
import { idsNamed } from './position-import.service';

interface Dependencies {
  repository: Pick<HolderRepository, 'findOfPositions'>;
  writer: Pick<HolderWriter, 'add' | 'change'>;
  units: Pick<UnitRepository, 'findAll'>;
  positions: Pick<PositionRepository, 'findOfUnits' | 'touchAll'>;
  people: Pick<PersonRepository, 'findNamed'>;
  today: CurrentTenure;
  clock: Clock;
}

export function createHolderImportService(deps: Dependencies): Importer<NewHolder, ChangedHolder> {
  const { repository, writer, units, positions, people, today, clock } = deps;

  return {
    writer,
    async plan(actor, rows, session) {
      const all = await units.findAll(session);
      const titles = new Set(textsIn(rows, 'position_id').map(keyOf));
      const ofUnits = await positions.findOfUnits(idsNamed(all, rows, 'unit'), session);
      const named = ofUnits.filter(({ title }) => titles.has(keyOf(title)));
      const positionIds = named.map(({ id }) => id);
      // So that places are decided about one after the other.
      if (session) await positions.touchAll(positionIds, session);
      return planHolders(rows, {
        actor,
        scope: scopeOf(actor, calls.appointHolder),
        units: all,
        positions: named,
        people: await people.findNamed(
          {
            usernames: textsIn(rows, 'email').map(keyOf),
            studentIds: textsIn(rows, 'student_id'),
          },
          session,
        ),
        holders: await repository.findOfPositions({ positionIds, tenures: textsIn(rows, 'tenure_year') }, session),
        exportedCells: (holder) => exportedCells(holderColumns, IMPORT_COLUMNS.holders, holder),
        newId,
        now: clock.now(),
        today: today(),
      });
    },
  };
}

/** The texts that rows have in a field, each once. */
function textsIn(rows: readonly Row[], field: string): string[] {
  return [...new Set(rows.map(({ cells }) => cells[field] ?? ''))].filter((text) => text !== '');
}
