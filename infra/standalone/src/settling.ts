import { setTimeout as sleep } from 'node:timers/promises';
import { eventCatalogue, MINUTE_MS, type CloudEvent, type EventName } from '@portal/contracts';
import type { RunningService } from '@portal/service-kit';

type Service = Pick<RunningService, 'service' | 'flush' | 'history' | 'countUnhandled'>;

const TIMEOUT_MS = MINUTE_MS;
const POLL_INTERVAL_MS = 50;
const types = Object.keys(eventCatalogue) as EventName[];

/** Gives a function that resolves when every event so far, and all that these caused, has been handled. */
export function createSettling(services: readonly Service[]): () => Promise<void> {
  const sources = services.map(createNewEvents);

  async function publish(): Promise<CloudEvent[]> {
    for (const service of services) await service.flush();
    return (await Promise.all(sources.map((takeNew) => takeNew()))).flat();
  }

  return async () => {
    // A handled event may cause another one.
    for (let events = await publish(); events.length > 0; events = await publish()) {
      // A broker accepts an event before its consumers have handled it.
      for (const service of services) await waitUntilHandled(service, events);
    }
  };
}

/** Gives a function that answers what a service sent since it was last called. */
function createNewEvents({ history }: Service): () => Promise<CloudEvent[]> {
  const known = new Set<string>();
  return async () => {
    const events: CloudEvent[] = [];
    for await (const batch of history({ types })) {
      // Not only up to the newest one that is known: anonymous events have the place of the beginning of their hour.
      const added = batch.filter(({ id }) => !known.has(id));
      if (added.length === 0) break;
      events.push(...added);
    }
    for (const { id } of events) known.add(id);
    return events;
  };
}

async function waitUntilHandled({ service, countUnhandled }: Service, events: readonly CloudEvent[]): Promise<void> {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await sleep(POLL_INTERVAL_MS)) {
    if ((await countUnhandled(events)) === 0) return;
  }
  throw new Error(`${service} has not handled all events after a minute.`);
}
