import { createHash } from 'node:crypto';
import type { ActivityAnswer, CloudEvent, Role, UnitCategory, UnitRef } from '@portal/contracts';
import { categoryOfRole } from '@portal/contracts';
import type { Telling } from '../sentences/domain';

/** One line of the feed. */
export interface Entry extends Telling {
  id: string;
  at: Date;
  actor: { id: string; name: string } | null;
}

/** An entry with its place in the order of arrival, which never changes and has no gaps: what streams resume from. */
export interface PlacedEntry extends Entry {
  position: number;
}

/** The part of the feed a person sees. */
export type Audience =
  | { kind: 'everything' }
  | { kind: 'category'; category: UnitCategory }
  | { kind: 'unit'; unitId: string }
  | { kind: 'nothing' };

export function audienceOf(person: { role: Role; unit?: UnitRef }): Audience {
  if (person.role === 'PRESIDENT') return { kind: 'everything' };
  const category = categoryOfRole(person.role);
  if (category) return { kind: 'category', category };
  if (person.role === 'CLUB_COORDINATOR' && person.unit) return { kind: 'unit', unitId: person.unit.id };
  return { kind: 'nothing' };
}

export function mayRead(audience: Audience, entry: Pick<Entry, 'unit' | 'categories'>): boolean {
  if (audience.kind === 'everything') return true;
  if (audience.kind === 'category') return entry.categories.includes(audience.category);
  return audience.kind === 'unit' && entry.unit?.id === audience.unitId;
}

/** The same rule as `mayRead`, as a condition on stored entries. */
export function storedFor(audience: Audience): Record<string, string> {
  if (audience.kind === 'everything') return {};
  if (audience.kind === 'category') return { categories: audience.category };
  return { 'unit.id': audience.kind === 'unit' ? audience.unitId : '' };
}

/** What every event has, whatever it is about. */
export type Envelope = Pick<CloudEvent, 'id' | 'time' | 'actor'>;

/** The id follows from the event's own, so that an event that comes twice is one entry. */
export function entryOf({ id, time, actor }: Envelope, telling: Telling): Entry {
  return {
    ...telling,
    id: createHash('sha256').update(id).digest('hex').slice(0, 24),
    at: new Date(time),
    actor: actor && { id: actor._id, name: actor.name },
  };
}

export function activityAnswerOf({ id, type, description, at, actor, subject, link, unit }: Entry): ActivityAnswer {
  return {
    _id: id,
    type,
    description,
    timestamp: at.toISOString(),
    actor: actor && { _id: actor.id, name: actor.name },
    subject: { kind: subject.kind, _id: subject.id, name: subject.name },
    link,
    unit: unit && { _id: unit.id, name: unit.name, category: unit.category },
  };
}
