import type { QueryOf, calls } from '@portal/contracts';
import { DomainError } from '@portal/service-kit';
import type { CampusEvent } from '../events/domain';
import { roomKeyOf } from '../rooms/domain';
import type { Clash, Idea } from './domain';
import { clashesOf, endOr } from './domain';

interface Dependencies {
  events: {
    /** Planned and ongoing events that touch the time, and those named, soonest first. */
    during(span: { start: Date; end: Date }, ids: readonly string[]): Promise<CampusEvent[]>;
  };
  /** What requests for a room of this name are kept under. */
  keyOf(name: string): Promise<string>;
  /** Events with an approved request for the room that overlaps the time. */
  bookedBy(room: { roomKey: string; start: Date; end: Date }): Promise<string[]>;
}

/** Nobody plans an event of more than a year; a longer one would have every event looked at. */
const LONGEST_MS = 366 * 86_400_000;

export type ClashService = ReturnType<typeof createClashService>;

export function createClashService(deps: Dependencies) {
  return { list: list(deps) };
}

const list =
  ({ events, bookedBy, keyOf }: Dependencies) =>
  async (query: QueryOf<typeof calls.listClashes>): Promise<Clash[]> => {
    const idea = ideaOf(query);
    const name = roomKeyOf(idea.venue ?? '');
    const booked = name === '' ? [] : await bookedBy({ roomKey: await keyOf(name), start: idea.start, end: idea.end });
    return clashesOf(idea, await events.during(idea, booked), new Set(booked));
  };

function ideaOf({ start, end, ...others }: QueryOf<typeof calls.listClashes>): Idea {
  const from = new Date(start);
  const to = end === undefined ? endOr(null, from) : new Date(end);
  if (to <= from) refuseEnd('The end must be after the start.');
  if (to.getTime() - from.getTime() > LONGEST_MS) refuseEnd('Please choose at most a year.');
  return { ...others, start: from, end: to };
}

function refuseEnd(message: string): never {
  throw new DomainError('REQUEST.INVALID', { errors: [{ path: 'end', message }] });
}
