import { calls } from '@portal/contracts';
import { IMPORT_COLUMNS } from '@portal/contracts/import-columns';
import { newId, scopeOf, type Clock, type Outbox, type Session } from '@portal/service-kit';
import { positionColumns } from '../positions/position-csv.presenter';
import { codeOf, snapshotOf, type Position } from '../positions/position.domain';
import type { PositionRepository } from '../positions/position.repository';
import { nameKeyOf, type Unit } from '../units/unit.domain';
import type { UnitRepository } from '../units/unit.repository';
import { inSteps, type Importer } from './importer.domain';
import { planPositions } from './position-import.domain';
import { textsOf, type Row } from './row.domain';

interface Dependencies {
  repository: Pick<PositionRepository, 'findOfUnits' | 'nextNumber' | 'add' | 'change'>;
  units: Pick<UnitRepository, 'findAll'>;
  holders: { renamePositions(positions: readonly Position[], session: Session): Promise<void> };
  outbox: Outbox;
  clock: Clock;
}

export function createPositionImporter(deps: Dependencies): Importer<Position> {
  const { repository, units, holders, outbox, clock } = deps;
  return {
    async plan(actor, rows, session) {
      const all = await units.findAll(session);
      return planPositions(rows, {
        scope: scopeOf(actor, calls.addPosition),
        units: all,
        positions: await repository.findOfUnits(idsNamed(all, rows, 'unit_id'), session),
        textsOf: (position) => textsOf(positionColumns, IMPORT_COLUMNS.positions, position),
        newId,
        now: clock.now(),
      });
    },

    async write(actor, { created, changed }, { session, written }) {
      const first = created.length > 0 ? await repository.nextNumber(session, created.length) : 0;
      const numbered = created.map((position, index) => ({ ...position, code: codeOf(first + index) }));
      for (const positions of inSteps(numbered)) {
        await repository.add(positions, session);
        await outbox.enqueueMany(
          session,
          positions.map((one) => ({ type: 'org.position.created.v1', subject: one.id, data: snapshotOf(one), actor })),
        );
        await written(positions.length);
      }
      for (const changes of inSteps(changed)) {
        await repository.change(
          changes.map(({ after }) => after),
          session,
        );
        const renamed = changes.filter(({ changed: fields }) => fields.includes('title') || fields.includes('type'));
        if (renamed.length > 0)
          await holders.renamePositions(
            renamed.map(({ after }) => after),
            session,
          );
        await outbox.enqueueMany(
          session,
          changes.map(({ after, changed: fields }) => ({
            type: 'org.position.changed.v1',
            subject: after.id,
            data: { ...snapshotOf(after), changed: fields },
            actor,
          })),
        );
        await written(changes.length);
      }
    },
  };
}

/** The ids of the units that rows name. */
export function idsNamed(units: readonly Unit[], rows: readonly Row[], field: string): string[] {
  const named = new Set(rows.map(({ cells }) => nameKeyOf(cells[field] ?? '')));
  return units.filter(({ name }) => named.has(nameKeyOf(name))).map(({ id }) => id);
}
