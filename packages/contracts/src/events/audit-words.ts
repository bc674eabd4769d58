import type { EventName } from './catalogue';
import { roomActions } from './room-audit-words';
import { ROLE_NAMES } from '../vocabulary-names';

/** What the audit and its table for spreadsheets say of what was done and what was changed. */
interface ActionWords {
  /** As a filter and in a table. */
  readonly name: string;
  /** What a person did, as the verb and the object of a sentence that ends with the name of the subject. */
  readonly verb: string;
  readonly object?: string;
  /** Instead of both where actor and subject are one person, whose name comes first. */
  readonly own?: string;
  /** The verb for several at once, where it names what there are several of. */
  readonly many?: (count: number) => string;
}

type ActionOf<N extends EventName> = N extends `${infer A}.${infer B}.${infer C}.v${number}` ? `${A}.${B}.${C}` : never;

/** Sent for each person that a write or a day concerns; a write has an entry of its own. */
type Notice =
  | 'events.registration.affected'
  | 'events.registration.reminded'
  | 'events.room-notice.event-moved'
  | 'events.room-notice.room-closed'
  | 'org.holder.hand-over-due';

/** What an entry of the audit may be of: `<service>.<noun>.<verb>`; a verb may begin with a v, as the version does. */
export type AuditAction = Exclude<ActionOf<EventName>, Notice>;

export const auditActions: Readonly<Record<AuditAction, ActionWords>> = {
  'auth.session.started': { name: 'Signed in', verb: 'signed in', object: 'as', own: 'signed in' },
  'auth.session.ended': { name: 'Signed out', verb: 'signed out', own: 'signed out' },
  'auth.password.changed': {
    name: 'Password changed',
    verb: 'changed',
    object: 'the password of',
    own: 'changed their password',
  },
  'auth.email.confirmed': {
    name: 'Email address confirmed',
    verb: 'confirmed',
    object: 'the email address of',
    own: 'confirmed their email address',
  },
  'auth.account.registered': { name: 'Account created', verb: 'registered', own: 'registered' },
  'auth.account.changed': { name: 'Account changed', verb: 'changed', object: 'the account of' },
  'auth.account.role-changed': { name: 'Role changed', verb: 'changed', object: 'the role of' },
  'records.profile.changed': {
    name: 'Profile changed',
    verb: 'changed',
    object: 'the profile of',
    own: 'changed their profile',
  },
  'records.skill.added': { name: 'Skill added', verb: 'added', object: 'the skill' },
  'records.skill.endorsed': { name: 'Skill endorsed', verb: 'endorsed', object: 'the skill' },
  'records.skill.returned': { name: 'Skill returned', verb: 'returned', object: 'the skill' },
  'records.user-skill.claimed': {
    name: 'Skill claimed',
    verb: 'claimed a skill for',
    own: 'claimed a skill',
  },
  'records.user-skill.changed': {
    name: 'Skill claim changed',
    verb: 'changed',
    object: 'the claimed skill of',
    own: 'changed a claimed skill',
  },
  'records.user-skill.endorsed': { name: 'Skill claim endorsed', verb: 'endorsed', object: 'a skill of' },
  'records.user-skill.returned': {
    name: 'Skill claim returned',
    verb: 'returned',
    object: 'the skill that was claimed by',
  },
  'records.user-skill.endorsement-withdrawn': {
    name: 'Endorsement withdrawn',
    verb: 'withdrew',
    object: 'the endorsement of a skill of',
  },
  'records.user-skill.withdrawn': {
    name: 'Skill claim withdrawn',
    verb: 'withdrew',
    object: 'the claimed skill of',
    own: 'withdrew a claimed skill',
  },
  'records.shared-record.created': {
    name: 'Record shared',
    verb: 'shared',
    object: 'the record of',
    own: 'shared their record',
  },
  'records.shared-record.ended': {
    name: 'Shared record ended',
    verb: 'ended',
    object: 'a shared record of',
    own: 'ended a link to their record',
  },
  'records.achievement.added': { name: 'Achievement added', verb: 'added', object: 'the achievement' },
  'records.achievement.changed': { name: 'Achievement changed', verb: 'changed', object: 'the achievement' },
  'records.achievement.verified': { name: 'Achievement verified', verb: 'verified', object: 'the achievement' },
  'records.achievement.returned': { name: 'Achievement returned', verb: 'returned', object: 'the achievement' },
  'records.achievement.verification-withdrawn': {
    name: 'Verification withdrawn',
    verb: 'withdrew',
    object: 'the verification of the achievement',
  },
  'records.achievement.withdrawn': { name: 'Achievement withdrawn', verb: 'withdrew', object: 'the achievement' },
  'org.unit.created': { name: 'Unit created', verb: 'created', object: 'the unit' },
  'org.unit.changed': { name: 'Unit changed', verb: 'changed', object: 'the unit' },
  'org.position.created': { name: 'Position added', verb: 'added', object: 'the position' },
  'org.position.changed': { name: 'Position changed', verb: 'changed', object: 'the position' },
  'org.position.removed': { name: 'Position deleted', verb: 'deleted', object: 'the position' },
  'org.holder.appointed': { name: 'Position holder appointed', verb: 'appointed' },
  'org.holder.claimed': {
    name: 'Position claimed',
    verb: 'claimed a position for',
    own: 'claimed a position',
  },
  'org.holder.confirmed': { name: 'Position confirmed', verb: 'confirmed', object: 'the position of' },
  'org.holder.refused': { name: 'Position returned', verb: 'returned', object: 'the position that was claimed by' },
  'org.holder.changed': { name: 'Position holder changed', verb: 'changed', object: 'the position record of' },
  'org.holder.ended': { name: 'Position ended', verb: 'ended', object: 'the position of' },
  'org.holder.removed': {
    name: 'Position holder deleted',
    verb: 'deleted',
    object: 'the position record of',
    own: 'withdrew a claimed position',
  },
  'events.event.created': { name: 'Event created', verb: 'created', object: 'the event' },
  'events.event.changed': { name: 'Event changed', verb: 'changed', object: 'the event' },
  'events.event.status-changed': { name: 'Event status changed', verb: 'changed', object: 'the status of' },
  'events.registration.joined': { name: 'Registered for an event', verb: 'registered', object: 'for' },
  'events.registration.left': { name: 'Registration cancelled', verb: 'cancelled', object: 'the registration for' },
  'events.registration.promoted': {
    name: 'Place given from a waiting list',
    verb: 'gave a place from the waiting list',
    object: 'at',
    many: (count) => `gave ${count} places from the waiting list`,
  },
  'events.registration.checked-in': {
    name: 'Student checked in',
    verb: 'checked a student in',
    object: 'at',
    many: (count) => `checked ${count} students in`,
  },
  'events.registration.check-in-undone': {
    name: 'Check-in undone',
    verb: 'undid the check-in of a student',
    object: 'at',
    many: (count) => `undid the check-in of ${count} students`,
  },
  ...roomActions,
  'feedback.feedback.given': { name: 'Feedback given', verb: 'gave feedback', object: 'on' },
  'feedback.feedback.resolved': { name: 'Feedback resolved', verb: 'resolved feedback', object: 'on' },
};

/** In the order in which people choose from them. */
export const AUDIT_ACTIONS = Object.keys(auditActions) as [AuditAction, ...AuditAction[]];

export function isAuditAction(text: string | undefined): text is AuditAction {
  return text !== undefined && Object.hasOwn(auditActions, text);
}

type Names = Readonly<Partial<Record<string, string>>>;

const fieldNames: Names = {
  way: 'How',
  reason: 'Why',
  studentId: 'Student ID',
  profilePic: 'Picture',
  officeContact: 'Contact while in office',
  cgpa: 'CGPA',
  comments: 'Text',
  code: 'Position ID',
  'requirements.minCgpa': 'Min CGPA',
  'requirements.minYear': 'Min year of study',
  'requirements.skills': 'Skills',
  'skill.name': 'Skill',
  'skill.category': 'Category of the skill',
  'skill.type': 'Type of the skill',
  'unit.name': 'Unit',
  'position.title': 'Position',
  tenureYear: 'Tenure year',
  metrics: 'Performance metrics',
  appointment: 'Appointment details',
  terminationReason: 'Reason for the end',
  'target.type': 'About',
  'target.name': 'Target',
  'author.name': 'Author',
  'registration.required': 'Registration',
  'registration.start': 'Registration from',
  'registration.end': 'Registration until',
  'registration.fees': 'Fees',
  'registration.maxParticipants': 'Places',
  'budget.allocated': 'Budget',
  'budget.sponsors': 'Sponsors',
};

/** Codes that events use for how and why. */
const valueNames: Names = {
  password: 'With a password',
  google: 'With Google',
  registration: 'At registration',
  'signed-out': 'Signed out',
  'signed-in-again': 'Signed in again in the same browser',
  'ended-on-another-device': 'Signed out from another device',
  'old-token-used': 'Session token reused',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset',
  'account-taken-back': 'Account reclaimed by its owner',
  'by-the-operator': 'By the operator',
  over: 'Expired',
};

/** The name of a changed field: `Places`, or `seatPlan.rowCount` as `Seat plan, row count`. */
export function auditFieldName(field: string): string {
  const spaced = field
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('.', ', ')
    .toLowerCase();
  return fieldNames[field] ?? capitalize(spaced);
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Fields whose values are codes of the vocabulary. */
const CODE_FIELDS: readonly string[] = ['status', 'category', 'mode'];
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A value of a changed field as people read it. */
export function auditValueText(field: string, value: unknown, timeText: (instant: string) => string): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (Array.isArray(value)) return value.map(itemText).join(', ') || 'nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value as string | number);
  if (field === 'role') return (ROLE_NAMES as Names)[text] ?? text;
  if (INSTANT.test(text)) return timeText(text);
  return valueNames[text] ?? (CODE_FIELDS.includes(field) ? capitalize(text) : text);
}

/** A thing of a list by its name. */
function itemText(item: unknown): string {
  return typeof item === 'object' && item !== null && 'name' in item ? String(item.name) : String(item);
}
