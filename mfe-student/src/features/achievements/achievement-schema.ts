import {
  ACHIEVEMENT_TYPES,
  TEXT_LIMITS,
  urlOf,
  type AchievementAnswer,
  type BodyInput,
  type calls,
} from '@portal/contracts';
import { optionalText, requiredChoice, requiredDay, requiredText } from '@portal/web-kit/forms';
import * as z from 'zod/mini';
import { formMessages as messages } from './messages';

const { tooLong } = messages;
const LONGEST_ADDRESS = 2_000;

const isWebAddress = (text: string) => /^https?:\/\/[^\s/]/.test(text) && urlOf(text) !== undefined;

/** The fields in the order of the page; `today` is the day at the institute. */
export const achievementSchema = (today: string) =>
  z.object({
    title: requiredText(TEXT_LIMITS.title, { missing: messages.titleMissing, tooLong }),
    type: requiredChoice(ACHIEVEMENT_TYPES, messages.typeMissing),
    category: requiredText(TEXT_LIMITS.name, { missing: messages.categoryMissing, tooLong }),
    date: requiredDay(messages.dateMissing).check(z.refine((day) => day <= today, messages.dateAhead)),
    level: optionalText(TEXT_LIMITS.name, tooLong),
    position: optionalText(TEXT_LIMITS.name, tooLong),
    description: optionalText(TEXT_LIMITS.summary, tooLong),
    event: z.nullable(z.object({ id: z.string(), label: z.string() })),
    certificateKind: z.enum(['link', 'file']),
    certificateUrl: z.string().check(
      z.trim(),
      z.maxLength(LONGEST_ADDRESS, messages.certificateInvalid),
      z.refine((text) => text === '' || isWebAddress(text), messages.certificateInvalid),
    ),
    file: z.nullable(z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.number() })),
  });
export type AchievementForm = z.infer<ReturnType<typeof achievementSchema>>;

export const emptyAchievement: AchievementForm = {
  title: '',
  type: '',
  category: '',
  date: '',
  level: '',
  position: '',
  description: '',
  event: null,
  certificateKind: 'link',
  certificateUrl: '',
  file: null,
};

/** An achievement as its form holds it. */
export function formOfAchievement(achievement: AchievementAnswer): AchievementForm {
  const { title, type, category, level, position, description, event_id: event, certificate } = achievement;
  return {
    title,
    type,
    category,
    date: achievement.date_achieved,
    level,
    position,
    description,
    event: event ? { id: event._id, label: event.title } : null,
    certificateKind: certificate ? 'file' : 'link',
    certificateUrl: achievement.certificate_url,
    file: certificate
      ? { id: certificate._id, name: certificate.name, type: certificate.type, bytes: certificate.bytes }
      : null,
  };
}

/** What is sent of a checked form; of link and file only the chosen one. */
export function achievementBody(form: AchievementForm): BodyInput<typeof calls.addAchievement> {
  const { title, type, category, date, level, position, description, event, certificateKind: kind } = form;
  if (type === '') throw new Error('A required choice is missing.');
  return {
    title,
    type,
    category,
    date_achieved: date,
    level,
    position,
    description,
    event_id: event?.id ?? null,
    certificate_url: kind === 'link' ? form.certificateUrl : '',
    certificate_id: kind === 'file' ? (form.file?.id ?? null) : null,
  };
}

/** How the form shows what the server refused. */
export const serverErrors = {
  fieldOfPath: {
    date_achieved: 'date',
    event_id: 'event',
    certificate_url: 'certificateUrl',
    certificate_id: 'file',
  },
  fieldOfCode: { 'ACHIEVEMENT.EVENT_NOT_FOUND': 'event', 'CERTIFICATE.NOT_FOUND': 'file' },
} as const;
