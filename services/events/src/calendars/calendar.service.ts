import { createHash, randomBytes } from 'node:crypto';
import type { AnswerOf, calls, EventData } from '@portal/contracts';
import { DAY_MS, MINUTE_MS } from '@portal/contracts';
import type { Actor, Clock, Session } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit';
import type { CampusEvent } from '../events/event.domain';
import type { EventRepository } from '../events/event.repository';
import type { RegistrationRepository } from '../registrations/registration.repository';
import type { CalendarLinkRepository } from './calendar-link.repository';
import { calendarOf } from './calendar.presenter';

interface Dependencies {
  links: CalendarLinkRepository;
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
  const { links, events, registrations, clock, origin, portalName } = deps;

  async function readEvent(id: string): Promise<string> {
    const event = await events.find(id);
    if (!event?.schedule.start) throw new DomainError('EVENT.NOT_FOUND');
    return format([event]);
  }

  /** The token is the only credential; without the right one nobody learns whether there is such a calendar. */
  async function readPersonal(token: string): Promise<string> {
    const personId = await links.findOwner(hashOf(token));
    if (personId === null) throw new DomainError('CALENDAR.NOT_FOUND');
    const now = clock.now().getTime();
    await links.markRead(personId, new Date(now), new Date(now - READ_PRECISION_MS));
    const since = new Date(now - PAST_MS);
    const eventIds = await registrations.findRegisteredEvents(personId);
    return format(await events.findOfPerson({ personId, eventIds }, since, MAX_EVENTS));
  }

  function format(found: readonly CampusEvent[]): Promise<string> {
    return calendarOf(found, { name: portalName, origin, now: clock.now() });
  }

  async function readLink({ userId }: Actor): Promise<AnswerOf<typeof calls.readCalendarAddress>> {
    const link = await links.find(userId);
    if (!link) return { active: false };
    const { createdAt, lastReadAt } = link;
    const lastRead = lastReadAt && { last_read_at: lastReadAt.toISOString() };
    return { active: true, created_at: createdAt.toISOString(), ...lastRead };
  }

  /** A new link, which can be shown only now; the one before stops working. */
  async function createLink({ userId }: Actor): Promise<{ url: string }> {
    const token = randomBytes(32).toString('base64url');
    await links.save(userId, hashOf(token), clock.now());
    const url = new URL('/api/events/calendar.ics', origin);
    url.searchParams.set('token', token);
    return { url: url.href };
  }

  async function deleteLink({ userId }: Actor): Promise<void> {
    await links.remove(userId);
  }

  /**
   * A calendar link outlives sessions, so it ends with the password when the person wants it, and always when the
   * password was set by e-mail or taken away: someone else may have created the link. One created after the change
   * stays.
   */
  async function applyPasswordChange(
    { userId, way, endCalendarAddress }: EventData<'auth.password.changed.v1'>,
    changedAt: Date,
    session: Session,
  ): Promise<void> {
    if (way === 'changed' && endCalendarAddress !== true) return;
    await links.removeCreatedUntil(userId, new Date(changedAt.getTime() + CLOCK_SKEW_MS), session);
  }

  return { readEvent, readPersonal, readLink, createLink, deleteLink, applyPasswordChange };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
