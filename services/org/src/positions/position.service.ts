import { calls, type PositionAnswer, type QueryOf } from '@portal/contracts';
import type { Actor, Clock, Page, Session, Transaction } from '@portal/service-kit';
import { newId, readBatches, scopeOf } from '@portal/service-kit';
import { csvPartsOf } from '@portal/service-kit/csv';
import { DomainError } from '@portal/service-kit/errors';
import type { UnitService } from '../units/unit.service';
import type { CurrentTenure } from './current-tenure.service';
import type { Position, PositionChange, PositionDraft } from './position.domain';
import { addPosition, changePosition, requireManaged, requireManagedUnit } from './position.domain';
import { positionColumns } from './position-csv.presenter';
import { positionAnswerOf } from './position.presenter';
import type { PositionHolders } from './position.ports';
import type { PositionRepository } from './position.repository';
import type { PositionWriter } from './position.writer';

interface Dependencies {
  repository: Pick<PositionRepository, 'list' | 'find' | 'findMany' | 'touch'>;
  writer: PositionWriter;
  units: Pick<UnitService, 'find'>;
  holders: Pick<PositionHolders, 'countOfPosition' | 'countFilled' | 'countHeld'>;
  today: CurrentTenure;
  transaction: Transaction;
  clock: Clock;
}

export type PositionService = ReturnType<typeof createPositionService>;

export function createPositionService(deps: Dependencies) {
  const { repository, writer, units, holders, today, transaction, clock } = deps;

  async function list(actor: Actor, query: QueryOf<typeof calls.listPositions>): Promise<Page<PositionAnswer>> {
    const { items, ...page } = await repository.list(query, query);
    const ids = items.map(({ id }) => id);
    const filled = await holders.countFilled(ids, today().tenure);
    const answer = (position: Position) => ({
      ...answerFor(actor, position),
      filled_count: filled.get(position.id) ?? 0,
    });
    return { ...page, items: items.map(answer) };
  }

  /** All that the filters leave. */
  function exportCsv(query: QueryOf<typeof calls.listPositions>): AsyncIterable<string> {
    return csvPartsOf(
      positionColumns,
      readBatches((request) => repository.list(query, request)),
    );
  }

  async function add(actor: Actor, draft: PositionDraft): Promise<PositionAnswer> {
    const scope = scopeOf(actor, calls.addPosition);
    return transaction(async (session) => {
      const unit = requireManagedUnit(scope, await units.find(draft.unit_id, session));
      const added = addPosition(draft, { id: newId(), unit, now: clock.now() });
      const [position] = await writer.add(actor, [added], session);
      return answerFor(actor, position);
    });
  }

  async function change(actor: Actor, id: string, changes: PositionChange): Promise<PositionAnswer> {
    const scope = scopeOf(actor, calls.changePosition);
    return transaction(async (session) => {
      const before = requireManaged(scope, await repository.find(id, session));
      const held = await holders.countHeld([id], session);
      const change = changePosition(before, changes, held.get(id));
      if (change.changed.length > 0) await writer.change(actor, [change], session);
      return answerFor(actor, change.after);
    });
  }

  async function remove(actor: Actor, id: string): Promise<void> {
    const scope = scopeOf(actor, calls.removePosition);
    await transaction(async (session) => {
      const position = requireManaged(scope, await repository.find(id, session));
      if ((await holders.countOfPosition(id, session)) > 0) throw new DomainError('POSITION.HAS_HOLDERS');
      await writer.remove(actor, position, session);
    });
  }

  async function find(id: string): Promise<Position | null> {
    return repository.find(id);
  }

  /** By the ids of the positions. */
  async function findRequirements(ids: readonly string[]): Promise<ReadonlyMap<string, Position['requirements']>> {
    const found = await repository.findMany([...new Set(ids)]);
    return new Map(found.map(({ id, requirements }) => [id, requirements]));
  }

  /** The position, about whose places this transaction decides: two such transactions run one after the other. */
  async function touch(id: string, session: Session): Promise<Position> {
    const position = await repository.touch(id, session);
    if (!position) throw new DomainError('POSITION.NOT_FOUND');
    return position;
  }

  return { list, exportCsv, add, change, remove, find, findRequirements, touch };
}

function answerFor(actor: Actor, position: Position): PositionAnswer {
  return positionAnswerOf(position, scopeOf(actor, calls.changePosition));
}
