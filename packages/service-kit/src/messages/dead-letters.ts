import type { CloudEvent } from '@portal/contracts';
import type mongoose from 'mongoose';
import type { DeadLetterStore } from '../bus/bus';
import { nativeDatabase } from '../store/store';

interface DeadLetterRow {
  _id: string;
  queue: string;
  event: CloudEvent;
  reason: string;
}

/** Keeps the dead letters of the in-process bus in the consuming service's own database. */
export function createDeadLetterStore(connection: mongoose.Connection): DeadLetterStore {
  const rows = nativeDatabase(connection).collection<DeadLetterRow>('dead-letters');
  return {
    async add({ queue, event, reason }) {
      const row = { queue, event, reason };
      await rows.updateOne({ _id: `${queue}/${event.id}` }, { $set: row }, { upsert: true });
    },
    async list(queue) {
      const found = await rows.find({ queue }).toArray();
      return found.map(({ event, reason }) => ({ queue, event, reason }));
    },
    async remove(queue, eventId) {
      await rows.deleteOne({ _id: `${queue}/${eventId}` });
    },
  };
}
