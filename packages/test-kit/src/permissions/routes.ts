import { callTable, type Call, type ServiceName } from '@portal/contracts';
import { mountedRoutes } from '@portal/service-kit';

type ServiceApp = Parameters<typeof mountedRoutes>[0];

const SYSTEM_ROUTES = new Set(['GET /health/live', 'GET /health/ready', 'GET /metrics', 'GET /openapi.json']);

/** Built calls that an application does not serve, and routes it serves that the call table does not know. */
export function routeDifferences(service: ServiceName, app: ServiceApp, calls: readonly Call[] = callTable) {
  const named = (row: { method: string; path: string }) => `${row.method} ${row.path}`;
  const built = calls.filter((call) => call.service === service && call.built).map(named);
  const mounted = mountedRoutes(app).map(named);
  return {
    withoutRoute: built.filter((route) => !mounted.includes(route)),
    withoutCall: mounted.filter((route) => !built.includes(route) && !SYSTEM_ROUTES.has(route)),
  };
}
