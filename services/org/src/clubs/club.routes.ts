import { calls } from '@portal/contracts';
import { endpoint, ok } from '@portal/service-kit';
import type { Endpoint } from '@portal/service-kit';
import type { ClubService } from './club.service';

export function clubRoutes(clubs: ClubService): Endpoint[] {
  return [endpoint(calls.readClubData, async ({ actor, params }) => ok(await clubs.read(actor, params.username)))];
}
