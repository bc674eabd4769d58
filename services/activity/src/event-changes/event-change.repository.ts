import type { EventChange } from '@portal/contracts';
import type { Session, Store } from '@portal/service-kit';
import type { Sequence } from '../stream/sequence.domain';
import type { StoredEventChange } from './event-change.domain';
import { eventChangeModel, type EventChangeDocument } from './event-change.model';

export type EventChangeRepository = ReturnType<typeof createEventChangeRepository>;

export function createEventChangeRepository({ connection }: Pick<Store, 'connection'>, sequence: Sequence) {
  const model = eventChangeModel(connection);

  /** A repeated change moves its row to the end, so that there are never more rows than events and kinds. */
  async function save({ eventId, kind }: EventChange, session: Session): Promise<void> {
    const position = await sequence.next(1, session);
    const change = { $set: { eventId, kind, position } };
    await model.updateOne({ _id: `${eventId} ${kind}` }, change, { session, upsert: true });
  }

  async function findAfter(offset: number, limit: number): Promise<StoredEventChange[]> {
    const found = await model
      .find({ position: { $gt: offset } })
      .sort({ position: 1 })
      .limit(limit)
      .lean<EventChangeDocument[]>();
    return found.map(({ eventId, kind, position }) => ({ eventId, kind, offset: position }));
  }

  return { save, findAfter };
}
