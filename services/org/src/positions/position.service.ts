import { calls, type PositionAnswer, type QueryOf } from '@portal/contracts';
import type { Actor, Clock, Outbox, Page, Transaction } from '@portal/service-kit';
import { newId, scopeOf } from '@portal/service-kit';
import type { UnitService } from '../units/unit.service';
import type { Position, PositionChange, PositionDraft } from './position.domain';
import { addPosition, changePosition, codeOf, requireManaged, requireManagedUnit, snapshotOf } from './position.domain';
import { positionAnswerOf } from './position.presenter';
import type { PositionRepository } from './position.repository';

interface Dependencies {
  repository: PositionRepository;
  units: Pick<UnitService, 'find'>;
  outbox: Outbox;
  transaction: Transaction;
  clock: Clock;
}

export type PositionService = ReturnType<typeof createPositionService>;

export function createPositionService({ repository, units, outbox, transaction, clock }: Dependencies) {
  async function list(actor: Actor, query: QueryOf<typeof calls.listPositions>): Promise<Page<PositionAnswer>> {
    const { items, ...page } = await repository.list(query, query);
    return { ...page, items: items.map((position) => answerFor(actor, position)) };
  }

  async function add(actor: Actor, draft: PositionDraft): Promise<PositionAnswer> {
    const scope = scopeOf(actor, calls.addPosition);
    return transaction(async (session) => {
      const unit = requireManagedUnit(scope, await units.find(draft.unit_id.toLowerCase(), session));
      const code = codeOf(await repository.nextNumber(session));
      const position = addPosition(draft, { id: newId(), code, unit, now: clock.now() });
      await repository.add(position, session);
      const data = snapshotOf(position);
      await outbox.enqueue(session, { type: 'org.position.created.v1', subject: position.id, data, actor });
      return answerFor(actor, position);
    });
  }

  async function change(actor: Actor, id: string, changes: PositionChange): Promise<PositionAnswer> {
    const scope = scopeOf(actor, calls.changePosition);
    return transaction(async (session) => {
      const before = requireManaged(scope, await repository.find(id, session));
      const { position, changed } = changePosition(before, changes);
      if (changed.length > 0) {
        await repository.change(position, session);
        const data = { ...snapshotOf(position), changed };
        await outbox.enqueue(session, { type: 'org.position.changed.v1', subject: id, data, actor });
      }
      return answerFor(actor, position);
    });
  }

  async function remove(actor: Actor, id: string): Promise<void> {
    const scope = scopeOf(actor, calls.removePosition);
    await transaction(async (session) => {
      const position = requireManaged(scope, await repository.find(id, session));
      await repository.remove(id, session);
      // A higher version, so that copies in other services stay removed when older events come late.
      const data = snapshotOf({ ...position, version: position.version + 1 });
      await outbox.enqueue(session, { type: 'org.position.removed.v1', subject: id, data, actor });
    });
  }

  return { list, add, change, remove };
}

function answerFor(actor: Actor, position: Position): PositionAnswer {
  return positionAnswerOf(position, scopeOf(actor, calls.changePosition));
}
