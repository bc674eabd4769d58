import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { endpoint, ok } from '@portal/service-kit';
import type { AvailabilityService } from './service';

/** HTTP face of free and taken times: translates, decides nothing. */
export function availabilityRoutes(availability: AvailabilityService): Endpoint[] {
  return [endpoint(calls.readRoomAvailability, async ({ query }) => ok(await availability.read(query)))];
}
