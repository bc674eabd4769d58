import type { CloudEvent } from '@portal/contracts';
import type mongoose from 'mongoose';
import type { DeadLetterStore } from '../bus/bus';
import { nativeDatabase } from '../store/store';

interface DeadLetterRow {
  _id: string;
  queue: string;
  event: CloudEvent;
  reason: string;
  /** Absent until an operator asks to deliver it again. */
  replay?: true;
}

/** Stores the dead letters of the in-process bus in the consuming service's own database. */
export function createDeadLetterStore(connection: mongoose.Connection): DeadLetterStore {
  const rows = nativeDatabase(connection).collection<DeadLetterRow>('dead-letters');
  const found = async (chosen: Pick<DeadLetterRow, 'queue'> & { replay?: true }) => {
    const letters = await rows.find(chosen).sort({ 'event.time': 1, _id: 1 }).toArray();
    return letters.map(({ queue, event, reason }) => ({ queue, event, reason }));
  };
  return {
    async add({ queue, event, reason }) {
      const row = { queue, event, reason };
      await rows.updateOne({ _id: `${queue}/${event.id}` }, { $set: row, $unset: { replay: true } }, { upsert: true });
    },
    list: (queue) => found({ queue }),
    async remove(queue, eventId) {
      await rows.deleteOne({ _id: `${queue}/${eventId}` });
    },
    async requestReplay(queue) {
      const { matchedCount } = await rows.updateMany({ queue }, { $set: { replay: true } });
      return matchedCount;
    },
    listRequested: (queue) => found({ queue, replay: true }),
  };
}
