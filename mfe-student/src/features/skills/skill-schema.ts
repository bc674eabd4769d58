import {
  PROFICIENCY_LEVELS,
  SKILL_TYPES,
  TEXT_LIMITS,
  type BodyInput,
  type calls,
  type UserSkillAnswer,
} from '@portal/contracts';
import { optionalText, plainText } from '@portal/web-kit/forms';
import * as z from 'zod/mini';
import { addMessages as messages } from './messages';

const picked = z.nullable(z.object({ id: z.string(), label: z.string() }));
/** What every claim has, new skill or not. */
const claimParts = { level: z.enum(PROFICIENCY_LEVELS), position: z.string() };

/** A rule that holds while a new skill is described, or while one is chosen; checked also while other fields are wrong. */
const ruleOf = (isNew: boolean, path: keyof AddSkillForm, isFine: (form: AddSkillForm) => boolean, error: string) =>
  z.refine<AddSkillForm>((form) => form.isNew !== isNew || isFine(form), { path: [path], error, when: () => true });

/** The fields in the order of the dialog. */
export const addSkillSchema = z
  .object({
    isNew: z.boolean(),
    /** Half-typed text tells a skill that does not exist from none at all. */
    typed: plainText(),
    skill: picked,
    name: optionalText(TEXT_LIMITS.name, messages.tooLong),
    category: optionalText(TEXT_LIMITS.name, messages.tooLong),
    type: z.enum(['', ...SKILL_TYPES]),
    description: optionalText(TEXT_LIMITS.summary, messages.tooLong),
    ...claimParts,
  })
  .check(
    ruleOf(false, 'skill', ({ skill, typed }) => skill !== null || typed.trim() !== '', messages.skillMissing),
    ruleOf(false, 'skill', ({ skill, typed }) => skill !== null || typed.trim() === '', messages.skillUnknown),
    ruleOf(true, 'name', ({ name }) => name.trim() !== '', messages.nameMissing),
    ruleOf(true, 'category', ({ category }) => category.trim() !== '', messages.categoryMissing),
    ruleOf(true, 'type', ({ type }) => type !== '', messages.typeMissing),
  );

export interface AddSkillForm {
  isNew: boolean;
  typed: string;
  skill: { id: string; label: string } | null;
  name: string;
  category: string;
  type: '' | (typeof SKILL_TYPES)[number];
  description: string;
  level: (typeof PROFICIENCY_LEVELS)[number];
  /** The id of a position of one's own, or the empty string. */
  position: string;
}

export const emptySkill: AddSkillForm = {
  isNew: false,
  typed: '',
  skill: null,
  name: '',
  category: '',
  type: '',
  description: '',
  level: 'beginner',
  position: '',
};

const claimOf = ({ level, position }: Pick<AddSkillForm, 'level' | 'position'>) => ({
  proficiency_level: level,
  position_id: position || null,
});

/** What is sent of a checked form whose skill was chosen from the list. */
export function claimBody(form: AddSkillForm, userId: string): BodyInput<typeof calls.claimSkill> {
  if (form.skill === null) throw new Error('A required choice is missing.');
  return { user_id: userId, skill_id: form.skill.id, ...claimOf(form) };
}

/** What is sent of a checked form with a new skill, which is claimed in the same step. */
export function newSkillBody(form: AddSkillForm): BodyInput<typeof calls.createSkill> {
  const { name, category, type, description } = form;
  if (type === '') throw new Error('A required choice is missing.');
  return { name, category, type, description, claim: claimOf(form) };
}

/** How the form shows what the server refused. */
export const serverErrors = {
  fieldOfPath: {
    skill_id: 'skill',
    proficiency_level: 'level',
    position_id: 'position',
    'claim.proficiency_level': 'level',
    'claim.position_id': 'position',
  },
  fieldOfCode: {
    'SKILL.NOT_FOUND': 'skill',
    'SKILL.ALREADY_CLAIMED': 'skill',
    'SKILL.EXISTS': 'name',
    'SKILL.POSITION_NOT_HELD': 'position',
  },
} as const;

/** The fields of a claim that can be changed. */
export const changeSkillSchema = z.object(claimParts);
export type ChangeSkillForm = z.infer<typeof changeSkillSchema>;

/** A claim as its form holds it. */
export function formOfSkill({ proficiency_level: level, position_id: position }: UserSkillAnswer): ChangeSkillForm {
  return { level, position: position?._id ?? '' };
}

/** What is sent of a checked form of a changed claim. */
export function changedSkillBody(form: ChangeSkillForm, version: number): BodyInput<typeof calls.changeClaim> {
  return { version, ...claimOf(form) };
}

/** How the form of a change shows what the server refused. */
export const changeErrors = {
  fieldOfPath: { proficiency_level: 'level', position_id: 'position' },
  fieldOfCode: { 'SKILL.POSITION_NOT_HELD': 'position' },
} as const;
