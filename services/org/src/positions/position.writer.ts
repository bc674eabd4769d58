import type { Actor, Outbox, Session } from '@portal/service-kit';
import { codeOf, snapshotOf, type ChangedPosition, type NewPosition, type Position } from './position.domain';
import type { PositionHolders } from './position.ports';
import type { PositionRepository } from './position.repository';

interface Dependencies {
  repository: Pick<PositionRepository, 'nextNumber' | 'add' | 'change' | 'remove'>;
  holders: Pick<PositionHolders, 'syncPositionDetails'>;
  outbox: Outbox;
}

export type PositionWriter = ReturnType<typeof createPositionWriter>;

/** Stores and removes positions, gives them their codes, updates what records of holders show, publishes the events. */
export function createPositionWriter({ repository, holders, outbox }: Dependencies) {
  /** Resolves to them in the same order, each with its code. */
  async function add<const Added extends readonly NewPosition[]>(
    actor: Actor,
    added: Added,
    session: Session,
  ): Promise<{ [Index in keyof Added]: Position }> {
    const first = await repository.nextNumber(session, added.length);
    const positions = added.map((position, index) => ({ ...position, code: codeOf(first + index) }));
    await repository.add(positions, session);
    await outbox.enqueueMany(
      session,
      positions.map((one) => ({ type: 'org.position.created.v1', subject: one.id, data: snapshotOf(one), actor })),
    );
    return positions as { [Index in keyof Added]: Position };
  }

  async function change(actor: Actor, changes: readonly ChangedPosition[], session: Session): Promise<void> {
    const positions = changes.map(({ after }) => after);
    const renamed = changes.filter(({ changed }) => changed.includes('title') || changed.includes('type'));
    await repository.change(positions, session);
    if (renamed.length > 0) {
      await holders.syncPositionDetails(
        renamed.map(({ after }) => after),
        session,
      );
    }
    await outbox.enqueueMany(
      session,
      changes.map(({ after, changed }) => ({
        type: 'org.position.changed.v1',
        subject: after.id,
        data: { ...snapshotOf(after), changed },
        actor,
      })),
    );
  }

  async function remove(actor: Actor, position: Position, session: Session): Promise<void> {
    await repository.remove(position.id, session);
    // A higher version, so that copies in other services stay removed when older events come late.
    const data = snapshotOf({ ...position, version: position.version + 1 });
    await outbox.enqueue(session, { type: 'org.position.removed.v1', subject: position.id, data, actor });
  }

  return { add, change, remove };
}
