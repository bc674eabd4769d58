import * as z from 'zod';
import { unitRef } from '../session';
import { confirmation } from '../schemas/holders';
import { achievementState } from '../schemas/achievements';
import { calendarDay, instant, objectId } from '../schemas/primitives';
import { claimState } from '../schemas/skills';
import {
  achievementType,
  eventCategory,
  eventMode,
  eventStatus,
  feedbackTargetType,
  feedbackType,
  holderStatus,
  proficiencyLevel,
  registrationStatus,
  role,
  skillType,
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
  /** Its other details, for the record of what was changed. */
  description: z.string().optional(),
  type: z.string().optional(),
  mode: eventMode.optional(),
  organizers: z.array(z.string()).optional(),
  /** What those who attend may claim; absent without any, and in events of earlier builds. */
  skills: z.array(z.object({ id: objectId, name: z.string() })).optional(),
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

/** A registration that was checked in, or whose check-in was undone; the envelope has the time and the actor. */
export const attendance = registration.extend({
  /** When the person was scanned, where there was no connection to record it then. */
  scannedAt: instant.optional(),
  /** Rises with each of the two; events of earlier builds have none, and there the time decides which is newer. */
  version: version.optional(),
});

/** What a student achieved, as they say, and whether it was verified. */
export const achievement = z.object({
  version,
  achievementId: objectId,
  /** As people say it, such as `ACH-2026-0042`. */
  code: z.string(),
  userId: objectId,
  /** Of the person. */
  name: z.string(),
  title: z.string(),
  category: z.string(),
  type: achievementType,
  level: z.string(),
  dateAchieved: calendarDay,
  position: z.string(),
  /** The event in which it was reached, and the unit of that. */
  event: z.object({ id: objectId, title: z.string() }).optional(),
  unit: unitRef.optional(),
  hasCertificate: z.boolean(),
  state: achievementState,
  verified: z.boolean(),
  /** Since when it waits, or waited. */
  submittedAt: instant,
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

/** A skill of the catalogue. */
export const skill = z.object({
  version,
  skillId: objectId,
  /** As people say it, such as `SKL-0042`. */
  code: z.string(),
  name: z.string(),
  category: z.string(),
  type: skillType,
  description: z.string(),
  /** Who proposed it first. */
  createdBy: z.object({ id: objectId, name: z.string() }),
  createdAt: instant,
});

/** A skill that a person claims to have. */
export const userSkill = z.object({
  version,
  userSkillId: objectId,
  userId: objectId,
  /** Of the person. */
  name: z.string(),
  skill: z.object({ id: objectId, name: z.string(), category: z.string(), type: skillType }),
  level: proficiencyLevel,
  /** The position it was used in. */
  position: z.object({ id: objectId, title: z.string(), unit: z.string() }).optional(),
  /** The event it was claimed from. */
  event: z.object({ id: objectId, title: z.string() }).optional(),
  state: claimState,
  /** Since when it waits, or waited. */
  submittedAt: instant,
});

/** A record that a student shared: that there is a link, and not what it opens. */
export const sharedRecord = z.object({
  version,
  sharedRecordId: objectId,
  userId: objectId,
  /** Of the person. */
  name: z.string(),
  entries: z.int().min(1),
});
