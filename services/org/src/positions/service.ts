import type { PositionAnswer, QueryOf, calls } from '@portal/contracts';
import type { Actor, Clock, Outbox, Page, Transaction } from '@portal/service-kit';
import { newId } from '@portal/service-kit';
import type { UnitService } from '../units/service';
import type { PositionChange, PositionDraft } from './domain';
import { addPosition, changePosition, codeOf, managed, positionAnswerOf, snapshotOf, unitFor } from './domain';
import type { PositionRepository } from './repository';

interface Parts {
  positions: PositionRepository;
  units: Pick<UnitService, 'find'>;
  outbox: Outbox;
  transaction: Transaction;
  clock: Clock;
}

export type PositionService = ReturnType<typeof createPositionService>;

export function createPositionService({ positions, units, outbox, transaction, clock }: Parts) {
  async function list(actor: Actor, query: QueryOf<typeof calls.listPositions>): Promise<Page<PositionAnswer>> {
    const { items, ...page } = await positions.page(query, query);
    return { ...page, items: items.map((position) => positionAnswerOf(position, actor)) };
  }

  const add = (actor: Actor, draft: PositionDraft): Promise<PositionAnswer> =>
    transaction(async (session) => {
      const unit = unitFor(actor, await units.find(draft.unit_id.toLowerCase(), session));
      const code = codeOf(await positions.nextNumber(session));
      const position = addPosition(draft, { id: newId(), code, unit, now: clock.now() });
      await positions.add(position, session);
      const data = snapshotOf(position);
      await outbox.enqueue(session, { type: 'org.position.created.v1', subject: position.id, data, actor });
      return positionAnswerOf(position, actor);
    });

  const change = (actor: Actor, id: string, named: PositionChange): Promise<PositionAnswer> =>
    transaction(async (session) => {
      const before = managed(actor, await positions.find(id, session));
      const { position, changed } = changePosition(before, named);
      if (changed.length > 0) {
        await positions.change(position, session);
        const data = { ...snapshotOf(position), changed };
        await outbox.enqueue(session, { type: 'org.position.changed.v1', subject: id, data, actor });
      }
      return positionAnswerOf(position, actor);
    });

  const remove = (actor: Actor, id: string): Promise<void> =>
    transaction(async (session) => {
      const position = managed(actor, await positions.find(id, session));
      await positions.remove(id, session);
      const data = snapshotOf({ ...position, version: position.version + 1 });
      await outbox.enqueue(session, { type: 'org.position.removed.v1', subject: id, data, actor });
    });

  return { list, add, change, remove };
}
