import type { PositionAnswer, PositionRequirements } from '@portal/contracts';
import { covers, type Scope } from '@portal/service-kit/scope';
import type { Position } from './position.domain';

/** `managed` is the scope in which the reader may change positions. */
export function positionAnswerOf(position: Position, managed: Scope): PositionAnswer {
  const { id, version, code, title, unit, type, responsibilities, requirements, description, count } = position;
  return {
    _id: id,
    version,
    position_id: code,
    title,
    unit_id: { _id: unit.id, name: unit.name },
    position_type: type,
    responsibilities,
    requirements: requirementsAnswerOf(requirements),
    description,
    position_count: count,
    created_at: position.createdAt.toISOString(),
    ...(covers(managed, { unit }) && { can_manage: true }),
  };
}

export function requirementsAnswerOf({ minCgpa, minYear, skills }: Position['requirements']): PositionRequirements {
  return { min_cgpa: minCgpa, min_year: minYear, skills_required: skills };
}
