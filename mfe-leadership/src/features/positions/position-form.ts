import { POSITION_TYPES, TEXT_LIMITS, type BodyInput, type calls, type PositionAnswer } from '@portal/contracts';
import type { FieldErrors } from 'react-hook-form';
import { formMessages } from './messages';

const MOST_POSITIONS = 1000;
export const YEARS = [1, 2, 3, 4] as const;

export interface PickedUnit {
  readonly id: string;
  readonly label: string;
}

/** What the form holds, in the order of the page. */
export interface PositionForm {
  title: string;
  unit: PickedUnit | null;
  /** One of the known types; `Other` stands for the custom text. */
  type: string;
  customType: string;
  description: string;
  /** `null` is an empty field, `NaN` what is no number. */
  count: number | null;
  /** One line each; blank ones are not sent. */
  duties: string[];
  minCgpa: number | null;
  minYear: string;
  skills: string[];
}

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
  const isKnown = POSITION_TYPES.some((known) => known === type);
  return {
    title: position.title,
    unit: { id: position.unit_id._id, label: position.unit_id.name },
    type: isKnown ? type : 'Other',
    customType: isKnown ? '' : type,
    description: position.description,
    count: position.position_count,
    duties: [...position.responsibilities],
    minCgpa: requirements.min_cgpa,
    minYear: String(requirements.min_year),
    skills: requirements.skills_required.length > 0 ? [...requirements.skills_required] : [''],
  };
}

/** The lines that have something in them. */
export const filled = (lines: readonly string[]): string[] => lines.map((line) => line.trim()).filter(Boolean);

/** Each skill once, however it is written. */
export function distinct(skills: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const skill of filled(skills)) if (!found.has(skill.toLowerCase())) found.set(skill.toLowerCase(), skill);
  return [...found.values()];
}

const lengthProblem = (text: string, most: number) => text.trim().length > most && formMessages.tooLong(most);

function linesProblem(lines: readonly string[]): string | false {
  if (filled(lines).length > TEXT_LIMITS.list) return formMessages.tooMany(TEXT_LIMITS.list);
  return lines.some((line) => lengthProblem(line, TEXT_LIMITS.line)) && formMessages.tooLong(TEXT_LIMITS.line);
}

function customTypeProblem({ type, customType }: PositionForm): string | false {
  if (type !== 'Other') return false;
  const text = customType.trim();
  if (text === '' || text.toLowerCase() === 'other') return formMessages.customTypeMissing;
  return lengthProblem(text, TEXT_LIMITS.name);
}

function countProblem(count: number | null): string | false {
  if (count === null || !Number.isInteger(count) || count < 1) return formMessages.countLow;
  return count > MOST_POSITIONS && formMessages.countHigh;
}

function cgpaProblem(cgpa: number | null): string | false {
  // Also what is no number at all.
  if (cgpa === null || !(cgpa >= 0 && cgpa <= 10)) return formMessages.cgpaRange;
  const tenths = cgpa * 10;
  return Math.abs(tenths - Math.round(tenths)) > 1e-9 && formMessages.cgpaStep;
}

/** What is wrong with the form, by field. */
export function problemsOf(form: PositionForm): FieldErrors<PositionForm> {
  const found: [keyof PositionForm, string | false][] = [
    ['title', form.title.trim() === '' ? formMessages.titleMissing : lengthProblem(form.title, TEXT_LIMITS.title)],
    ['unit', form.unit === null && formMessages.unitMissing],
    ['type', form.type === '' && formMessages.typeMissing],
    ['customType', customTypeProblem(form)],
    ['description', lengthProblem(form.description, TEXT_LIMITS.text)],
    ['count', countProblem(form.count)],
    ['duties', filled(form.duties).length === 0 ? formMessages.dutiesMissing : linesProblem(form.duties)],
    ['minCgpa', cgpaProblem(form.minCgpa)],
    ['skills', linesProblem(form.skills)],
  ];
  return Object.fromEntries(
    found.flatMap(([field, message]) => (message === false ? [] : [[field, { type: 'validate', message }]])),
  );
}

/** The custom text stands in the place of Other. */
export const typeOf = ({ type, customType }: PositionForm): string => (type === 'Other' ? customType.trim() : type);

function toldOf(form: PositionForm) {
  return {
    title: form.title.trim(),
    position_type: typeOf(form),
    responsibilities: filled(form.duties),
    requirements: {
      min_cgpa: form.minCgpa ?? 0,
      min_year: Number(form.minYear),
      skills_required: distinct(form.skills),
    },
    description: form.description.trim(),
    position_count: form.count ?? 1,
  };
}

/** What is sent of a new position without problems. */
export function newPositionBody(form: PositionForm): BodyInput<typeof calls.addPosition> {
  if (form.unit === null) throw new Error('Something that has to be chosen is not.');
  return { ...toldOf(form), unit_id: form.unit.id };
}

/** What is sent of a changed one; its unit stays. */
export function changedPositionBody(form: PositionForm, version: number): BodyInput<typeof calls.changePosition> {
  return { version, ...toldOf(form) };
}
