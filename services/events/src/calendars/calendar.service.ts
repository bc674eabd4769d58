import { createHash, randomBytes } from 'node:crypto';
import type { AnswerOf, calls, EventData } from '@portal/contracts';
import { DAY_MS, MINUTE_MS } from '@portal/contracts';
import type { Actor, Clock, Session } from '@portal/service-kit';
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
/** How exactly the last reading is known. */
const READ_PRECISION_MS = 10 * MINUTE_MS;
/** The clocks of two machines differ by less. */
const CLOCK_SKEW_MS = MINUTE_MS;

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
    const now = clock.now().getTime();
    await addresses.markRead(personId, new Date(now), new Date(now - READ_PRECISION_MS));
    const since = new Date(now - PAST_MS);
    const eventIds = await registrations.findRegisteredEvents(personId);
    return format(await events.findOfPerson({ personId, eventIds }, since, MAX_EVENTS));
  }

  function format(found: readonly CampusEvent[]): string {
    return calendarOf(found, { name: portalName, origin, now: clock.now() });
  }

  async function readAddress({ userId }: Actor): Promise<AnswerOf<typeof calls.readCalendarAddress>> {
    const address = await addresses.find(userId);
    if (!address) return { active: false };
    const { createdAt, lastReadAt } = address;
    const lastRead = lastReadAt && { last_read_at: lastReadAt.toISOString() };
    return { active: true, created_at: createdAt.toISOString(), ...lastRead };
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

  /**
   * A calendar address outlives sessions, so it ends with the password when the person wants it, and always when the
   * password was set by e-mail or taken away: whoever made it may have been somebody else. One that was made after the
   * change stays.
   */
  async function applyPasswordChange(
    { userId, way, endCalendarAddress }: EventData<'auth.password.changed.v1'>,
    changedAt: Date,
    session: Session,
  ): Promise<void> {
    if (way === 'changed' && endCalendarAddress !== true) return;
    await addresses.removeMadeUntil(userId, new Date(changedAt.getTime() + CLOCK_SKEW_MS), session);
  }

  return { readEvent, readPersonal, readAddress, makeAddress, revokeAddress, applyPasswordChange };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
