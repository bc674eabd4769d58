import { eventCatalogue, SERVICES, type EventName, type ServiceName } from '@portal/contracts';
import { markdownTable } from './markdown-table';

const START = '<!-- `npm run docs` writes these tables from `packages/contracts` and `src/subscriptions.ts` -->';
const END = '<!-- end of the tables -->';

const events = Object.entries(eventCatalogue) as [EventName, { source: ServiceName; when: string }][];

function emittedTable(service: ServiceName): string {
  const rows = events.filter(([, { source }]) => source === service).map(([name, { when }]) => [`\`${name}\``, when]);
  return rows.length === 0 ? 'It emits no events.' : markdownTable(['out', 'when'], rows);
}

function consumedTable(consumed: ReadonlySet<EventName>): string {
  if (consumed.size === events.length) return 'It consumes every event of [docs/events.md](../../docs/events.md).';
  const rows = SERVICES.map((service) => {
    const names = events.filter(([name, { source }]) => source === service && consumed.has(name));
    return [service, names.map(([name]) => `\`${name}\``).join(', ')];
  });
  return markdownTable(
    ['in, from', 'events'],
    rows.filter(([, names]) => names !== ''),
  );
}

/** A service's README.md with the tables of the events that it emits and consumes, at its end when it has none yet. */
export function withEventTables(readme: string, service: ServiceName, consumed: ReadonlySet<EventName>): string {
  const tables = `${START}\n\n${emittedTable(service)}\n\n${consumedTable(consumed)}\n\n${END}`;
  const start = readme.indexOf(START);
  const end = readme.indexOf(END, start);
  if (start < 0 || end < 0) return `${readme.trimEnd()}\n\n## Events\n${tables}\n`;
  return readme.slice(0, start) + tables + readme.slice(end + END.length);
}
