import { calls, type ClubData } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { scopeOf } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { CampusEventService } from '../campus-events/campus-event.service';
import type { UnitService } from '../units/unit.service';
import { requireInScope, requireOwnUsername } from './club.domain';
import { clubDataOf, MAX_EVENTS } from './club.presenter';
import type { CoordinatorClient } from './coordinator.client';

interface Dependencies {
  units: Pick<UnitService, 'find'>;
  coordinators: CoordinatorClient;
  campusEvents: Pick<CampusEventService, 'findOfUnit'>;
}

export type ClubService = ReturnType<typeof createClubService>;

export function createClubService({ units, coordinators, campusEvents }: Dependencies) {
  async function read(actor: Actor, username: string): Promise<ClubData> {
    const scope = scopeOf(actor, calls.readClubData);
    requireOwnUsername(scope, actor, username);
    const ref = scope.kind === 'own' ? (actor.unit ?? null) : await coordinators.unitOf(username);
    const unit = ref && (await units.find(ref.id));
    if (!unit) throw new DomainError('UNIT.NOT_FOUND');
    requireInScope(scope, unit);
    return clubDataOf(unit, await campusEvents.findOfUnit(unit.id, MAX_EVENTS));
  }

  return { read };
}
