import { calls, SECOND_MS, type EventChange } from '@portal/contracts';
import { areasThatShow, type AreaName, type ReadInput } from '@portal/web-kit';
import { focusManager, type Query, type QueryClient } from '@tanstack/react-query';

/** The areas of the cache with what officers have to decide. */
const ofPending: readonly AreaName[] = ['pending', 'claims', 'endorsements'];
/** The areas that are followed: where an event shows that is cancelled or renamed, and where things wait for a decision. */
const followed: readonly unknown[] = [...areasThatShow('events.event'), ...ofPending];
/** A stream of a newer build may tell of kinds that are not known here. */
const changed: ReadonlyMap<string, readonly unknown[]> = new Map<EventChange['kind'], readonly AreaName[]>([
  ['event', areasThatShow('events.event')],
  ['registrations', areasThatShow('events.registration')],
  ['room-requests', areasThatShow('events.room-request')],
  ['achievements', areasThatShow('records.achievement')],
  ['pending', ofPending],
]);

const MIN_PAUSE_MS = 2 * SECOND_MS;
const MAX_PAUSE_MS = 8 * SECOND_MS;
/** All browsers are notified of a change at once, and must not all ask at once. */
const SPREAD_MS = SECOND_MS;

/** Whether a query shows something whose changes the stream tells. */
export function isFollowed({ queryKey: [area] }: Pick<Query, 'queryKey'>): boolean {
  return followed.includes(area);
}

function isConcerned(query: Query, { eventId, kind }: EventChange): boolean {
  const [area, name, , input] = query.queryKey;
  if (!isFollowed(query) || !changed.get(kind)?.includes(area)) return false;
  if (name === calls.readEvent.name || name === calls.listRegistrations.name) {
    return (input as ReadInput<typeof calls.readEvent>).params.id === eventId;
  }
  // A list may gain or lose a changed event, but not by who joins it.
  return kind !== 'registrations' || eventId === undefined || holds(query.state.data, eventId);
}

/** Whether an answer, of whatever shape, names the event. */
function holds(data: unknown, id: string): boolean {
  if (typeof data !== 'object' || data === null) return data === id;
  return Object.values(data).some((value) => holds(value, id));
}

/**
 * Reads again what changes concern, but not while something is being written, whose result is shown first, and not while
 * events are being read: it would cancel the next page of a list that the user asked for.
 */
export function createChangeReader(client: QueryClient) {
  const changes = new Map<string, EventChange>();
  let everything = false;
  const pace = createPace(() => {
    if (changes.size === 0 && !everything) return false;
    if (client.isMutating() === 0 && client.isFetching({ predicate: isFollowed }) === 0) read();
    return true;
  });

  function read(): void {
    const [all, pending] = [everything, [...changes.values()]];
    everything = false;
    changes.clear();
    void client.invalidateQueries({
      // What is invalid already was being read when a write cancelled that.
      predicate: (query) =>
        all || query.state.isInvalidated ? isFollowed(query) : pending.some((change) => isConcerned(query, change)),
      // A hidden window reads when it is looked at again.
      refetchType: focusManager.isFocused() ? 'active' : 'none',
    });
  }
  return {
    add(change: EventChange): void {
      changes.set(`${change.eventId} ${change.kind}`, change);
      pace.begin();
    },
    /** For what may have changed before the stream was open. */
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
