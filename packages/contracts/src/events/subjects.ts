import * as z from 'zod';
import { unitRef } from '../session';
import { confirmation } from '../schemas/holders';
import { calendarDay, instant, objectId, timeOfDay } from '../schemas/primitives';
import {
  eventCategory,
  eventMode,
  eventStatus,
  feedbackTargetType,
  feedbackType,
  holderStatus,
  registrationStatus,
  role,
  unitCategory,
  unitType,
} from '../vocabulary';

/** Rises with every change of the subject, so that a read copy keeps only the newest whatever the order of delivery. */
export const version = z.int().min(1);

/** A person’s account. */
export const account = z.object({
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
export const person = z.object({ userId: objectId, username: z.string(), name: z.string() });

/** An organizational unit. */
export const unit = z.object({
  version,
  unitId: objectId,
  name: z.string(),
  type: unitType,
  category: unitCategory,
  parentUnitId: objectId.nullable(),
  contactEmail: z.string(),
  active: z.boolean(),
});

/** A position of responsibility. */
export const position = z.object({
  version,
  positionId: objectId,
  /** As people say it, such as `POS-0012`. */
  code: z.string(),
  title: z.string(),
  unit: unitRef,
  type: z.string(),
  responsibilities: z.array(z.string()),
  requirements: z.object({ minCgpa: z.number(), minYear: z.int(), skills: z.array(z.string()) }),
  description: z.string(),
  count: z.int(),
  createdAt: instant,
});

/** A holder of a position in a tenure. */
export const holder = z.object({
  version,
  holderId: objectId,
  /** As people say it, such as `POR-2026-0391`. */
  code: z.string(),
  userId: objectId,
  /** Of the person. */
  name: z.string(),
  position: z.object({ id: objectId, title: z.string() }),
  unit: unitRef,
  tenureYear: z.string(),
  status: holderStatus,
  confirmation,
});

/** An event of campus. */
export const campusEvent = z.object({
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

/** A request for a room. */
export const roomRequest = z.object({
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
  /** Why it was rejected, if the president said so. */
  reason: z.string().optional(),
});

/** When and where something is to be. */
export const place = z.object({ start: instant.nullable(), end: instant.nullable(), venue: z.string() });

/** A place at an event, or in line for one. */
export const registration = z.object({
  registrationId: objectId,
  /** Whose place it is. */
  userId: objectId,
  status: registrationStatus,
  eventId: objectId,
  eventTitle: z.string(),
  unit: unitRef,
  schedule: place,
});

/** A room of the catalogue. */
export const room = z.object({
  roomId: objectId,
  name: z.string(),
  building: z.string(),
  capacity: z.int(),
  equipment: z.array(z.string()),
  active: z.boolean(),
});

/** An entry of feedback. */
export const feedback = z.object({
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
