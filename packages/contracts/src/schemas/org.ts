import * as z from 'zod';
import { TEXT_LIMITS } from '../text-limits';
import { unitCategory, unitType } from '../vocabulary';
import {
  emailAddress,
  exactMoney,
  instant,
  line,
  objectId,
  optionalText,
  pageQuery,
  searchText,
  webAddress,
} from './primitives';

/** The details of a unit that create and change take. */
const editableFields = {
  name: line('Organization name is required', TEXT_LIMITS.name),
  type: z.enum(unitType.options, { error: 'Organization type is required' }),
  description: optionalText,
  parent_unit_id: objectId.nullish(),
  hierarchy_level: z.int().min(1, 'Hierarchy level must be at least 1').max(20),
  category: z.enum(unitCategory.options, { error: 'Category is required' }),
  is_active: z.boolean(),
};

const contact = {
  email: z.string({ error: 'Contact email is required' }).trim().min(1, 'Contact email is required').pipe(emailAddress),
  social_media: z
    .array(
      z.strictObject({
        platform: line('Please enter a platform.', TEXT_LIMITS.name),
        url: webAddress('Please enter a web address.', { longest: 500 }),
      }),
    )
    .max(20),
};

export const createUnitBody = z.strictObject({
  ...editableFields,
  description: editableFields.description.default(''),
  hierarchy_level: editableFields.hierarchy_level.default(1),
  is_active: editableFields.is_active.default(true),
  contact_info: z.strictObject({ ...contact, social_media: contact.social_media.default([]) }),
  budget_info: z
    .strictObject({ allocated_budget: exactMoney.default(0), spent_amount: exactMoney.default(0) })
    .default({ allocated_budget: 0, spent_amount: 0 }),
});

/** Only the given fields change; a unit without a parent is at the top. */
export const changeUnitBody = z
  .strictObject({
    /** The version that was edited: when the unit has changed since, the change is refused. */
    version: z.int().min(1),
    ...editableFields,
    contact_info: z.strictObject(contact).partial(),
    budget_info: z.strictObject({ allocated_budget: exactMoney, spent_amount: exactMoney }).partial(),
  })
  .partial();

export const unitAnswer = z.object({
  _id: objectId,
  name: z.string(),
  type: unitType,
  description: z.string(),
  parent_unit_id: objectId.nullable(),
  hierarchy_level: z.int(),
  category: unitCategory,
  is_active: z.boolean(),
  contact_info: z.object({
    email: z.string(),
    social_media: z.array(z.object({ platform: z.string(), url: z.string() })),
  }),
  budget_info: z.object({ allocated_budget: exactMoney, spent_amount: exactMoney }),
  created_at: instant,
});
export type UnitAnswer = z.infer<typeof unitAnswer>;

export const listUnitsQuery = z.strictObject({
  ...pageQuery.shape,
  category: unitCategory.optional(),
  q: searchText.optional(),
  expand: z.literal('1').optional(),
});

const unitName = z.object({ _id: objectId, name: z.string() });

/** What everyone sees of a unit; its officers also get its budget, its managers its version and what depends on it. */
export const unitDetails = unitAnswer
  .omit({ parent_unit_id: true, budget_info: true })
  .extend({
    parent: unitName.nullable(),
    /** By name, closed ones too. */
    sub_units: z.array(unitName.extend({ type: unitType, is_active: z.boolean() })),
    can_manage: z.literal(true),
    version: z.int().min(1),
    budget_info: unitAnswer.shape.budget_info,
    /** What there is below it or of it, which stays when it is deactivated. */
    in_use: z.object({
      active_sub_units: z.int(),
      positions: z.int(),
      active_holders: z.int(),
      upcoming_events: z.int(),
    }),
  })
  .partial({ can_manage: true, version: true, budget_info: true, in_use: true });
export type UnitDetails = z.infer<typeof unitDetails>;

/** `q` is looked for among the beginnings of the words of a name, for the table alone: a tree needs all. */
export const readUnitTreeQuery = z.strictObject({ q: searchText.optional() });

/** Every unit by name. An institute with more units than one answer holds gets the first of them and their number. */
export const unitTree = z.object({
  units: z.array(
    z.object({
      _id: objectId,
      name: z.string(),
      type: unitType,
      category: unitCategory,
      parent_unit_id: objectId.nullable(),
      is_active: z.boolean(),
    }),
  ),
  total: z.int(),
});
export type UnitTree = z.infer<typeof unitTree>;

/** The short form; category, parent and contact only with `?expand=1` for leadership. */
export const listedUnit = z.object({
  _id: objectId,
  name: z.string(),
  type: unitType,
  category: unitCategory.optional(),
  parent: unitName.nullable().optional(),
  contact_info: z.object({ email: z.string() }).optional(),
});
