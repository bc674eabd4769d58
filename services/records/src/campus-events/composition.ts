import type { ServiceContext, Session } from '@portal/service-kit';
import type { CampusEvent } from './campus-event.domain';
import { createCampusEventRepository } from './campus-event.repository';

interface Dependencies {
  /** Achievements hold the title and unit of their event. */
  achievements: { syncEventDetails(event: CampusEvent, session: Session): Promise<void> };
}

export type CampusEventsModule = ReturnType<typeof createCampusEventsModule>;

export function createCampusEventsModule({ store }: ServiceContext<unknown>, { achievements }: Dependencies) {
  return { repository: createCampusEventRepository(store, achievements.syncEventDetails) };
}
