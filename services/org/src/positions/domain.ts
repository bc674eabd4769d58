import type { BodyOf, EventData, PositionAnswer, Role, UnitRef, calls } from '@portal/contracts';
import { categoryOfRole } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';

export interface Position {
  id: string;
  version: number;
  /** As people say it. */
  code: string;
  title: string;
  unit: UnitRef;
  type: string;
  responsibilities: string[];
  requirements: { minCgpa: number; minYear: number; skills: string[] };
  description: string;
  count: number;
  createdAt: Date;
}

export type PositionDraft = BodyOf<typeof calls.addPosition>;
export type PositionChange = BodyOf<typeof calls.changePosition>;

/** Whoever acts, as far as it decides what they manage. */
export interface Officer {
  role: Role;
  unit?: UnitRef;
}

/** The president manages all, a general secretary the own category, a coordinator the own unit. */
export function manages({ role, unit: own }: Officer, unit: Pick<UnitRef, 'id' | 'category'>): boolean {
  if (role === 'PRESIDENT') return true;
  const category = categoryOfRole(role);
  if (category) return unit.category === category;
  return role === 'CLUB_COORDINATOR' && own?.id === unit.id;
}

function requireOwnArea(officer: Officer, unit: UnitRef): void {
  if (!manages(officer, unit)) throw new DomainError('POSITION.OUT_OF_SCOPE');
}

/** A position that exists and that the officer manages. */
export function managed(officer: Officer, position: Position | null): Position {
  if (!position) throw new DomainError('POSITION.NOT_FOUND');
  requireOwnArea(officer, position.unit);
  return position;
}

/** Where a position is to be added. */
export function unitFor(officer: Officer, unit: UnitRef | null): UnitRef {
  if (!unit) {
    const errors = [{ path: 'unit_id', message: 'Organizational unit not found.' }];
    throw new DomainError('POSITION.UNIT_NOT_FOUND', { errors });
  }
  requireOwnArea(officer, unit);
  return { id: unit.id, name: unit.name, category: unit.category };
}

/** Of the how-manieth position; four digits, and more when they are needed. */
export function codeOf(number: number): string {
  return `POS-${String(number).padStart(4, '0')}`;
}

interface Creation {
  id: string;
  code: string;
  unit: UnitRef;
  now: Date;
}

export function addPosition(draft: PositionDraft, { id, code, unit, now }: Creation): Position {
  const { title, position_type: type, responsibilities, description, position_count: count, requirements } = draft;
  return {
    id,
    version: 1,
    code,
    title,
    unit,
    type,
    responsibilities,
    requirements: {
      minCgpa: requirements.min_cgpa,
      minYear: requirements.min_year,
      skills: requirements.skills_required,
    },
    description,
    count,
    createdAt: now,
  };
}

/** What may be changed, as others are told which of it was. */
const FIELDS = ['title', 'type', 'responsibilities', 'requirements', 'description', 'count'] as const;

/** The names of what is different are none when all was so before. */
export function changePosition(
  position: Position,
  change: PositionChange,
): { position: Position; changed: (typeof FIELDS)[number][] } {
  if (change.version !== undefined && change.version !== position.version) {
    throw new DomainError('POSITION.CHANGED_MEANWHILE');
  }
  const next = merge(position, change);
  const changed = FIELDS.filter((field) => JSON.stringify(next[field]) !== JSON.stringify(position[field]));
  return { position: changed.length === 0 ? position : { ...next, version: position.version + 1 }, changed };
}

function merge(position: Position, { requirements = {}, ...change }: PositionChange): Position {
  const { minCgpa, minYear, skills } = position.requirements;
  return {
    ...position,
    title: change.title ?? position.title,
    type: change.position_type ?? position.type,
    responsibilities: change.responsibilities ?? position.responsibilities,
    requirements: {
      minCgpa: requirements.min_cgpa ?? minCgpa,
      minYear: requirements.min_year ?? minYear,
      skills: requirements.skills_required ?? skills,
    },
    description: change.description ?? position.description,
    count: change.position_count ?? position.count,
  };
}

/** What other services learn of a position. */
export function snapshotOf({ id, createdAt, ...position }: Position): EventData<'org.position.created.v1'> {
  return { ...position, positionId: id, createdAt: createdAt.toISOString() };
}

export function positionAnswerOf(position: Position, reader: Officer): PositionAnswer {
  const { id, version, code, title, unit, type, responsibilities, requirements, description, count } = position;
  return {
    _id: id,
    version,
    position_id: code,
    title,
    unit_id: { _id: unit.id, name: unit.name },
    position_type: type,
    responsibilities,
    requirements: {
      min_cgpa: requirements.minCgpa,
      min_year: requirements.minYear,
      skills_required: requirements.skills,
    },
    description,
    position_count: count,
    created_at: position.createdAt.toISOString(),
    ...(manages(reader, unit) && { can_manage: true }),
  };
}
