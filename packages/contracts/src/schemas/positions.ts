import * as z from 'zod';
import { distinctTexts } from '../distinct-texts';
import { keyOf } from '../text-key';
import { TEXT_LIMITS } from '../text-limits';
import { POSITION_TYPES, unitCategory } from '../vocabulary';
import { instant, line, objectId, optionalLine, optionalText, pageQuery, searchText } from './primitives';

const RESPONSIBILITIES = 'At least one responsibility is required';
const CGPA = 'CGPA must be between 0 and 10';
const COUNT = 'Position count must be at least 1';
const YEAR = 'Please choose a year from 1 to 4.';

/** Lines of text without the blank ones. */
const filledLines = (error?: string) =>
  z
    .array(optionalLine(), error)
    .max(TEXT_LIMITS.list, `Please add at most ${TEXT_LIMITS.list}.`)
    .transform((lines) => lines.filter((text) => text !== ''));

const unitId = z
  .string('Organizational unit is required')
  .trim()
  .min(1, 'Organizational unit is required')
  .pipe(objectId);

const positionType = line('Position type is required', TEXT_LIMITS.name).refine(
  (type) => keyOf(type) !== 'other',
  'Please specify the position type',
);

/** The details of a position that add and change take. */
const editableFields = {
  title: line('Position title is required', TEXT_LIMITS.title),
  /** One of {@link POSITION_TYPES}, or the custom text that replaces `Other`. */
  position_type: positionType,
  responsibilities: filledLines(RESPONSIBILITIES).refine((lines) => lines.length > 0, RESPONSIBILITIES),
  description: optionalText,
  position_count: z.int(COUNT).min(1, COUNT).max(1000, 'Position count must be at most 1000'),
};

const required = {
  min_cgpa: z.number(CGPA).min(0, CGPA).max(10, CGPA).multipleOf(0.1, 'Please enter the CGPA in steps of 0.1.'),
  min_year: z.int(YEAR).min(1, YEAR).max(4, YEAR),
  skills_required: filledLines().transform(distinctTexts),
};

export const addPositionBody = z.strictObject({
  ...editableFields,
  unit_id: unitId,
  description: editableFields.description.default(''),
  position_count: editableFields.position_count.default(1),
  requirements: z
    .strictObject({
      min_cgpa: required.min_cgpa.default(0),
      min_year: required.min_year.default(1),
      skills_required: required.skills_required.default([]),
    })
    .default({ min_cgpa: 0, min_year: 1, skills_required: [] }),
});

/** Only the given fields change. The unit stays the same. */
export const changePositionBody = z
  .strictObject({
    /** The version that was edited: when the position has changed since, the change is refused. */
    version: z.int().min(1),
    ...editableFields,
    requirements: z.strictObject(required).partial(),
  })
  .partial();

/** By title. `q` is looked for among the beginnings of words of title, type, unit, skills and position_id. */
export const listPositionsQuery = z.strictObject({
  ...pageQuery.shape,
  q: searchText.optional(),
  unit: objectId.optional(),
  /** Of the units that belong to it. */
  category: unitCategory.optional(),
  /** `Other` are all those whose type is a text of their own. */
  type: z.enum(POSITION_TYPES).optional(),
});

/** What a position asks for; it advises those who appoint, and bars nobody. */
export const positionRequirements = z.object({
  min_cgpa: z.number(),
  min_year: z.int(),
  skills_required: z.array(z.string()),
});
export type PositionRequirements = z.infer<typeof positionRequirements>;

/** A position of responsibility. People who may change and remove it get `can_manage`. */
export const positionAnswer = z.object({
  _id: objectId,
  version: z.int().min(1),
  /** As people say it, such as `POS-0012`. */
  position_id: z.string(),
  title: z.string(),
  unit_id: z.object({ _id: objectId, name: z.string() }),
  position_type: z.string(),
  responsibilities: z.array(z.string()),
  requirements: positionRequirements,
  description: z.string(),
  position_count: z.int(),
  /** How many hold it in the current tenure; only in lists. */
  filled_count: z.int().optional(),
  created_at: instant,
  can_manage: z.literal(true).optional(),
});
export type PositionAnswer = z.infer<typeof positionAnswer>;
