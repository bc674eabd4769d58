import type { EventData, EventName } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';

/** What happens in the story, and who does it; nobody where the clock does, or an author is not told. */
export type Told = {
  [N in EventName]: { type: N; data: EventData<N>; by: Actor | null };
}[EventName];
