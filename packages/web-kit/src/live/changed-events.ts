import { SECOND_MS, type EventChange } from '@portal/contracts';
import { focusManager, type Query, type QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../query-keys/query-keys';

const [[events], [registrations], [roomRequests], [availability], [clubData]] = [
  queryKeys.events.all,
  queryKeys.registrations.all,
  queryKeys.roomRequests.all,
  queryKeys.rooms.availability,
  queryKeys.clubData.all,
];
/** The areas of the cache that show a change; an event that is cancelled or renamed shows in all of them. */
const AREAS: Readonly<Record<EventChange['kind'], readonly unknown[]>> = {
  event: [events, registrations, roomRequests, availability, clubData],
  registrations: [events, registrations],
  'room-requests': [events, roomRequests, availability],
  achievements: [clubData],
};

const MIN_PAUSE_MS = 2 * SECOND_MS;
const MAX_PAUSE_MS = 8 * SECOND_MS;
/** A change is told to all browsers at once, and they must not all ask at once. */
const SPREAD_MS = SECOND_MS;

/** Whether a query shows something that changes with events. */
export function isOfEvents({ queryKey: [area] }: Pick<Query, 'queryKey'>): boolean {
  return AREAS.event.includes(area);
}

function isConcerned({ queryKey, state: { data } }: Query, { eventId, kind }: EventChange): boolean {
  const [area, part, of] = queryKey;
  if (!AREAS[kind].includes(area)) return false;
  if (part === 'one' || part === 'of-event') return of === eventId;
  // A list may gain or lose a changed event, but not by who joins it.
  return kind !== 'registrations' || holds(data, eventId);
}

/** Whether an answer, of whatever shape, names the event. */
function holds(data: unknown, id: string): boolean {
  if (typeof data !== 'object' || data === null) return data === id;
  return Object.values(data).some((value) => holds(value, id));
}

/**
 * Reads again what changes concern, but not while something is being written, whose result is shown first, and not while
 * events are being read: it would cancel the next page of a list that somebody asked for.
 */
export function createChangeReader(client: QueryClient) {
  const changes = new Map<string, EventChange>();
  let everything = false;
  const pace = createPace(() => {
    if (changes.size === 0 && !everything) return false;
    if (client.isMutating() === 0 && client.isFetching({ predicate: isOfEvents }) === 0) read();
    return true;
  });

  function read(): void {
    const [all, told] = [everything, [...changes.values()]];
    everything = false;
    changes.clear();
    void client.invalidateQueries({
      // What is invalid already was being read when a write cancelled that.
      predicate: (query) =>
        all || query.state.isInvalidated ? isOfEvents(query) : told.some((change) => isConcerned(query, change)),
      // A hidden window reads when it is looked at again.
      refetchType: focusManager.isFocused() ? 'active' : 'none',
    });
  }
  return {
    add(change: EventChange): void {
      changes.set(`${change.eventId} ${change.kind}`, change);
      pace.begin();
    },
    /** For what may have changed before anybody listened. */
    addEverything(): void {
      everything = true;
      pace.begin();
    },
    stop: pace.stop,
  };
}

/** Works at once, then after pauses that grow as long as there was work. */
function createPace(work: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = 0;

  function wait(): void {
    timer = setTimeout(next, pauseMs + Math.random() * SPREAD_MS);
  }
  function next(): void {
    if (work()) {
      pauseMs = Math.min(Math.max(2 * pauseMs, MIN_PAUSE_MS), MAX_PAUSE_MS);
      wait();
    } else [timer, pauseMs] = [undefined, 0];
  }
  return {
    begin(): void {
      if (timer === undefined) wait();
    },
    stop: () => clearTimeout(timer),
  };
}
