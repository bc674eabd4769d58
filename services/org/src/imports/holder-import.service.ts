import { calls } from '@portal/contracts';
import { IMPORT_COLUMNS } from '@portal/contracts/import-columns';
import { newId, scopeOf, type Actor, type Clock, type Outbox, type Session } from '@portal/service-kit';
import { tellAppointment, tellChange } from '../holders/appointment.domain';
import type { CurrentTenure } from '../positions/current-tenure.service';
import { holderColumns } from '../holders/holder-csv.presenter';
import { codeOf, type Holder } from '../holders/holder.domain';
import type { HolderRepository } from '../holders/holder.repository';
import type { PersonRepository } from '../people/person.repository';
import type { PositionRepository } from '../positions/position.repository';
import { nameKeyOf } from '../units/unit.domain';
import type { UnitRepository } from '../units/unit.repository';
import { planHolders } from './holder-import.domain';
import { inSteps, type Importer } from './importer.domain';
import { idsNamed } from './position-import.service';
import { textsOf, type Changed, type Row } from './row.domain';

interface Dependencies {
  repository: Pick<HolderRepository, 'findOfPositions' | 'nextNumber' | 'add' | 'change'>;
  units: Pick<UnitRepository, 'findAll'>;
  positions: Pick<PositionRepository, 'findOfUnits' | 'touchAll'>;
  people: Pick<PersonRepository, 'findNamed'>;
  today: CurrentTenure;
  outbox: Outbox;
  clock: Clock;
}

export function createHolderImporter(deps: Dependencies): Importer<Holder> {
  const { repository, units, positions, people, today, outbox, clock } = deps;

  async function numbered(created: readonly Holder[], session: Session): Promise<Holder[]> {
    const holders: Holder[] = [];
    for (const tenure of new Set(created.map(({ tenureYear }) => tenureYear))) {
      const ofTenure = created.filter(({ tenureYear }) => tenureYear === tenure);
      const first = await repository.nextNumber(tenure, session, ofTenure.length);
      holders.push(...ofTenure.map((holder, index) => ({ ...holder, code: codeOf(tenure, first + index) })));
    }
    return holders;
  }

  return {
    async plan(actor, rows, session) {
      const all = await units.findAll(session);
      const titles = new Set(textsIn(rows, 'position_id').map(nameKeyOf));
      const ofUnits = await positions.findOfUnits(idsNamed(all, rows, 'unit'), session);
      const named = ofUnits.filter(({ title }) => titles.has(nameKeyOf(title)));
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
            usernames: textsIn(rows, 'email').map((email) => email.toLowerCase()),
            studentIds: textsIn(rows, 'student_id'),
          },
          session,
        ),
        holders: await repository.findOfPositions({ positionIds, tenures: textsIn(rows, 'tenure_year') }, session),
        textsOf: (holder) => textsOf(holderColumns, IMPORT_COLUMNS.holders, holder),
        newId,
        now: clock.now(),
        today: today(),
      });
    },

    async write(actor, { created, changed }, { session, written }) {
      const now = clock.now();
      for (const holders of inSteps(await numbered(created, session))) {
        const told = holders.map((holder) => tellAppointment(actor, holder, now));
        await repository.add(
          told.map(({ holder, entry }) => ({ holder, entry })),
          session,
        );
        await outbox.enqueueMany(
          session,
          told.map(({ event }) => event),
        );
        await written(holders.length);
      }
      for (const changes of inSteps(changed)) {
        const told = changes.map((change) => tell(actor, change, now));
        await repository.change(
          told.map(({ holder, entry }) => ({ holder, entry })),
          session,
        );
        await outbox.enqueueMany(
          session,
          told.map(({ event }) => event),
        );
        await written(changes.length);
      }
    },
  };
}

/** A claim that is imported becomes an appointment. */
function tell(actor: Actor, change: Changed<Holder>, now: Date) {
  const wasClaim = change.before.confirmation !== 'confirmed';
  return wasClaim ? tellAppointment(actor, change.after, now) : tellChange(actor, change, now);
}

/** What rows say in a field, each text once. */
function textsIn(rows: readonly Row[], field: string): string[] {
  return [...new Set(rows.map(({ cells }) => cells[field] ?? ''))].filter((text) => text !== '');
}
