import type { Call, EventName, ServiceName } from '@portal/contracts';

/** The file that holds the fixtures of a service's calls. */
export const suiteFile = (service: ServiceName) => `services/${service}/src/permissions.int.test.ts`;

/** The file that holds the row of a call. */
export const rowsFile = ({ service }: Pick<Call, 'service'>) => `packages/contracts/src/calls (service: '${service}')`;

/** What to write for a call that has no fixture. */
export function missingFixture({ name, service }: Pick<Call, 'name' | 'service'>): string {
  return (
    `${suiteFile(service)}: give ${name} a fixture: inScope (a request that succeeds)` +
    ' and, unless its scope is "any", outOfScope (one on a thing outside the scope)'
  );
}

/** What to write for a built row without a route. */
export function missingRoute({ name, service, method, path }: Call): string {
  return (
    `${method} ${path} has a row and no route: mount endpoint(calls.${name}, ...) in the routes of` +
    ` services/${service}/src, or set "built: false" in the row`
  );
}

/** What to write for a route without a row. */
export function missingRow(service: ServiceName, route: string): string {
  return `${route} has a route and no row: add it to ${rowsFile({ service })}`;
}

/** What to write for an event that rows name and no fixture of the service emitted. */
export function missingEvent(service: ServiceName, type: EventName): string {
  return (
    `no fixture emitted ${type}: call outbox.enqueue in the transaction of the use case, or name it in` +
    ` emittedElsewhere of ${suiteFile(service)} when another test shows it`
  );
}
