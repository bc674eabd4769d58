import { createHash, randomBytes } from 'node:crypto';
import type { AnswerOf, calls } from '@portal/contracts';
import { DAY_MS } from '@portal/contracts';
import type { Actor, Clock } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit';
import type { CampusEvent } from '../events/event.domain';
import type { EventRepository } from '../events/event.repository';
import type { RegistrationRepository } from '../registrations/registration.repository';
import type { CalendarAddressRepository } from './calendar-address.repository';
import { calendarOf } from './calendar.presenter';

interface Dependencies {
  addresses: CalendarAddressRepository;
  events: Pick<EventRepository, 'find' | 'findOfPerson'>;
  registrations: Pick<RegistrationRepository, 'findRegisteredEvents'>;
  clock: Clock;
  origin: string;
  portalName: string;
}

/** How long an event stays in the calendar of a person. */
const PAST_MS = 30 * DAY_MS;
const MAX_EVENTS = 500;

export type CalendarService = ReturnType<typeof createCalendarService>;

export function createCalendarService(deps: Dependencies) {
  const { addresses, events, registrations, clock, origin, portalName } = deps;

  async function readEvent(id: string): Promise<string> {
    const event = await events.find(id);
    if (!event?.schedule.start) throw new DomainError('EVENT.NOT_FOUND');
    return format([event]);
  }

  /** The token is the only credential; without the right one nobody learns whether there is such a calendar. */
  async function readPersonal(token: string): Promise<string> {
    const personId = await addresses.findOwner(hashOf(token));
    if (personId === null) throw new DomainError('CALENDAR.NOT_FOUND');
    const since = new Date(clock.now().getTime() - PAST_MS);
    const eventIds = await registrations.findRegisteredEvents(personId);
    return format(await events.findOfPerson({ personId, eventIds }, since, MAX_EVENTS));
  }

  function format(found: readonly CampusEvent[]): string {
    return calendarOf(found, { name: portalName, origin, now: clock.now() });
  }

  async function readAddress({ userId }: Actor): Promise<AnswerOf<typeof calls.readCalendarAddress>> {
    const address = await addresses.find(userId);
    return { active: address !== null, ...(address && { created_at: address.createdAt.toISOString() }) };
  }

  /** A new address, which can be shown only now; the one before stops working. */
  async function makeAddress({ userId }: Actor): Promise<{ url: string }> {
    const token = randomBytes(32).toString('base64url');
    await addresses.save(userId, hashOf(token), clock.now());
    const url = new URL('/api/events/calendar.ics', origin);
    url.searchParams.set('token', token);
    return { url: url.href };
  }

  async function revokeAddress({ userId }: Actor): Promise<void> {
    await addresses.remove(userId);
  }

  return { readEvent, readPersonal, readAddress, makeAddress, revokeAddress };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
