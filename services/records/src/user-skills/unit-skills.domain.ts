import type { ClaimState, UnitRef } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import { covers, type Scope } from '@portal/service-kit/scope';
import type { UserSkill } from './user-skill.domain';

/** How many people have a skill at one level, endorsed or not. */
export interface SkillCount extends Pick<UserSkill, 'skill' | 'level'> {
  state: ClaimState;
  count: number;
}

/** A skill of several people. */
export interface SharedSkill extends Pick<UserSkill, 'skill'> {
  total: number;
  counts: SkillCount[];
}

/** `unit` is what is known of it: nothing, as long as nobody holds a position there, and then there is nothing to tell. */
export function requireUnitInScope(scope: Scope, unitId: string, unit: UnitRef | undefined): void {
  const isCovered = unit ? covers(scope, { unit }) : scope.kind !== 'unit' || scope.unitId === unitId;
  if (!isCovered) throw new DomainError('ACCESS.FORBIDDEN');
}

/** Those first that most people have, then by name. */
export function sharedSkillsOf(counts: readonly SkillCount[]): SharedSkill[] {
  const skills = new Map<string, SharedSkill>();
  for (const each of counts) {
    const { skill } = each;
    const shared = skills.get(skill.id) ?? { skill, total: 0, counts: [] };
    skills.set(skill.id, { ...shared, total: shared.total + each.count, counts: [...shared.counts, each] });
  }
  return [...skills.values()].sort(
    (one, other) => other.total - one.total || one.skill.name.localeCompare(other.skill.name, 'en'),
  );
}
