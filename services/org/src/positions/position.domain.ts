import { POSITION_TYPES, type BodyOf, type EventData, type UnitRef, type calls } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import { requireInScope, type Scope } from '@portal/service-kit/scope';

export interface Position {
  id: string;
  version: number;
  /** The number that people call it by, such as `POS-0012`. */
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

/** Today, and the tenure that it lies in. */
export interface Today {
  tenure: string;
  day: string;
}

export type PositionDraft = BodyOf<typeof calls.addPosition>;
export type PositionChange = BodyOf<typeof calls.changePosition>;

export function requireManaged(scope: Scope, position: Position | null): Position {
  if (!position) throw new DomainError('POSITION.NOT_FOUND');
  requireInScope(scope, position, 'POSITION.OUT_OF_SCOPE');
  return position;
}

/** The unit that a position is to be added to. */
export function requireManagedUnit(scope: Scope, unit: (UnitRef & { active: boolean }) | null): UnitRef {
  if (!unit?.active) {
    const errors = [{ path: 'unit_id', message: 'Organizational unit not found.' }];
    throw new DomainError('POSITION.UNIT_NOT_FOUND', { errors });
  }
  requireInScope(scope, { unit }, 'POSITION.OUT_OF_SCOPE');
  return { id: unit.id, name: unit.name, category: unit.category };
}

/** The code of the n-th position: four digits, or more when they are needed. */
export function codeOf(number: number): string {
  return `POS-${String(number).padStart(4, '0')}`;
}

export type NewPosition = Omit<Position, 'code'>;

interface Creation {
  id: string;
  unit: UnitRef;
  now: Date;
}

/** The writer gives it its code. */
export function addPosition(draft: PositionDraft, { id, unit, now }: Creation): NewPosition {
  const { title, position_type: type, responsibilities, description, position_count: count, requirements } = draft;
  return {
    id,
    version: 1,
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

/** The fields that may be changed, by the names that the event lists them under. */
const FIELDS = ['title', 'type', 'responsibilities', 'requirements', 'description', 'count'] as const;

/** A position before and after a change, and which of its fields differ. */
export interface ChangedPosition {
  before: Position;
  after: Position;
  changed: (typeof FIELDS)[number][];
}

/** The most places of a position that are held in one tenure, the present one or one to come. */
export interface HeldPlaces {
  held: number;
  tenureYear: string;
}

/** `changed` is empty when the position already was as the change says. */
export function changePosition(position: Position, change: PositionChange, places?: HeldPlaces): ChangedPosition {
  if (change.version !== undefined && change.version !== position.version) {
    throw new DomainError('POSITION.CHANGED_MEANWHILE');
  }
  const next = merge(position, change);
  if (places && next.count < position.count && next.count < places.held) {
    throw new DomainError('POSITION.PLACES_HELD', { held: places.held, year: places.tenureYear });
  }
  const changed = FIELDS.filter((field) => JSON.stringify(next[field]) !== JSON.stringify(position[field]));
  return {
    before: position,
    after: changed.length === 0 ? position : { ...next, version: position.version + 1 },
    changed,
  };
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

export function snapshotOf({ id, createdAt, ...position }: Position): EventData<'org.position.created.v1'> {
  return { ...position, positionId: id, createdAt: createdAt.toISOString() };
}

const listedTypes: readonly string[] = POSITION_TYPES;

/** The type by which a position is filtered: `Other` for every custom text. */
export function kindOf(type: string): string {
  return listedTypes.includes(type) ? type : 'Other';
}
