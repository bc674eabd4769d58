import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  eventCatalogue,
  SERVICES,
  snapshotsOf,
  type EventName,
  type ServiceName,
  type SnapshotSubject,
} from '@portal/contracts';
import { readSources } from '../repository/sources';

/** The events that each service handles, without services that handle none. */
export type SubscribedEvents = ReadonlyMap<ServiceName, ReadonlySet<EventName>>;

const key = /'([a-z-]+(?:\.[a-z-]+)+(?:\.v\d+)?)':/g;

/** The events that a key names: one, or all that carry the whole of a subject such as `org.unit`. */
const eventsOf = (name: string): EventName[] =>
  name in eventCatalogue ? [name as EventName] : snapshotsOf(name as SnapshotSubject);

const keysIn = (text: string) => [...text.matchAll(key)].map(([, name = '']) => name);

/** The keys of the copies that a repository declares. */
function keysOfCopies(file: string, text: string): string[] {
  const subscribed = text.split('defineReadCopy<').filter((declaration) => declaration.includes('handlerName:'));
  if (subscribed.some((declaration) => !declaration.includes('of: {'))) {
    throw new Error(`${file}: the events of a read copy can't be read: write them as keys of \`of: { ... }\``);
  }
  return keysIn(text);
}

/**
 * Read from `subscriptions.ts` of each service, and from the repositories that declare its read copies, as text: the
 * checks import no service.
 */
export function readSubscribedEvents(root: string): SubscribedEvents {
  const repositories = readSources(root, /\.repository\.ts$/).filter(({ text }) => text.includes('defineReadCopy<'));
  const keysOf = (service: ServiceName) => {
    const file = path.join(root, `services/${service}/src/subscriptions.ts`);
    const subscribed = existsSync(file) ? keysIn(readFileSync(file, 'utf8')) : [];
    const copied = repositories
      .filter((source) => source.path.startsWith(`services/${service}/`))
      .flatMap((source) => keysOfCopies(source.path, source.text));
    return [...subscribed, ...copied];
  };
  const events = SERVICES.map((service): [ServiceName, Set<EventName>] => [
    service,
    new Set(keysOf(service).flatMap(eventsOf)),
  ]);
  return new Map(events.filter(([, handled]) => handled.size > 0));
}
