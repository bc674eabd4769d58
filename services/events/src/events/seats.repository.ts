import type { Session, Store } from '@portal/service-kit';
import type { CampusEvent } from './domain';
import { eventModel } from './model';
import { findEvent } from './repository';

export interface SeatsChange {
  taken?: number;
  checkedIn?: number;
  /** Joins the end of the line. */
  queue?: string;
  /** Leave the line, in which all of them stand. */
  dequeue?: readonly string[];
}

export type SeatsRepository = ReturnType<typeof createSeatsRepository>;

/** Places and the line of an event, which are counted on the event itself. */
export function createSeatsRepository({ connection }: Pick<Store, 'connection'>) {
  const events = eventModel(connection);
  return {
    open: open(events),
    change: change(events),
    first: first(events),
    positions: positions(events),
  };
}

type Events = ReturnType<typeof eventModel>;

/** Begins with a write, so that what changes the seats happens one after the other; `turn` tells which one this is. */
const open =
  (events: Events) =>
  async (id: string, session: Session, reader?: string): Promise<{ event: CampusEvent; turn: number } | null> => {
    const counted = await events
      .findOneAndUpdate(
        { _id: id },
        { $inc: { 'seats.changes': 1 } },
        { session, returnDocument: 'after', projection: { 'seats.changes': 1 } },
      )
      .lean<{ seats: { changes: number } }>();
    const event = counted && (await findEvent(events)(id, session, reader));
    return event && { event, turn: counted.seats.changes };
  };

const change =
  (events: Events) =>
  async (id: string, { taken = 0, checkedIn = 0, queue, dequeue }: SeatsChange, session: Session): Promise<void> => {
    const waiting = (queue === undefined ? 0 : 1) - (dequeue?.length ?? 0);
    const update = {
      $inc: { 'seats.taken': taken, 'seats.checkedIn': checkedIn, 'seats.waiting': waiting },
      ...(queue !== undefined && { $push: { 'seats.line': queue } }),
      ...(dequeue && { $pullAll: { 'seats.line': [...dequeue] } }),
    };
    await events.updateOne({ _id: id }, update, { session });
  };

/** The first of the line, in its order. */
const first =
  (events: Events) =>
  async (id: string, count: number, session: Session): Promise<string[]> => {
    const [found] = await events
      .aggregate<{ first: string[] }>([
        { $match: { _id: id } },
        { $project: { first: { $slice: [{ $ifNull: ['$seats.line', []] }, count] } } },
      ])
      .session(session);
    return found?.first ?? [];
  };

/** Positions in line by person, 1 for the first; the store looks, the line stays there. */
const positions =
  (events: Events) =>
  async (id: string, personIds: readonly string[]): Promise<Map<string, number>> => {
    if (personIds.length === 0) return new Map();
    const each = { $indexOfArray: [{ $ifNull: ['$seats.line', []] }, '$$person'] };
    const [found] = await events.aggregate<{ indexes: number[] }>([
      { $match: { _id: id } },
      { $project: { indexes: { $map: { input: { $literal: [...personIds] }, as: 'person', in: each } } } },
    ]);
    const indexes = found?.indexes ?? [];
    return new Map(personIds.flatMap((personId, nth) => positioned(personId, indexes[nth])));
  };

/** Who left the line meanwhile has no position. */
const positioned = (personId: string, index = -1): [string, number][] => (index < 0 ? [] : [[personId, index + 1]]);
