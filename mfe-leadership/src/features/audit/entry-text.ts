import { ROLE_NAMES, type AuditAnswer } from '@portal/contracts';
import type { Formats } from '@portal/web-kit';
import { otherPages, positionHref } from '../../paths';
import { actionLabels, ownActionLabels, valueLabels } from './action-labels';
import { messages } from './messages';

type Names = Readonly<Partial<Record<string, string>>>;

/** Who did it; only feedback may come from an anonymous person. */
export function actorNameOf({ actor, action }: Pick<AuditAnswer, 'actor' | 'action'>): string {
  if (actor) return actor.name;
  return action === 'feedback.feedback.given' ? messages.anonymous : messages.portal;
}

/** What was done; the name of the subject follows, unless `isAboutOneself`. */
export function actionLabelOf({ action, actor, subject }: Pick<AuditAnswer, 'action' | 'actor' | 'subject'>): string {
  const own = actor?._id === subject._id ? ownActionLabels[action] : undefined;
  return own ?? actionLabels[action] ?? action;
}

/** The subject is the actor, whose name the entry shows already. */
export function isAboutOneself({ action, actor, subject }: Pick<AuditAnswer, 'action' | 'actor' | 'subject'>): boolean {
  return actor?._id === subject._id && action in ownActionLabels;
}

/** The page of the subject; undefined where there is none. */
export function subjectHref({ action, subject: { kind, _id, name } }: Pick<AuditAnswer, 'action' | 'subject'>) {
  if (kind === 'org.position') return action === 'org.position.removed' ? undefined : positionHref(name);
  if (kind === 'events.event') return otherPages.event(_id);
  if (kind.startsWith('auth.') || kind === 'records.profile') return otherPages.profile(_id);
  return { 'events.room': otherPages.rooms, 'feedback.feedback': otherPages.feedback }[kind];
}

/** `seatPlan.rowCount` as `Seat plan, row count`. */
export function fieldLabelOf(field: string): string {
  const spaced = field
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('.', ', ')
    .toLowerCase();
  return (messages.fields as Names)[field] ?? capitalize(spaced);
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Fields whose values are codes of the vocabulary. */
const CODE_FIELDS: readonly string[] = ['status', 'category', 'mode'];
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A value as people read it. */
export function valueText(field: string, value: unknown, { dateTime }: Pick<Formats, 'dateTime'>): string {
  if (value === undefined || value === null || value === '') return messages.nothing;
  if (Array.isArray(value)) return value.map(String).join(', ') || messages.nothing;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value as string | number);
  if (field === 'role') return (ROLE_NAMES as Names)[text] ?? text;
  if (INSTANT.test(text)) return dateTime(text);
  return valueLabels[text] ?? (CODE_FIELDS.includes(field) ? capitalize(text) : text);
}
