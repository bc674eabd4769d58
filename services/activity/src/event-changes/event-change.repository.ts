import type { EventChange } from '@portal/contracts';
import { collectWrites, type Store } from '@portal/service-kit';
import type { Sequence } from '../stream/sequence.ports';
import type { StoredEventChange } from './event-change.domain';
import { eventChangeModel, type EventChangeDocument } from './event-change.model';

export type EventChangeRepository = ReturnType<typeof createEventChangeRepository>;

export function createEventChangeRepository({ connection }: Pick<Store, 'connection'>, sequence: Sequence) {
  const model = eventChangeModel(connection);

  /** A repeated change moves its row to the end, so that there are never more rows than events and kinds. */
  const save = collectWrites<EventChange>(async (changes, session) => {
    const first = (await sequence.next(changes.length, session)) - changes.length + 1;
    const updates = changes.map(({ eventId, kind }, index) => ({
      updateOne: {
        filter: { _id: eventId === undefined ? kind : `${eventId} ${kind}` },
        update: { $set: { eventId, kind, position: first + index } },
        upsert: true,
      },
    }));
    // In their order: the last one of an event and kind says where its row is.
    await model.bulkWrite(updates, { session });
  });

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
