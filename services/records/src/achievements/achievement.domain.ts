import type { AchievementState, AchievementType, BodyOf, calls, EventData, UnitRef } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import type { Certificate } from '../certificates/certificate.domain';
import type { NamedPerson } from '../people/person.domain';
import type { Decidable, Decision } from '../decisions/decision.domain';

/** What a student achieved, as they say, and what an officer made of it. */
export interface Achievement {
  id: string;
  version: number;
  /** As people say it, such as `ACH-2026-0042`. */
  code: string;
  person: NamedPerson;
  title: string;
  description: string;
  category: string;
  type: AchievementType;
  level: string;
  /** The event of the portal in which it was reached, with its unit. */
  event: { id: string; title: string; unit: UnitRef } | null;
  dateAchieved: string;
  position: string;
  certificateUrl: string;
  certificate: Certificate | null;
  /** Null while it waits for one. */
  decision: Decision<'verified'> | null;
  /** Since when it waits: when it was added, or submitted again. */
  submittedAt: Date;
  createdAt: Date;
}

export type AchievementDraft = BodyOf<typeof calls.addAchievement>;
export type AchievementChange = BodyOf<typeof calls.changeAchievement>;

/** What a draft or a change names, where it was found. */
interface Named {
  event: Achievement['event'];
  certificate: Achievement['certificate'];
  now: Date;
}

interface Added extends Named, Pick<Achievement, 'id' | 'code' | 'person'> {}

/** The code of the n-th achievement of a year: four digits, or more when they are needed. */
export function codeOf(year: number, number: number): string {
  return `ACH-${year}-${String(number).padStart(4, '0')}`;
}

/** Nothing was achieved on a day that is still to come. */
export function requirePast(dateAchieved: string | undefined, today: string): void {
  if (dateAchieved === undefined || dateAchieved <= today) return;
  const errors = [{ path: 'date_achieved', message: 'Please choose a date up to today.' }];
  throw new DomainError('REQUEST.INVALID', { errors });
}

export function addAchievement(draft: AchievementDraft, { now, ...rest }: Added): Achievement {
  const { title, description, category, type, level, position } = draft;
  const { date_achieved: dateAchieved, certificate_url: certificateUrl } = draft;
  const said = { title, description, category, type, level, position, dateAchieved, certificateUrl };
  return { ...said, ...rest, version: 1, decision: null, submittedAt: now, createdAt: now };
}

export function stateOf({ decision }: Pick<Achievement, 'decision'>): AchievementState {
  return decision?.outcome ?? 'pending';
}

export function decidableAchievement({
  id,
  version,
  person,
  type,
  event,
  decision,
}: Achievement): Decidable<'verified'> {
  return { id, version, ownerId: person.id, type, unit: event?.unit ?? null, decision };
}

export function decided(achievement: Achievement, decision: Decision<'verified'>): Achievement {
  return { ...achievement, version: achievement.version + 1, decision };
}

/** What a change may change, by the names that events list it under. */
const FIELDS = [
  'title',
  'description',
  'category',
  'type',
  'level',
  'event',
  'dateAchieved',
  'position',
  'certificateUrl',
  'certificate',
  'state',
] as const;

/** Refuses a change of what was changed in another window, or is verified. */
export function requireChangeable(achievement: Achievement, { version }: Pick<AchievementChange, 'version'>): void {
  if (version !== achievement.version) throw new DomainError('ACHIEVEMENT.CHANGED_MEANWHILE');
  if (stateOf(achievement) === 'verified') throw new DomainError('ACHIEVEMENT.ALREADY_VERIFIED');
}

/**
 * One that was returned waits again, behind the others, whatever was changed; one that waits keeps its turn. `changed` is
 * empty when it already was as the change says.
 */
export function changeAchievement(
  before: Achievement,
  change: AchievementChange,
  { event, certificate, now }: Named,
): { achievement: Achievement; changed: (typeof FIELDS)[number][] } {
  const { title, description, category, type, level, position } = change;
  const { date_achieved: dateAchieved, certificate_url: certificateUrl } = change;
  const said = { title, description, category, type, level, position, dateAchieved, certificateUrl };
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  const submittedAt = before.decision ? now : before.submittedAt;
  const next: Achievement = { ...before, ...given, event, certificate, decision: null, submittedAt };
  const changed = FIELDS.filter((field) => comparable(next, field) !== comparable(before, field));
  return changed.length === 0
    ? { achievement: before, changed }
    : { achievement: { ...next, version: before.version + 1 }, changed };
}

function comparable(achievement: Achievement, field: (typeof FIELDS)[number]): string {
  if (field === 'state') return stateOf(achievement);
  if (field === 'event' || field === 'certificate') return achievement[field]?.id ?? '';
  return achievement[field];
}

export function snapshotOf(achievement: Achievement): EventData<'records.achievement.added.v1'> {
  const { id: achievementId, version, code, person, event, certificate, submittedAt } = achievement;
  const { title, category, type, level, dateAchieved, position } = achievement;
  const state = stateOf(achievement);
  return {
    achievementId,
    version,
    code,
    userId: person.id,
    name: person.name,
    title,
    category,
    type,
    level,
    dateAchieved,
    position,
    ...(event && { event: { id: event.id, title: event.title }, unit: event.unit }),
    hasCertificate: certificate !== null || achievement.certificateUrl !== '',
    state,
    verified: state === 'verified',
    submittedAt: submittedAt.toISOString(),
  };
}
