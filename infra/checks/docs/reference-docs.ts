import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { calls, eventCatalogue, type Call, type EventName, type ScopeRule } from '@portal/contracts';
import { areasIn } from '../mutants/areas';
import { withUnmeasured } from '../mutants/report';
import { withEventTables } from './event-tables';
import { markdownTable } from './markdown-table';
import { readSubscribedEvents, type SubscribedEvents } from './subscribed-events';

const MUTANTS = 'docs/mutants.md';
const note = 'Written by `npm run docs` from `packages/contracts`; change it there.';

const scopes: Record<ScopeRule, string> = {
  any: '',
  own: 'own',
  unit: 'unit',
  category: 'category',
  'not-own': 'not own',
};

function callersOf({ who }: Call): string {
  const callers = Object.entries(who).map(([caller, scope]) =>
    scopes[scope] === '' ? caller : `${caller} (${scopes[scope]})`,
  );
  const secretaries = callers.filter((caller) => caller.startsWith('GENSEC_'));
  const [first] = secretaries;
  const others = callers.filter((caller) => !caller.startsWith('GENSEC_'));
  return first === undefined ? others.join(', ') : [...others, first.replace(/^GENSEC_\w+/, 'GENSEC_*')].join(', ');
}

function limitOf({ limit }: Call): string {
  if (!limit) return '';
  const what = limit.only === undefined ? '' : ` as ${limit.only}`;
  return ` At most ${limit.count} in ${limit.windowSeconds / 60} minutes a person${what}.`;
}

function callRow(call: Call): string[] {
  const code = call.errors.map((error) => `\`${error}\``).join(', ');
  return [
    `\`${call.method} ${call.path}\``,
    call.summary + limitOf(call),
    callersOf(call),
    code,
    call.emitsNothingBecause ?? '',
    call.built ? '' : 'not yet',
  ];
}

/** docs/calls.md: the call table as a person reads it. */
export function callsPage(): string {
  const all: Call[] = Object.values(calls);
  const services = [...new Set(all.map(({ service }) => service))];
  const parts = services.map((service) => {
    const rows = all.filter((call) => call.service === service).map(callRow);
    return `## ${service}\n\n${markdownTable(['call', 'what it does', 'who', 'own errors', 'emits nothing because', ''], rows)}`;
  });
  const legend =
    'A scope in brackets says on what a caller may act; without one, on anything.\n' +
    'Calls of `service` are made between services only.';
  return `# Calls\n\n${note}\n${legend}\n\n${parts.join('\n\n')}\n`;
}

/** docs/events.md: every event, who sends it and when, who handles it, and its data. */
export function eventsPage(subscribed: SubscribedEvents): string {
  const rows = Object.entries(eventCatalogue).map(([name, { source, when, data, ...more }]) => {
    const fields = Object.keys(data.shape).map((field) => `\`${field}\``);
    const consumers = [...subscribed].flatMap(([service, events]) => (events.has(name as EventName) ? [service] : []));
    return [`\`${name}\``, source, when, 'byJob' in more ? 'a job' : 'a call', consumers.join(', '), fields.join(', ')];
  });
  const envelope = 'CloudEvents 1.0 envelopes on the exchange `portal.events`; the name is the routing key.';
  const head = ['event', 'sent by', 'when', 'caused by', 'handled by', 'data'];
  return `# Events\n\n${note}\n${envelope}\n\n${markdownTable(head, rows)}\n`;
}

/**
 * What `npm run docs` writes, by path: the generated pages, each service's README.md with its tables of events, and in
 * docs/mutants.md the files without figures.
 */
export function referenceDocs(root: string): Map<string, string> {
  const subscribed = readSubscribedEvents(root);
  const pages = new Map([
    ['docs/calls.md', callsPage()],
    ['docs/events.md', eventsPage(subscribed)],
  ]);
  for (const [service, consumed] of subscribed) {
    const place = `services/${service}/README.md`;
    pages.set(place, withEventTables(read(root, place), service, consumed));
  }
  const mutants = read(root, MUTANTS);
  if (mutants !== '') {
    const files = areasIn(root).flatMap((area) => area.files);
    pages.set(MUTANTS, withUnmeasured(mutants, files));
  }
  return pages;
}

function read(root: string, place: string): string {
  const file = path.join(root, place);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Generated pages and tables that say something else than the code. */
export function checkReferenceDocs(root: string): string[] {
  return [...referenceDocs(root)]
    .filter(([place, text]) => read(root, place) !== text)
    .map(([place]) => `${place}: is not what the code says: run \`npm run docs\``);
}
