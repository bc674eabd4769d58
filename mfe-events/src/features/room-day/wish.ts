import type { RoomTimes } from './api/read-availability';
import { meet, withEnd, type Span } from './clock';
import { roomKeyOf } from './room-rows';

const SUGGESTED = 3;

/** What somebody would like to have. */
export interface Wish {
  readonly room: string;
  readonly date: string;
  readonly time: string;
  readonly end_time: string;
  /** How many people must fit in; 0 when nobody has said it. */
  readonly seats: number;
}

/** When the wish would be; undefined until it has a time and ends after it. */
export function spanOf({ time, end_time }: Pick<Wish, 'time' | 'end_time'>): Span | undefined {
  if (time === '') return undefined;
  const span = withEnd(time, end_time);
  return span.end > span.start ? span : undefined;
}

/** What is booked already when the wish would be, and which other rooms are free then. */
export function weigh(wish: Wish, rooms: readonly RoomTimes[]) {
  const wished = rooms.find(({ name }) => roomKeyOf(name) === roomKeyOf(wish.room));
  const span = spanOf(wish);
  const isFree = ({ taken }: RoomTimes) => span !== undefined && !taken.some((one) => meet(one, span));
  const clashes = span ? (wished?.taken.filter((one) => meet(one, span)) ?? []) : [];
  const size = wished?.capacity ?? wish.seats;
  const others = rooms
    .filter((room) => room._id !== null && room !== wished && room.capacity >= wish.seats && isFree(room))
    .toSorted((a, b) => Math.abs(a.capacity - size) - Math.abs(b.capacity - size));
  return { wished, span, clashes, suggested: clashes.length > 0 ? others.slice(0, SUGGESTED) : [] };
}
