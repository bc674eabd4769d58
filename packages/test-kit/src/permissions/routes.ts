import { callTable, type Call, type ServiceName } from '@portal/contracts';
import { mountedRoutes } from '@portal/service-kit';
import { missingRoute, missingRow } from './messages';

type ServiceApp = Parameters<typeof mountedRoutes>[0];

const SYSTEM_ROUTES = new Set(['GET /health/live', 'GET /health/ready', 'GET /metrics', 'GET /openapi.json']);

/** What is missing: a route for a built row of the call table, or a row for a route. Each line says what to write. */
export function routeDifferences(service: ServiceName, app: ServiceApp, calls: readonly Call[] = callTable): string[] {
  const named = (row: { method: string; path: string }) => `${row.method} ${row.path}`;
  const built = calls.filter((call) => call.service === service && call.built);
  const mounted = mountedRoutes(app).map(named);
  const rows = new Set(built.map(named));
  return [
    ...built.filter((call) => !mounted.includes(named(call))).map(missingRoute),
    ...mounted
      .filter((route) => !rows.has(route) && !SYSTEM_ROUTES.has(route))
      .map((route) => missingRow(service, route)),
  ];
}
