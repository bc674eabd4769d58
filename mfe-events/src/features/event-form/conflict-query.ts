import { TEXT_LIMITS, type calls, type QueryInput } from '@portal/contracts';
import type { EventForm } from './event-schema';
import { instantOf } from './instants';

export type ConflictQuery = QueryInput<typeof calls.listConflicts>;
type ProposedEvent = Pick<EventForm, 'start' | 'end' | 'venue' | 'category' | 'unit'>;

/** Null until the event has a start, and a venue or an audience. */
export function conflictQuery(event: ProposedEvent, timeZone: string, except?: string): ConflictQuery | null {
  const [start, end] = [instantOf(event.start, timeZone), instantOf(event.end, timeZone)];
  // The call refuses a longer venue, and no room has a longer name.
  const venue = event.venue.trim().length > TEXT_LIMITS.name ? '' : event.venue.trim();
  const unit = event.unit?.id;
  if (start === undefined || (event.category === '' && !unit && venue === '')) return null;
  return {
    start,
    ...(end !== undefined && end > start && { end }),
    ...(venue !== '' && { venue }),
    ...(event.category !== '' && { category: event.category }),
    ...(unit && { unit }),
    ...(except && { except }),
  };
}
