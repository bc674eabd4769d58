import type { AnswerOf, QueryOf, calls } from '@portal/contracts';
import type { Actor, Clock, Page, PageRequest } from '@portal/service-kit';
import { answerOf } from '../event-view/domain';
import type { CampusEvent } from '../events/domain';
import type { Registration } from './domain';
import { myAnswerOf } from './domain';

interface Dependencies {
  /** Of one person, also for what is over. */
  registrations: { allOf(personId: string): Promise<Registration[]> };
  events: {
    page(
      selection: { ids: readonly string[]; notOverAt: Date },
      place: PageRequest,
      reader: string,
    ): Promise<Page<CampusEvent>>;
  };
  clock: Clock;
}

type Joined = AnswerOf<typeof calls.listMyRegistrations>[number];

export type MyRegistrationService = ReturnType<typeof createMyRegistrationService>;

export function createMyRegistrationService({ registrations, events, clock }: Dependencies) {
  return {
    /** What one joined and is not over, soonest first. */
    async list(actor: Actor, place: QueryOf<typeof calls.listMyRegistrations>): Promise<Page<Joined>> {
      const byEvent = new Map((await registrations.allOf(actor.userId)).map((each) => [each.eventId, each]));
      if (byEvent.size === 0) return { items: [], total: 0 };
      const now = clock.now();
      const found = await events.page({ ids: [...byEvent.keys()], notOverAt: now }, place, actor.userId);
      return { ...found, items: found.items.flatMap((event) => joinedOf(event, byEvent.get(event.id), now)) };
    },
  };
}

function joinedOf(event: CampusEvent, registration: Registration | undefined, now: Date): Joined[] {
  if (!registration) return [];
  const { _id, title, status, category, schedule, organizing_unit_id } = answerOf(event, { now });
  const shown = { _id, title, status, category, schedule, organizing_unit_id };
  return [{ ...myAnswerOf(registration, event.seats.position), event: shown }];
}
