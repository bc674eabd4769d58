import { calls } from '@portal/contracts';
import { IMPORT_COLUMNS } from '@portal/contracts/import-columns';
import { newId, scopeOf, type Clock, type Outbox } from '@portal/service-kit';
import { unitColumns } from '../units/unit-csv.presenter';
import type { UnitBudgetRepository } from '../units/unit-budget.repository';
import type { UnitPorts } from '../units/unit-ports.domain';
import { snapshotOf, type Unit } from '../units/unit.domain';
import type { UnitRepository } from '../units/unit.repository';
import { inSteps, type Importer } from './importer.domain';
import { textsOf } from './row.domain';
import { planUnits } from './unit-import.domain';

interface Dependencies extends Pick<UnitPorts, 'positions' | 'holders'> {
  repository: Pick<UnitRepository, 'findAll' | 'lockTree' | 'add' | 'change'>;
  budgets: Pick<UnitBudgetRepository, 'record'>;
  outbox: Outbox;
  clock: Clock;
}

export function createUnitImporter(dependencies: Dependencies): Importer<Unit> {
  const { repository, budgets, positions, holders, outbox, clock } = dependencies;
  return {
    async plan(actor, rows, session) {
      if (session) await repository.lockTree(session);
      const units = await repository.findAll(session);
      const names = new Map(units.map(({ id, name }) => [id, name]));
      const columns = unitColumns({ names, managed: { kind: 'everything' } });
      return planUnits(rows, {
        scope: scopeOf(actor, calls.createUnit),
        units,
        textsOf: (unit) => textsOf(columns, IMPORT_COLUMNS.units, unit),
        newId,
        now: clock.now(),
      });
    },

    async write(actor, { created, changed }, { session, written }) {
      for (const units of inSteps(created)) {
        await repository.add(units, session);
        await budgets.record(units, session);
        await outbox.enqueueMany(
          session,
          units.map((unit) => ({ type: 'org.unit.created.v1', subject: unit.id, data: snapshotOf(unit), actor })),
        );
        await written(units.length);
      }
      for (const changes of inSteps(changed)) {
        const units = changes.map(({ after }) => after);
        await repository.change(units, session);
        await budgets.record(units, session);
        await outbox.enqueueMany(
          session,
          changes.map(({ after, changed: fields }) => ({
            type: 'org.unit.changed.v1',
            subject: after.id,
            data: { ...snapshotOf(after), changed: fields },
            actor,
          })),
        );
        const renamed = changes.filter(({ changed: fields }) =>
          fields.some((field) => SHOWN_ELSEWHERE.includes(field)),
        );
        for (const owner of renamed.length > 0 ? [positions, holders] : []) {
          await owner.syncUnitDetails(
            renamed.map(({ after }) => after),
            session,
          );
        }
        await written(changes.length);
      }
    },
  };
}

const SHOWN_ELSEWHERE = ['name', 'category'];
