import * as z from 'zod';
import { objectId } from '../schemas/primitives';
import { officeContact } from '../schemas/records';
import { achievement, sharedRecord, skill, userSkill, version } from './subjects';

const source = 'records' as const;

/** The events of the records service, for the catalogue. */
export const recordsEvents = {
  'records.profile.changed.v1': {
    source,
    when: 'A profile was completed, edited or got another picture.',
    data: z.object({
      version,
      userId: objectId,
      name: z.string(),
      studentId: z.string(),
      onboarded: z.boolean(),
      profilePic: z.string(),
      /** What the person shares while in office; profiles of earlier builds share nothing. */
      officeContact: officeContact.optional(),
      /** Only of a person who shares it. */
      phone: z.string().optional(),
      /** What was changed, by name alone: most of a profile is nobody else's business. */
      changed: z.array(z.string()).optional(),
    }),
  },
  'records.skill.added.v1': {
    source,
    when: 'A skill was proposed for the catalogue, or by another person once more.',
    data: skill,
  },
  'records.skill.endorsed.v1': { source, when: 'A skill of the catalogue was endorsed.', data: skill },
  'records.skill.returned.v1': {
    source,
    when: 'A skill that was proposed for the catalogue was returned to who proposed it.',
    data: skill.extend({ reason: z.string() }),
  },
  'records.user-skill.claimed.v1': { source, when: 'A person claimed a skill.', data: userSkill },
  'records.user-skill.changed.v1': {
    source,
    when: 'The claim of a skill was changed, or submitted again after it was returned.',
    data: userSkill.extend({ changed: z.array(z.string()).min(1) }),
  },
  'records.user-skill.endorsed.v1': { source, when: 'The claim of a skill was endorsed.', data: userSkill },
  'records.user-skill.returned.v1': {
    source,
    when: 'The claim of a skill was returned to the person.',
    data: userSkill.extend({ reason: z.string() }),
  },
  'records.user-skill.endorsement-withdrawn.v1': {
    source,
    when: 'The endorsement of a skill was withdrawn.',
    data: userSkill.extend({ reason: z.string() }),
  },
  'records.user-skill.withdrawn.v1': {
    source,
    when: 'A person withdrew the claim of a skill; the event says what it was.',
    data: userSkill,
  },
  'records.shared-record.created.v1': {
    source,
    when: 'A student made a link to a signed record.',
    data: sharedRecord,
  },
  'records.shared-record.ended.v1': {
    source,
    when: 'A student ended a link, and with it the credential.',
    data: sharedRecord,
  },
  'records.achievement.added.v1': { source: 'records', when: 'A person recorded an achievement.', data: achievement },
  'records.achievement.changed.v1': {
    source: 'records',
    when: 'An achievement was changed, or submitted again after it was returned.',
    data: achievement.extend({ changed: z.array(z.string()).min(1) }),
  },
  'records.achievement.verified.v1': { source: 'records', when: 'An achievement was verified.', data: achievement },
  'records.achievement.returned.v1': {
    source: 'records',
    when: 'An achievement was returned to the person.',
    data: achievement.extend({ reason: z.string() }),
  },
  'records.achievement.verification-withdrawn.v1': {
    source: 'records',
    when: 'The verification of an achievement was withdrawn.',
    data: achievement.extend({ reason: z.string() }),
  },
  'records.achievement.withdrawn.v1': {
    source: 'records',
    when: 'A person withdrew an achievement; the event says what it was.',
    data: achievement,
  },
} as const;
