import type { ClubData } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { CampusEventService } from '../campus-events/service';
import type { UnitService } from '../units/service';
import { clubDataOf, LISTED_EVENTS, requireOwnArea, requireOwnUsername } from './domain';

interface Parts {
  units: UnitService;
  campusEvents: CampusEventService;
}

export function createClubService({ units, campusEvents }: Parts) {
  /** Four queries however many events the club has. */
  async function read(actor: Actor, username: string): Promise<ClubData> {
    requireOwnUsername(actor, username);
    const unit = await units.findByContact(username);
    if (!unit) throw new DomainError('UNIT.NOT_FOUND');
    requireOwnArea(actor, unit);
    return clubDataOf(unit, await campusEvents.ofUnit(unit.id, LISTED_EVENTS));
  }

  return { read };
}

export type ClubService = ReturnType<typeof createClubService>;
