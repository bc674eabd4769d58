import { type ServiceName, callTable, isInternal } from '@portal/contracts';
import findMyWay from 'find-my-way';

/** Gives the service whose call has this path; null for paths of no call and of calls between services. */
export type FindService = (path: string) => ServiceName | null;

/** Matches every path of the call table, whatever the method: the service refuses the methods it does not have. */
export function createServiceMatcher(): FindService {
  const router = findMyWay({ maxParamLength: Infinity });
  const publicCalls = callTable.filter((call) => !isInternal(call));
  // Calls that differ only in method or in parameter names are one route here.
  const routes = new Map(publicCalls.map(({ path, service }) => [path.replace(/:[^/]+/g, ':param'), service]));
  for (const [path, service] of routes) router.on('GET', path, () => undefined, service);

  return function findService(path) {
    // The router refuses paths that do not decode; the service has to answer those.
    const match = router.find('GET', path.includes('%') ? path.replaceAll('%', '_') : path);
    return (match?.store ?? null) as ServiceName | null;
  };
}
