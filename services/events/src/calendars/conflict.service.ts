import type { AnswerOf, QueryOf, calls } from '@portal/contracts';
import { DAY_MS } from '@portal/contracts';
import type { Clock } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit';
import type { EventRepository } from '../events/event.repository';
import type { RoomCatalogue } from '../rooms/room-catalogue.service';
import type { RoomRequestRepository } from '../rooms/room-request.repository';
import type { ProposedEvent } from './conflict.domain';
import { conflictsOf, endOr } from './conflict.domain';
import { conflictAnswerOf } from './conflict.presenter';

interface Dependencies {
  events: Pick<EventRepository, 'findOverlapping'>;
  requests: Pick<RoomRequestRepository, 'findBookedEvents'>;
  catalogue: Pick<RoomCatalogue, 'bookingKeyOf'>;
  clock: Clock;
}

type Query = QueryOf<typeof calls.listConflicts>;

/** A longer time would have every event looked at. */
const MAX_DURATION_MS = 366 * DAY_MS;

export type ConflictService = ReturnType<typeof createConflictService>;

export function createConflictService({ events, requests, catalogue, clock }: Dependencies) {
  async function list(query: Query): Promise<AnswerOf<typeof calls.listConflicts>> {
    const proposed = proposedEventOf(query);
    const booked = await findBookedEvents(proposed);
    const found = await events.findOverlapping(proposed, booked);
    const now = clock.now();
    return conflictsOf(proposed, found, new Set(booked)).map((conflict) => conflictAnswerOf(conflict, now));
  }

  async function findBookedEvents({ venue = '', start, end }: ProposedEvent): Promise<string[]> {
    if (venue.trim() === '') return [];
    return requests.findBookedEvents({ roomKey: await catalogue.bookingKeyOf(venue), start, end });
  }

  return { list };
}

function proposedEventOf({ start, end, ...others }: Query): ProposedEvent {
  const from = new Date(start);
  const to = end === undefined ? endOr(null, from) : new Date(end);
  if (to <= from) refuseEnd('The end must be after the start.');
  if (to.getTime() - from.getTime() > MAX_DURATION_MS) refuseEnd('Please choose at most a year.');
  return { ...others, start: from, end: to };
}

function refuseEnd(message: string): never {
  throw new DomainError('REQUEST.INVALID', { errors: [{ path: 'end', message }] });
}
