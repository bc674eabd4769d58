import * as z from 'zod';
import type { ServiceName } from '../services';
import { unitRef } from '../session';
import { calendarDay, instant, objectId, timeOfDay } from '../schemas/primitives';
import {
  eventCategory,
  eventMode,
  eventStatus,
  feedbackTargetType,
  feedbackType,
  registrationStatus,
  role,
  unitCategory,
  unitType,
} from '../vocabulary';
import type { cloudEventEnvelope } from './cloud-event';

/** Rises with every change of the subject, so that a read copy keeps only the newest whatever the order of delivery. */
const version = z.int().min(1);

const account = z.object({
  version,
  userId: objectId,
  username: z.string(),
  /** The student ID; absent for accounts that have none. */
  studentId: z.string().optional(),
  name: z.string(),
  role,
  /** Address of the picture, from the root of the portal's origin. */
  profilePic: z.string().optional(),
});

/** Whose session, password or address it is. */
const person = z.object({ userId: objectId, username: z.string(), name: z.string() });

const unit = z.object({
  version,
  unitId: objectId,
  name: z.string(),
  type: unitType,
  category: unitCategory,
  parentUnitId: objectId.nullable(),
  contactEmail: z.string(),
  active: z.boolean(),
});

const campusEvent = z.object({
  version,
  eventId: objectId,
  title: z.string(),
  category: eventCategory,
  status: eventStatus,
  start: instant.nullable(),
  end: instant.nullable(),
  venue: z.string(),
  unit: unitRef,
  createdAt: instant,
  /** What else it says of itself, for the record of what was changed. */
  description: z.string().optional(),
  type: z.string().optional(),
  mode: eventMode.optional(),
  organizers: z.array(z.string()).optional(),
  registration: z
    .object({
      required: z.boolean(),
      start: instant.optional(),
      end: instant.optional(),
      fees: z.number().optional(),
      maxParticipants: z.int().optional(),
    })
    .optional(),
  budget: z.object({ allocated: z.number(), sponsors: z.array(z.string()) }).optional(),
});

const roomRequest = z.object({
  requestId: objectId,
  eventId: objectId,
  eventTitle: z.string(),
  unit: unitRef,
  room: z.string(),
  date: calendarDay,
  time: timeOfDay,
  endTime: timeOfDay,
  requestedBy: objectId,
  /** The event's own, which may differ from its unit's. */
  category: eventCategory.optional(),
});

const place = z.object({ start: instant.nullable(), end: instant.nullable(), venue: z.string() });

const registration = z.object({
  registrationId: objectId,
  /** Whose place it is. */
  userId: objectId,
  status: registrationStatus,
  eventId: objectId,
  eventTitle: z.string(),
  unit: unitRef,
  schedule: place,
});

const room = z.object({
  roomId: objectId,
  name: z.string(),
  building: z.string(),
  capacity: z.int(),
  equipment: z.array(z.string()),
  active: z.boolean(),
});

const feedback = z.object({
  version,
  feedbackId: objectId,
  type: feedbackType,
  target: z.object({ type: feedbackTargetType, id: objectId, name: z.string() }),
  /** The unit it is about, or that of the event or position it is about. */
  unit: unitRef.nullable(),
  comments: z.string(),
  rating: z.int().min(1).max(5).optional(),
  isAnonymous: z.boolean(),
  /** Absent when it is anonymous; so is the actor of the envelope, and all times then tell the hour alone. */
  author: z.object({ id: objectId, name: z.string() }).optional(),
  createdAt: instant,
});

interface CatalogueEntry {
  source: ServiceName;
  /** When it is sent, in one sentence. */
  when: string;
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
    data: person.extend({ way: z.enum(['changed', 'reset', 'taken-away']) }),
  },
  'auth.email.confirmed.v1': {
    source: 'auth',
    when: 'A person proved to own the address of the account.',
    data: person.extend({ way: z.enum(['link', 'reset', 'google']) }),
  },
  'records.profile.changed.v1': {
    source: 'records',
    when: 'A profile was completed, edited or got another picture.',
    data: z.object({
      version,
      userId: objectId,
      name: z.string(),
      studentId: z.string(),
      onboarded: z.boolean(),
      profilePic: z.string(),
      /** What was changed, by name alone: most of a profile is nobody else's business. */
      changed: z.array(z.string()).optional(),
    }),
  },
  'org.unit.created.v1': { source: 'org', when: 'An organizational unit was created.', data: unit },
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
    when: 'A student gave a place or a place in line back.',
    data: registration,
  },
  'events.registration.promoted.v1': {
    source: 'events',
    when: 'The first in line got a place.',
    data: registration,
  },
  'events.registration.checked-in.v1': {
    source: 'events',
    when: 'The organisers saw a registered student at the event.',
    data: registration,
  },
  'events.registration.affected.v1': {
    source: 'events',
    when: 'An event that a student joined was moved or cancelled; one for each student and change.',
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
    data: registration,
  },
  'events.room.added.v1': { source: 'events', when: 'A room was added to the catalogue.', data: room },
  'events.room.changed.v1': { source: 'events', when: 'A room of the catalogue was changed.', data: room },
  'events.room-request.submitted.v1': {
    source: 'events',
    when: 'A room was requested for an event.',
    data: roomRequest,
  },
  'events.room-request.approved.v1': {
    source: 'events',
    when: 'The president approved a room request.',
    data: roomRequest,
  },
  'events.room-request.rejected.v1': {
    source: 'events',
    when: 'The president rejected a room request.',
    data: roomRequest,
  },
  'feedback.feedback.given.v1': {
    source: 'feedback',
    when: 'Somebody gave feedback; without author, actor and request id when it is anonymous.',
    data: feedback,
  },
  'feedback.feedback.resolved.v1': {
    source: 'feedback',
    when: 'An officer, who is the actor, resolved feedback.',
    data: feedback.extend({ actionsTaken: z.string() }),
  },
} as const satisfies Record<string, CatalogueEntry>;

export type EventName = keyof typeof eventCatalogue;
export type EventData<N extends EventName> = z.infer<(typeof eventCatalogue)[N]['data']>;

/** An event of a known type with its data typed. */
export type CloudEvent<N extends EventName = EventName> = {
  [K in N]: Omit<z.infer<typeof cloudEventEnvelope>, 'type' | 'data'> & { type: K; data: EventData<K> };
}[N];
