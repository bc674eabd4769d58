import { HOUR_MS, keyOf, type EventCategory } from '@portal/contracts';
import type { CampusEvent } from '../events/event.domain';

/** A time and place considered for an event. */
export interface ProposedEvent {
  start: Date;
  end: Date;
  venue?: string | undefined;
  category?: EventCategory | undefined;
  unit?: string | undefined;
  /** The id of the event that is to be moved there. */
  except?: string | undefined;
}

export interface Conflict {
  event: CampusEvent;
  because: ('audience' | 'room')[];
}

const MAX_CONFLICTS = 10;

/** An hour after the start where there is no end after it. */
export function endOr(end: Date | null, start: Date): Date {
  return end && end > start ? end : new Date(start.getTime() + HOUR_MS);
}

/** In the order of the events, at most ten. One that ends as the other begins does not conflict with it. */
export function conflictsOf(
  proposed: ProposedEvent,
  events: readonly CampusEvent[],
  bookedEventIds: ReadonlySet<string>,
): Conflict[] {
  const conflicts = events
    .filter(({ id }) => id !== proposed.except)
    .map((event) => {
      const isAtSameTime = overlaps(event, proposed);
      const hasSameAudience = event.category === proposed.category || event.unit.id === proposed.unit;
      const hasSameRoom = isSameRoom(event.schedule.venue, proposed.venue);
      const because: Conflict['because'] = [];
      if (isAtSameTime && hasSameAudience) because.push('audience');
      if ((isAtSameTime && hasSameRoom) || bookedEventIds.has(event.id)) because.push('room');
      return { event, because };
    });
  return conflicts.filter(({ because }) => because.length > 0).slice(0, MAX_CONFLICTS);
}

function overlaps({ schedule: { start, end } }: CampusEvent, proposed: ProposedEvent): boolean {
  return start !== null && start < proposed.end && endOr(end, start) > proposed.start;
}

function isSameRoom(venue: string, proposed: string | undefined): boolean {
  return proposed !== undefined && keyOf(proposed) !== '' && keyOf(venue) === keyOf(proposed);
}
