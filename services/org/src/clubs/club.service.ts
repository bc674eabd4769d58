import { calls, tenureBefore, type ClubData } from '@portal/contracts';
import type { Actor, Clock } from '@portal/service-kit';
import { requireInScope, scopeOf } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { CampusEventRepository } from '../read-copies/campus-event.repository';
import type { HolderListRepository } from '../holders/holder-list.repository';
import type { PersonRepository } from '../read-copies/person.repository';
import type { CurrentTenure } from '../positions/current-tenure.service';
import type { PositionRepository } from '../positions/position.repository';
import type { UnitAchievementRepository } from '../read-copies/unit-achievement.repository';
import type { UnitFeedbackRepository } from '../read-copies/unit-feedback.repository';
import type { Unit } from '../units/unit.domain';
import type { UnitService } from '../units/unit.service';
import type { ClubCountsRepository } from './club-counts.repository';
import { requireOwnUsername } from './club.domain';
import { clubDataOf, MAX_LISTED } from './club.presenter';
import type { CoordinatorClient } from './coordinator.client';

interface Dependencies {
  units: Pick<UnitService, 'find'>;
  campusEvents: Pick<CampusEventRepository, 'listOfUnit'>;
  positions: Pick<PositionRepository, 'listOfUnit'>;
  holders: Pick<HolderListRepository, 'listOfUnit'>;
  unitAchievements: Pick<UnitAchievementRepository, 'listOfUnit'>;
  unitFeedback: Pick<UnitFeedbackRepository, 'listOfUnit'>;
  people: Pick<PersonRepository, 'findNames'>;
  coordinators: CoordinatorClient;
  clubCounts: ClubCountsRepository;
  today: CurrentTenure;
  clock: Clock;
}

export type ClubService = ReturnType<typeof createClubService>;

export function createClubService(deps: Dependencies) {
  const { units, campusEvents, positions, holders, unitAchievements, unitFeedback, people } = deps;
  const { coordinators, clubCounts, today, clock } = deps;

  async function read(actor: Actor, username: string): Promise<ClubData> {
    const scope = scopeOf(actor, calls.readClubData);
    requireOwnUsername(scope, actor, username);
    const ref = scope.kind === 'own' ? (actor.unit ?? null) : await coordinators.unitOf(username);
    const unit = ref && (await units.find(ref.id));
    if (!unit) throw new DomainError('UNIT.NOT_FOUND');
    requireInScope(scope, { unit, ownerId: actor.userId }, 'ACCESS.FORBIDDEN');
    const club = await find(unit, actor.userId);
    return clubDataOf(club, actor.userId);
  }

  async function find(unit: Unit, readerId: string) {
    const current = today().tenure;
    const tenures = { current, previous: tenureBefore(current) };
    const unitId = unit.id;
    const [events, offered, held, achievements, feedback, counts] = await Promise.all([
      campusEvents.listOfUnit(unitId, MAX_LISTED),
      positions.listOfUnit(unitId, MAX_LISTED),
      holders.listOfUnit(unitId, MAX_LISTED),
      unitAchievements.listOfUnit(unitId, MAX_LISTED),
      unitFeedback.listOfUnit(unitId, MAX_LISTED),
      clubCounts.count({ unitId, readerId, now: clock.now(), tenures }),
    ]);
    const named = [...achievements.map(({ userId }) => userId), ...feedback.flatMap(({ authorId }) => authorId ?? [])];
    const names = await people.findNames(named);
    return { unit, events, positions: offered, holders: held, achievements, feedback, counts, tenures, names };
  }

  return { read };
}
