import type { ReadCopy, ServiceContext, Session } from '@portal/service-kit';
import { createCampusEventRepository } from './campus-event.repository';
import type { Person } from './person.domain';
import { createPersonRepository } from './person.repository';
import { createProfileRepository } from './profile.repository';
import { createRoomRequestRepository } from './room-request.repository';
import { createUnitAchievementRepository } from './unit-achievement.repository';
import { createUnitFeedbackRepository } from './unit-feedback.repository';

interface Dependencies {
  /** Records of holders hold the name of their person. */
  holders: { syncPersonDetails(person: Person, session: Session): Promise<void> };
}

export type ReadCopiesModule = ReturnType<typeof createReadCopiesModule>;

export function createReadCopiesModule({ store }: ServiceContext<unknown>, { holders }: Dependencies) {
  const repositories = {
    campusEvents: createCampusEventRepository(store),
    people: createPersonRepository(store, holders.syncPersonDetails),
    profiles: createProfileRepository(store),
    roomRequests: createRoomRequestRepository(store),
    unitAchievements: createUnitAchievementRepository(store),
    unitFeedback: createUnitFeedbackRepository(store),
  };
  return {
    ...repositories,
    all: Object.values(repositories).map(({ copy }): ReadCopy => copy),
  };
}
