import * as z from 'zod';
import type { ServiceName } from '../services';
import { calendarDay } from '../schemas/primitives';
import { eventStatus, role } from '../vocabulary';
import type { cloudEventEnvelope } from './cloud-event';
import { recordsEvents } from './records-events';
import { roomEvents } from './room-events';
import {
  account,
  attendance,
  campusEvent,
  feedback,
  holder,
  person,
  place,
  position,
  registration,
  unit,
} from './subjects';

interface CatalogueEntry {
  source: ServiceName;
  /** When it is sent, in one sentence. */
  when: string;
  /** True when only the clock causes it, so that no call names it in `emits`. */
  byJob?: true;
  /**
   * True when the subject can be anonymous (`isAnonymous`, `author`): a read copy of it stores only the hour of each write
   * and is given no author of what is anonymous.
   */
  canBeAnonymous?: true;
  data: z.ZodType;
}

/** Every event that crosses a service's border: who sends it, when, and its data. Additive within a version. */
export const eventCatalogue = {
  'auth.account.registered.v1': { source: 'auth', when: 'A person got an account.', data: account },
  'auth.account.role-changed.v1': {
    source: 'auth',
    when: 'A person was given another role, or a role ended.',
    data: account.extend({ previousRole: role }),
  },
  'auth.account.changed.v1': {
    source: 'auth',
    when: 'A person’s name, student ID or picture changed.',
    data: account,
  },
  'auth.session.started.v1': {
    source: 'auth',
    when: 'A person signed in; the event names no session.',
    data: person.extend({ way: z.enum(['password', 'google', 'registration']) }),
  },
  'auth.session.ended.v1': {
    source: 'auth',
    when: 'One or more sessions of a person were ended before their time.',
    data: person.extend({
      reason: z.enum([
        'signed-out',
        'signed-in-again',
        'ended-on-another-device',
        'old-token-used',
        'password-changed',
        'password-reset',
        'account-taken-back',
        'by-the-operator',
        'over',
      ]),
      sessions: z.int().min(1),
    }),
  },
  'auth.password.changed.v1': {
    source: 'auth',
    when: 'A person chose another password, or an unproven one was taken away; the event holds none.',
    data: person.extend({
      way: z.enum(['changed', 'reset', 'taken-away']),
      /** The person wants the calendar link to end as well; after `reset` and `taken-away` it ends in any case. */
      endCalendarAddress: z.boolean().optional(),
    }),
  },
  'auth.email.confirmed.v1': {
    source: 'auth',
    when: 'A person proved to own the address of the account.',
    data: person.extend({ way: z.enum(['link', 'reset', 'google']) }),
  },
  ...recordsEvents,
  'org.unit.created.v1': { source: 'org', when: 'An organizational unit was created.', data: unit },
  'org.unit.changed.v1': {
    source: 'org',
    when: 'What a unit says of itself was changed, or it was deactivated or reactivated.',
    data: unit.extend({ changed: z.array(z.string()).min(1) }),
  },
  'org.position.created.v1': { source: 'org', when: 'A position was added to a unit.', data: position },
  'org.position.changed.v1': {
    source: 'org',
    when: 'What a position says of itself was changed.',
    data: position.extend({ changed: z.array(z.string()).min(1) }),
  },
  'org.position.removed.v1': {
    source: 'org',
    when: 'A position was removed; the event says what it was.',
    data: position,
  },
  'org.holder.appointed.v1': { source: 'org', when: 'A person was appointed to a position.', data: holder },
  'org.holder.claimed.v1': {
    source: 'org',
    when: 'A student claimed a position, which needs a confirmation.',
    data: holder,
  },
  'org.holder.confirmed.v1': { source: 'org', when: 'A claimed position was confirmed.', data: holder },
  'org.holder.refused.v1': {
    source: 'org',
    when: 'A claimed position was refused.',
    data: holder.extend({ reason: z.string() }),
  },
  'org.holder.changed.v1': {
    source: 'org',
    when: 'The record of a holder was changed.',
    data: holder.extend({ changed: z.array(z.string()).min(1) }),
  },
  'org.holder.ended.v1': {
    source: 'org',
    when: 'A person no longer holds a position: the tenure is over, or it ended early.',
    data: holder.extend({
      /** Why it ended early. */
      reason: z.string().optional(),
    }),
  },
  'org.holder.hand-over-due.v1': {
    source: 'org',
    when: 'The last month of a tenure began, in which its holder writes notes for the successor.',
    byJob: true,
    data: holder.extend({
      /** The last day on which notes can be written. */
      until: calendarDay,
    }),
  },
  'org.holder.removed.v1': {
    source: 'org',
    when: 'The record of a holder was removed, or a claim withdrawn; the event says what it was.',
    data: holder,
  },
  'events.event.created.v1': { source: 'events', when: 'An event was created.', data: campusEvent },
  'events.event.status-changed.v1': {
    source: 'events',
    when: 'An event began, ended or was cancelled.',
    data: campusEvent.extend({
      previousStatus: eventStatus,
      /** Why it was cancelled. */
      reason: z.string().optional(),
    }),
  },
  'events.event.changed.v1': {
    source: 'events',
    when: 'What an event says of itself was changed; `previous` is there when its time or venue was.',
    data: campusEvent.extend({ changed: z.array(z.string()).min(1), previous: place.optional() }),
  },
  'events.registration.joined.v1': {
    source: 'events',
    when: 'A student took a place or joined the waiting list.',
    data: registration.extend({ position: z.int().min(1).optional() }),
  },
  'events.registration.left.v1': {
    source: 'events',
    when: 'A student cancelled a registration or left the waiting list.',
    data: registration,
  },
  'events.registration.promoted.v1': {
    source: 'events',
    when: 'The first on the waiting list got a place.',
    data: registration,
  },
  'events.registration.checked-in.v1': {
    source: 'events',
    when: 'The organisers saw a registered student at the event.',
    data: attendance,
  },
  'events.registration.check-in-undone.v1': {
    source: 'events',
    when: 'The organisers took a check-in back.',
    data: attendance,
  },
  'events.registration.affected.v1': {
    source: 'events',
    when: 'An event that a student joined was moved or cancelled; one for each student and change.',
    byJob: true,
    data: registration.extend({
      change: z.enum(['moved', 'cancelled']),
      /** Where and when it was to be, for one that was moved. */
      previous: place.optional(),
      /** Why it was cancelled. */
      reason: z.string().optional(),
    }),
  },
  'events.registration.reminded.v1': {
    source: 'events',
    when: 'An event begins within a day; one for each student who holds a place.',
    byJob: true,
    data: registration,
  },
  ...roomEvents,
  'feedback.feedback.given.v1': {
    source: 'feedback',
    when: 'Someone gave feedback; without author, actor and request id when it is anonymous.',
    canBeAnonymous: true,
    data: feedback,
  },
  'feedback.feedback.resolved.v1': {
    source: 'feedback',
    when: 'An officer, who is the actor, resolved feedback.',
    canBeAnonymous: true,
    data: feedback.extend({ actionsTaken: z.string() }),
  },
} as const satisfies Record<string, CatalogueEntry>;

/** Whether the subject of an event can be anonymous. */
export function canBeAnonymous(type: EventName): boolean {
  const entry: CatalogueEntry = eventCatalogue[type];
  return entry.canBeAnonymous === true;
}

export type EventName = keyof typeof eventCatalogue;
export type EventData<N extends EventName> = z.infer<(typeof eventCatalogue)[N]['data']>;

/** An event of a known type with its data typed. */
export type CloudEvent<N extends EventName = EventName> = {
  [K in N]: Omit<z.infer<typeof cloudEventEnvelope>, 'type' | 'data'> & { type: K; data: EventData<K> };
}[N];
