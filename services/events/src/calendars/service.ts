import { createHash, randomBytes } from 'node:crypto';
import type { AnswerOf, calls } from '@portal/contracts';
import type { Actor, Clock } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit';
import type { CampusEvent } from '../events/domain';
import { calendarOf } from './domain';
import type { CalendarRepository } from './repository';

interface Dependencies {
  calendars: CalendarRepository;
  events: {
    find(id: string): Promise<CampusEvent | null>;
    /** Those named and those that a person organizes, which begin after an instant, soonest first. */
    ofPerson(person: { id: string; eventIds: readonly string[] }, since: Date, limit: number): Promise<CampusEvent[]>;
  };
  /** Events at which the person holds a place. */
  placesOf(personId: string): Promise<string[]>;
  clock: Clock;
  origin: string;
  portalName: string;
}

const KEPT_MS = 30 * 86_400_000;
const AT_MOST = 500;

export type CalendarService = ReturnType<typeof createCalendarService>;

export function createCalendarService(deps: Dependencies) {
  return { read: read(deps), readAll: readAll(deps), ...addressOf(deps) };
}

const read =
  (deps: Dependencies) =>
  async (eventId: string): Promise<string> => {
    const event = await deps.events.find(eventId);
    if (!event?.schedule.start) throw new DomainError('EVENT.NOT_FOUND');
    return written(deps, [event]);
  };

/** Who has the address may read; nobody else learns whether there is such a calendar. */
const readAll =
  (deps: Dependencies) =>
  async (token: string): Promise<string> => {
    const { calendars, events, placesOf, clock } = deps;
    const owner = await calendars.ownerOf(hashOf(token));
    if (owner === null) throw new DomainError('CALENDAR.NOT_FOUND');
    const since = new Date(clock.now().getTime() - KEPT_MS);
    return written(deps, await events.ofPerson({ id: owner, eventIds: await placesOf(owner) }, since, AT_MOST));
  };

const written = ({ clock, origin, portalName: name }: Dependencies, events: readonly CampusEvent[]) =>
  calendarOf(events, { name, origin, now: clock.now() });

const addressOf = ({ calendars, clock, origin }: Dependencies) => ({
  async state({ userId }: Actor): Promise<AnswerOf<typeof calls.readCalendarAddress>> {
    const known = await calendars.of(userId);
    return { active: known !== null, ...(known && { created_at: known.createdAt.toISOString() }) };
  },

  /** A new one each time: it can be shown only now, and the one before stops working. */
  async make({ userId }: Actor): Promise<{ url: string }> {
    const token = randomBytes(32).toString('base64url');
    await calendars.keep(userId, hashOf(token), clock.now());
    const url = new URL('/api/events/calendar.ics', origin);
    url.searchParams.set('token', token);
    return { url: url.href };
  },

  revoke: ({ userId }: Actor) => calendars.remove(userId),
});

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
