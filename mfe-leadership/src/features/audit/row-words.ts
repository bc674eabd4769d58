import { ROLE_NAMES, type AuditAnswer } from '@portal/contracts';
import type { Formats } from '@portal/web-kit';
import { neighbours, positionHref } from '../../paths';
import { messages } from './messages';
import { actionLabels, ownActionLabels, values } from './action-labels';

/** Who did it; feedback alone may come from somebody whom nobody knows. */
export function whoOf({ actor, action }: Pick<AuditAnswer, 'actor' | 'action'>): string {
  if (actor) return actor.name;
  return action === 'feedback.feedback.given' ? messages.anonymous : messages.portal;
}

/** What was done, up to the name of what it was done to. */
export function actionLabelOf({ action, actor, subject }: Pick<AuditAnswer, 'action' | 'actor' | 'subject'>): string {
  const isOwn = actor !== null && actor._id === subject._id;
  return (isOwn ? ownActionLabels[action] : undefined) ?? actionLabels[action] ?? action;
}

/** What it was done to is the person who did it, whom the row names already. */
export function isAboutOneself({ action, actor, subject }: Pick<AuditAnswer, 'action' | 'actor' | 'subject'>): boolean {
  return actor?._id === subject._id && action in ownActionLabels;
}

/** The page of what it was done to; undefined where there is none. */
export function linkOf({ action, subject: { kind, _id, name } }: Pick<AuditAnswer, 'action' | 'subject'>) {
  if (kind === 'org.position') return action === 'org.position.removed' ? undefined : positionHref(name);
  if (kind === 'events.event') return neighbours.event(_id);
  if (kind.startsWith('auth.') || kind === 'records.profile') return neighbours.profile(_id);
  return { 'events.room': neighbours.rooms, 'feedback.feedback': neighbours.feedback }[kind];
}

/** `registration.maxParticipants` as people read it. */
export function fieldName(field: string): string {
  const known = (messages.fields as Partial<Record<string, string>>)[field];
  if (known !== undefined) return known;
  const spoken = field
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('.', ', ')
    .toLowerCase();
  return capital(spoken);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Their values are words of the vocabulary. */
const NAMED_BY_CODE: readonly string[] = ['status', 'category', 'mode'];
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A value as people read it. */
export function valueOf(field: string, value: unknown, { dateTime }: Pick<Formats, 'dateTime'>): string {
  if (value === undefined || value === null || value === '') return messages.nothing;
  if (Array.isArray(value)) return value.length === 0 ? messages.nothing : value.map(String).join(', ');
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value as string | number);
  if (field === 'role') return (ROLE_NAMES as Partial<Record<string, string>>)[text] ?? text;
  if (INSTANT.test(text)) return dateTime(text);
  return values[text] ?? (NAMED_BY_CODE.includes(field) ? capital(text) : text);
}
