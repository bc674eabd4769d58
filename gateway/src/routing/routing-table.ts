import { type Call, type ServiceName, callTable } from '@portal/contracts';

interface Place {
  fixed: Map<string, Place>;
  parameter: Place | null;
  service: ServiceName | null;
}

const newPlace = (): Place => ({ fixed: new Map(), parameter: null, service: null });

/** Finds the service of a path by the call table; null for a path that no call has. */
export type RoutingTable = (path: string) => ServiceName | null;

/** Every path of the call table, built or not: whether there is such a call is the service's to say. */
export function createRoutingTable(calls: readonly Call[] = callTable): RoutingTable {
  const root = newPlace();
  for (const { path, service } of calls) plant(root, path.split('/').slice(1), service);
  return (path) => find(root, path.split('/'), 1);
}

function plant(root: Place, segments: string[], service: ServiceName): void {
  let place = root;
  for (const segment of segments) {
    if (segment.startsWith(':')) place = place.parameter ??= newPlace();
    else {
      const next = place.fixed.get(segment) ?? newPlace();
      place.fixed.set(segment, next);
      place = next;
    }
  }
  place.service = service;
}

function find(place: Place, segments: string[], at: number): ServiceName | null {
  const segment = segments[at];
  if (segment === undefined) return place.service;
  const fixed = place.fixed.get(segment);
  const found = fixed && find(fixed, segments, at + 1);
  if (found) return found;
  return place.parameter && segment !== '' ? find(place.parameter, segments, at + 1) : null;
}
