import { calls, type ClubData } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { scopeOf } from '@portal/service-kit';
import type { CampusEventService } from '../campus-events/campus-event.service';
import type { UnitService } from '../units/unit.service';
import { requireInScope, requireOwnUsername } from './club.domain';
import { clubDataOf, MAX_EVENTS } from './club.presenter';

interface Dependencies {
  units: Pick<UnitService, 'findByContact'>;
  campusEvents: Pick<CampusEventService, 'findOfUnit'>;
}

export type ClubService = ReturnType<typeof createClubService>;

export function createClubService({ units, campusEvents }: Dependencies) {
  async function read(actor: Actor, username: string): Promise<ClubData> {
    const scope = scopeOf(actor, calls.readClubData);
    requireOwnUsername(scope, actor, username);
    const unit = await units.findByContact(username);
    requireInScope(scope, unit);
    return clubDataOf(unit, await campusEvents.findOfUnit(unit.id, MAX_EVENTS));
  }

  return { read };
}
