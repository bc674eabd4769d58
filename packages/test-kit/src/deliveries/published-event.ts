import type { EventData, EventName } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';

/** An event of the fixtures, and who caused it: null for the clock, and for the author of anonymous feedback. */
export type PublishedEvent = {
  [N in EventName]: { type: N; data: EventData<N>; by: Actor | null };
}[EventName];
