import { requiredUnit, type PickedUnit } from '@portal/campus-kit/forms';
import {
  keyOf,
  POSITION_TYPES,
  TEXT_LIMITS,
  distinctTexts,
  toText,
  type BodyInput,
  type calls,
  type PositionAnswer,
} from '@portal/contracts';
import { optionalText, plainText, requiredChoice, requiredText } from '@portal/web-kit/forms';
import * as z from 'zod/mini';
import { formMessages as messages } from './messages';

const { tooLong, cgpaRange, countLow } = messages;

const withoutBlanks = (lines: readonly string[]): string[] => lines.map((line) => toText(line).trim()).filter(Boolean);

/** The skills as they are sent and shown. */
export const distinctSkills = (skills: readonly string[]): string[] => distinctTexts(withoutBlanks(skills));

/** One error for all lines, because a LinesField shows one. */
const lines = z.array(z.string()).check(
  z.overwrite(withoutBlanks),
  z.maxLength(TEXT_LIMITS.list, messages.tooMany(TEXT_LIMITS.list)),
  z.refine((all) => all.every(({ length }) => length <= TEXT_LIMITS.line), tooLong(TEXT_LIMITS.line)),
);
const count = z.int(countLow).check(z.minimum(1, countLow), z.maximum(1000, messages.countHigh));
const cgpa = z
  .number(cgpaRange)
  .check(z.minimum(0, cgpaRange), z.maximum(10, cgpaRange), z.multipleOf(0.1, messages.cgpaStep));

interface TypeFields {
  readonly type: string;
  readonly customType: string;
}

/** What is sent: the text that replaces `Other`. */
export const typeOf = ({ type, customType }: TypeFields): string => (type === 'Other' ? customType.trim() : type);

/** A rule of the text that replaces `Other`; it is checked also while other fields are wrong. */
const customTypeRule = (isFine: (customType: string) => boolean, error: string) =>
  z.refine<TypeFields>(({ type, customType }) => type !== 'Other' || isFine(customType), {
    path: ['customType'],
    error,
    when: () => true,
  });

/** The fields in the order of the page. A unit test holds the rules to those of the call. */
export const positionSchema = z
  .object({
    title: requiredText(TEXT_LIMITS.title, { missing: messages.titleMissing, tooLong }),
    unit: requiredUnit(messages.unitMissing),
    type: requiredChoice(POSITION_TYPES, messages.typeMissing),
    customType: plainText(),
    description: optionalText(TEXT_LIMITS.text, tooLong),
    count: z.nullable(count).check(z.refine((value) => value !== null, countLow)),
    duties: lines.check(z.minLength(1, messages.dutiesMissing)),
    minCgpa: z.nullable(cgpa).check(z.refine((value) => value !== null, cgpaRange)),
    minYear: z.string(),
    skills: lines.check(z.overwrite(distinctSkills)),
  })
  .check(
    customTypeRule((text) => !['', 'other'].includes(keyOf(text)), messages.customTypeMissing),
    customTypeRule(({ length }) => length <= TEXT_LIMITS.name, tooLong(TEXT_LIMITS.name)),
  );
export type PositionForm = z.infer<typeof positionSchema>;

/** The form before anything is typed, with the specification's defaults. */
export function emptyPosition(unit: PickedUnit | null = null): PositionForm {
  return {
    title: '',
    unit,
    type: '',
    customType: '',
    description: '',
    count: 1,
    duties: [''],
    minCgpa: 0,
    minYear: '1',
    skills: [''],
  };
}

/** A position as its form holds it. */
export function formOfPosition(position: PositionAnswer): PositionForm {
  const { position_type: type, requirements } = position;
  const known = POSITION_TYPES.find((name) => name === type);
  return {
    title: position.title,
    unit: { id: position.unit_id._id, label: position.unit_id.name },
    type: known ?? 'Other',
    customType: known ? '' : type,
    description: position.description,
    count: position.position_count,
    duties: [...position.responsibilities],
    minCgpa: requirements.min_cgpa,
    minYear: String(requirements.min_year),
    skills: requirements.skills_required.length > 0 ? [...requirements.skills_required] : [''],
  };
}

function detailsOf({ title, duties, minCgpa, minYear, skills, description, count: holders, ...type }: PositionForm) {
  return {
    title,
    position_type: typeOf(type),
    responsibilities: duties,
    requirements: { min_cgpa: minCgpa ?? 0, min_year: Number(minYear), skills_required: skills },
    description,
    position_count: holders ?? 1,
  };
}

/** What is sent of a checked form of a new position. */
export function newPositionBody(form: PositionForm): BodyInput<typeof calls.addPosition> {
  if (form.unit === null) throw new Error('A required choice is missing.');
  return { ...detailsOf(form), unit_id: form.unit.id };
}

/** What is sent of a checked form of a changed one; its unit stays. */
export function changedPositionBody(form: PositionForm, version: number): BodyInput<typeof calls.changePosition> {
  return { version, ...detailsOf(form) };
}

/** How a form of a position shows what the server refused. */
export const serverErrors = {
  fieldOfPath: {
    unit_id: 'unit',
    position_type: 'type',
    position_count: 'count',
    responsibilities: 'duties',
    'requirements.min_cgpa': 'minCgpa',
    'requirements.min_year': 'minYear',
    'requirements.skills_required': 'skills',
  },
  fieldOfCode: { 'POSITION.UNIT_NOT_FOUND': 'unit', 'POSITION.OUT_OF_SCOPE': 'unit', 'POSITION.PLACES_HELD': 'count' },
} as const;
