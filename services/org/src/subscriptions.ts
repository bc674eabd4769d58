import type { Subscriptions } from '@portal/service-kit';
import { subscriptionsOf } from '@portal/service-kit';
import type { CampusEventRepository } from './campus-events/campus-event.repository';
import type { PersonRepository } from './people/person.repository';
import type { ProfileRepository } from './people/profile.repository';
import type { RoomRequestRepository } from './room-requests/room-request.repository';
import type { UnitAchievementRepository } from './unit-achievements/unit-achievement.repository';
import type { UnitFeedbackRepository } from './unit-feedback/unit-feedback.repository';

interface Copies {
  campusEvents: CampusEventRepository['copy'];
  people: PersonRepository['copy'];
  profiles: ProfileRepository['copy'];
  roomRequests: RoomRequestRepository['copy'];
  unitAchievements: UnitAchievementRepository['copy'];
  unitFeedback: UnitFeedbackRepository['copy'];
}

/** Everything this service reacts to. */
export function orgSubscriptions(copies: Copies): Subscriptions {
  return {
    ...subscriptionsOf(copies.campusEvents, 'keepCampusEvent'),
    ...subscriptionsOf(copies.people, 'keepPerson'),
    ...subscriptionsOf(copies.profiles, 'keepProfile'),
    ...subscriptionsOf(copies.roomRequests, 'keepRoomRequest'),
    ...subscriptionsOf(copies.unitAchievements, 'keepUnitAchievement'),
    ...subscriptionsOf(copies.unitFeedback, 'keepUnitFeedback'),
  };
}
