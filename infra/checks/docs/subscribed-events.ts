import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eventCatalogue, SERVICES, type EventName, type ServiceName } from '@portal/contracts';

/** The events that each service handles. */
export type SubscribedEvents = ReadonlyMap<ServiceName, ReadonlySet<EventName>>;

const eventKey = /'([a-z-]+(?:\.[a-z-]+)+\.v\d+)':/g;
const copyOf = /\bsubscriptionsOf\((?:\w+\.)?(\w+),/g;

const isEvent = (name: string): name is EventName => name in eventCatalogue;

const eventsIn = (text: string) => [...text.matchAll(eventKey)].map(([, name = '']) => name).filter(isEvent);

/** The file of the repository that makes a read copy, by the type that subscriptions.ts gives the copy. */
function fileOfCopy(file: string, text: string, copy: string): string {
  const [, type = ''] = new RegExp(`\\b${copy}: (\\w+)\\['copy'\\]`).exec(text) ?? [];
  const [, from] = new RegExp(`import type \\{[^}]*\\b${type}\\b[^}]*\\} from '(\\./[^']+)'`).exec(text) ?? [];
  if (type === '' || from === undefined) {
    throw new Error(
      `${file}: the events of subscriptionsOf(${copy}) can't be read: write \`${copy}: XRepository['copy']\`, with XRepository imported from its module`,
    );
  }
  return path.posix.join(path.posix.dirname(file), `${from}.ts`);
}

function eventsOf(root: string, service: ServiceName): Set<EventName> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const file = `services/${service}/src/subscriptions.ts`;
  const text = read(file);
  const copies = [...text.matchAll(copyOf)].map(([, copy = '']) => fileOfCopy(file, text, copy));
  return new Set([text, ...copies.map(read)].flatMap(eventsIn));
}

/**
 * Read from `subscriptions.ts` of each service, and from the repositories of the read copies that it subscribes, as
 * text: the checks import no service.
 */
export function readSubscribedEvents(root: string): SubscribedEvents {
  const services = SERVICES.filter((service) =>
    existsSync(path.join(root, `services/${service}/src/subscriptions.ts`)),
  );
  return new Map(services.map((service) => [service, eventsOf(root, service)]));
}
