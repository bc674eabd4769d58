import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tests } from './workspace-rules.mjs';

/**
 * What `services/<name>/modules.json` says of each service: the folders of its src/, from the uppermost to the lowest.
 * Null for a service without one.
 */
export function moduleLists(root) {
  const services = path.join(root, 'services');
  const names = existsSync(services) ? readdirSync(services).toSorted() : [];
  return names.map((service) => {
    const file = path.join(services, service, 'modules.json');
    return { service, modules: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null };
  });
}

const anyOf = (service, modules) => `^services/${service}/src/(${modules.join('|')})/`;

/** A module imports only modules below it, so that each can be read and changed without those above it. */
export const moduleRules = (root) =>
  moduleLists(root).flatMap(({ service, modules }) =>
    (modules ?? []).slice(1).map((module, index) => ({
      name: `${service}-modules-import-downward-${module}`,
      comment:
        `services/${service}/modules.json lists ${module} below ${modules.slice(0, index + 1).join(', ')}: ` +
        'it imports nothing of them. Let the upper one import, or move what both need to a lower module.',
      severity: 'error',
      from: { path: anyOf(service, [module]), pathNot: tests },
      to: { path: anyOf(service, modules.slice(0, index + 1)) },
    })),
  );
