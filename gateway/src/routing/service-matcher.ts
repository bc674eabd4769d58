import { type Call, type ServiceName, type Upload, callTable, isInternal } from '@portal/contracts';
import findMyWay from 'find-my-way';

/** What the gateway has to know of the calls at a path, before it knows which of them is made. */
export interface CallRoute {
  service: ServiceName;
  upload: Upload | null;
  isStream: boolean;
}

/** Gives the service whose call has this path; null for paths of no call and of calls between services. */
export type FindService = (path: string) => CallRoute | null;

/** Matches every path of the call table, whatever the method: the service refuses the methods it does not have. */
export function createServiceMatcher(): FindService {
  const router = findMyWay({ maxParamLength: Infinity });
  const publicCalls = callTable.filter((call) => !isInternal(call));
  // Calls that differ only in method or in parameter names are one route here.
  const routes = new Map<string, CallRoute>();
  for (const call of publicCalls) {
    const path = call.path.replace(/:[^/]+/g, ':param');
    routes.set(path, withCall(routes.get(path), call));
  }
  for (const [path, route] of routes) router.on('GET', path, () => undefined, route);

  return function findService(path) {
    // The router refuses paths that do not decode; the service has to answer those.
    const match = router.find('GET', path.includes('%') ? path.replaceAll('%', '_') : path);
    return (match?.store ?? null) as CallRoute | null;
  };
}

function withCall(route: CallRoute | undefined, { service, upload, produces }: Call): CallRoute {
  return {
    service,
    upload: upload ?? route?.upload ?? null,
    isStream: (route?.isStream ?? false) || produces.includes('text/event-stream'),
  };
}
