import {
  TEXT_LIMITS,
  toText,
  UNIT_CATEGORIES,
  UNIT_TYPES,
  type BodyInput,
  type UnitCategory,
  type UnitDetails,
  type calls,
} from '@portal/contracts';
import { optionalText, plainText, requiredChoice, requiredText } from '@portal/web-kit/forms';
import * as z from 'zod/mini';
import { formMessages as messages } from './messages';

const { tooLong, levelLow } = messages;

const MAX_LEVEL = 20;
export const MAX_LINKS = 20;
const MAX_ADDRESS = 500;
const MAX_AMOUNT = 1_000_000_000;
/** The service looks closer. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const WEB_ADDRESS = /^https?:\/\/[^\s.]+\.\S+$/i;

/** A link to a profile of the unit elsewhere. */
export interface SocialLink {
  readonly platform: string;
  readonly url: string;
}

/** Those with both parts; the others are dropped. */
function completeLinks(links: readonly SocialLink[]): SocialLink[] {
  const trimmed = links.map(({ platform, url }) => ({ platform: toText(platform).trim(), url: toText(url).trim() }));
  return trimmed.filter(({ platform, url }) => platform !== '' && url !== '');
}

const links = z.array(z.object({ platform: z.string(), url: z.string() })).check(
  z.refine(
    (all) => completeLinks(all).every(({ url }) => WEB_ADDRESS.test(url) && url.length <= MAX_ADDRESS),
    messages.urlInvalid,
  ),
  z.refine(
    (all) => completeLinks(all).every(({ platform }) => platform.length <= TEXT_LIMITS.name),
    tooLong(TEXT_LIMITS.name),
  ),
);
const level = z.int(levelLow).check(z.minimum(1, levelLow), z.maximum(MAX_LEVEL, messages.levelHigh(MAX_LEVEL)));
const amount = z.nullable(
  z
    .number(messages.amountInvalid)
    .check(
      z.minimum(0, messages.amountNegative),
      z.maximum(MAX_AMOUNT, messages.amountHigh(MAX_AMOUNT)),
      z.multipleOf(0.01, messages.amountStep),
    ),
);

/** The fields in the order of the page. A unit test holds the rules to those of the call. */
export const unitSchema = z.object({
  name: requiredText(TEXT_LIMITS.name, { missing: messages.nameMissing, tooLong }),
  type: requiredChoice(UNIT_TYPES, messages.typeMissing),
  category: requiredChoice(UNIT_CATEGORIES, messages.categoryMissing),
  parent: z.nullable(z.object({ id: z.string(), label: z.string(), category: z.optional(z.enum(UNIT_CATEGORIES)) })),
  level: z.nullable(level).check(z.refine((value) => value !== null, levelLow)),
  description: optionalText(TEXT_LIMITS.text, tooLong),
  isActive: z.boolean(),
  email: plainText().check(
    z.minLength(1, messages.emailMissing),
    z.refine((email) => email === '' || EMAIL.test(email), messages.emailInvalid),
  ),
  links,
  allocated: amount,
  spent: amount,
});
export type UnitForm = z.infer<typeof unitSchema>;

const noLink: SocialLink = { platform: '', url: '' };

/** The form before anything is typed; a general secretary's units are all of one category. */
export function emptyUnit(category: UnitCategory | null): UnitForm {
  return {
    name: '',
    type: '',
    category: category ?? '',
    parent: null,
    level: 1,
    description: '',
    isActive: true,
    email: '',
    links: [noLink],
    allocated: 0,
    spent: 0,
  };
}

/** What is sent of a checked form. */
export function unitBody(form: UnitForm): BodyInput<typeof calls.createUnit> {
  const { type, category } = form;
  if (type === '' || category === '') throw new Error('A required choice is missing.');
  return {
    name: form.name,
    type,
    category,
    parent_unit_id: form.parent?.id ?? null,
    hierarchy_level: form.level ?? 1,
    description: form.description,
    is_active: form.isActive,
    contact_info: { email: form.email, social_media: completeLinks(form.links) },
    budget_info: { allocated_budget: form.allocated ?? 0, spent_amount: form.spent ?? 0 },
  };
}

/** A unit as its form holds it. */
export function formOfUnit(unit: UnitDetails): UnitForm {
  const { parent, contact_info: contact, budget_info: budget } = unit;
  return {
    name: unit.name,
    type: unit.type,
    category: unit.category,
    parent: parent && { id: parent._id, label: parent.name },
    level: unit.hierarchy_level,
    description: unit.description,
    isActive: unit.is_active,
    email: contact.email,
    links: contact.social_media.length > 0 ? [...contact.social_media] : [noLink],
    allocated: budget?.allocated_budget ?? 0,
    spent: budget?.spent_amount ?? 0,
  };
}

/** What is sent of a checked form of a changed unit; deactivating has a question of its own. */
export function changedUnitBody(form: UnitForm, version: number): BodyInput<typeof calls.changeUnit> {
  const { is_active: _active, ...body } = unitBody(form);
  return { version, ...body };
}

/** Where the form shows what the server refused. */
export const serverErrors = {
  fieldOfPath: {
    parent_unit_id: 'parent',
    hierarchy_level: 'level',
    'contact_info.email': 'email',
    'contact_info.social_media': 'links',
    'budget_info.allocated_budget': 'allocated',
    'budget_info.spent_amount': 'spent',
  },
  fieldOfCode: { 'UNIT.NAME_TAKEN': 'name', 'UNIT.PARENT_NOT_FOUND': 'parent', 'UNIT.CYCLE': 'parent' },
} as const;
