import mongoose from 'mongoose';
import type { Connection } from 'mongoose';
import type { BookedRoom } from './booked-day.domain';

/** One document a day: what is booked. Every approval of the day writes it, so that they are decided one by one. */
export interface BookedDayDocument {
  _id: string;
  changes: number;
  /**
   * A line a room: `HHMMHHMM` for each booking, the room's key and its name, separated by tabs. As documents, four weeks
   * of a campus would take a store and its driver three times as long.
   */
  lines: string;
}

const bookedDaySchema = new mongoose.Schema<BookedDayDocument>(
  {
    _id: { type: String, required: true },
    changes: { type: Number, default: 0 },
    lines: { type: String, default: '' },
  },
  { collection: 'booked_days', versionKey: false, id: false },
);

export function bookedDayModel(connection: Connection) {
  return connection.model<BookedDayDocument>('BookedDay', bookedDaySchema);
}

/** The `lines` of a day; a name may hold neither tabs nor line breaks. */
export function serializeBookedRooms(rooms: readonly BookedRoom[]): string {
  return rooms
    .map(({ roomKey, name, slots }) => [slots.join(''), roomKey, name.replace(/\s+/g, ' ')].join('\t'))
    .join('\n');
}

export function parseBookedRooms(lines: string): BookedRoom[] {
  if (lines === '') return [];
  return lines.split('\n').map((line) => {
    const [slots = '', roomKey = '', name = ''] = line.split('\t');
    return { roomKey, name, slots: slots.match(/.{8}/g) ?? [] };
  });
}
