import { calls, eventCatalogue, type Call, type ScopeRule } from '@portal/contracts';

const note = 'Written by `npm run docs` from `packages/contracts`; change it there.';
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

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
    return `## ${service}\n\n${table(['call', 'what it does', 'who', 'own errors', 'emits nothing because', ''], rows)}`;
  });
  const legend =
    'A scope in brackets says on what a caller may act; without one, on anything.\n' +
    'Calls of `service` are made between services only.';
  return `# Calls\n\n${note}\n${legend}\n\n${parts.join('\n\n')}\n`;
}

/** docs/events.md: every event, who sends it and when, and its data. */
export function eventsPage(): string {
  const rows = Object.entries(eventCatalogue).map(([name, { source, when, data, ...more }]) => {
    const fields = Object.keys(data.shape).map((field) => `\`${field}\``);
    return [`\`${name}\``, source, when, 'byJob' in more ? 'a job' : 'a call', fields.join(', ')];
  });
  const envelope = 'CloudEvents 1.0 envelopes on the exchange `portal.events`; the name is the routing key.';
  return `# Events\n\n${note}\n${envelope}\n\n${table(['event', 'sent by', 'when', 'caused by', 'data'], rows)}\n`;
}

/** The generated pages by their paths. */
export const referenceDocs: Record<string, () => string> = { 'docs/calls.md': callsPage, 'docs/events.md': eventsPage };
