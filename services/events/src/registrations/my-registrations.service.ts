import type { AnswerOf, MyRegistration, QueryOf, calls } from '@portal/contracts';
import type { Actor, Clock, Page } from '@portal/service-kit';
import type { CampusEvent } from '../events/event.domain';
import type { EventRepository } from '../events/event.repository';
import { joinedEventAnswerOf, myRegistrationAnswerOf } from './registration.presenter';
import type { RegistrationRepository } from './registration.repository';

interface Dependencies {
  registrations: Pick<RegistrationRepository, 'findOfPerson'>;
  events: Pick<EventRepository, 'list'>;
  clock: Clock;
}

type JoinedEvent = AnswerOf<typeof calls.listMyRegistrations>[number];

export type MyRegistrationsService = ReturnType<typeof createMyRegistrationsService>;

export function createMyRegistrationsService({ registrations, events, clock }: Dependencies) {
  /** Those for events that are not over, soonest first, or for those that have begun, latest first. */
  async function list(actor: Actor, query: QueryOf<typeof calls.listMyRegistrations>): Promise<Page<JoinedEvent>> {
    const byEvent = new Map((await registrations.findOfPerson(actor.userId)).map((each) => [each.eventId, each]));
    if (byEvent.size === 0) return { items: [], total: 0 };
    const now = clock.now();
    const { when, q } = query;
    const span = when === 'begun' ? { begunAt: now } : { notOverAt: now };
    const found = await events.list({ ids: [...byEvent.keys()], q, ...span }, { ...query, now }, actor.userId);
    const items = found.items.flatMap((event) => {
      const registration = byEvent.get(event.id);
      return registration ? [joinedEventAnswerOf(registration, event, now)] : [];
    });
    return { ...found, items };
  }

  /** For events that were read for this person, and so hold the position on the waiting list. */
  async function answersByEvent(personId: string, read: readonly CampusEvent[]): Promise<Map<string, MyRegistration>> {
    const positions = new Map(read.map(({ id, capacity }) => [id, capacity.waitlistPosition]));
    const found = await registrations.findOfPerson(personId, [...positions.keys()]);
    return new Map(found.map((each) => [each.eventId, myRegistrationAnswerOf(each, positions.get(each.eventId))]));
  }

  return { list, answersByEvent };
}
