import { calls, tenureOf, type InstituteSettings, type UnitSkills } from '@portal/contracts';
import type { Actor, Clock } from '@portal/service-kit';
import { scopeOf } from '@portal/service-kit';
import { dayOf } from '@portal/service-kit/institute-time';
import type { HoldingRepository } from '../holdings/holding.repository';
import { requireUnitInScope, sharedSkillsOf } from './unit-skills.domain';
import { unitSkillsOf } from './unit-skills.presenter';
import type { UserSkillRepository } from './user-skill.repository';

interface Dependencies {
  holdings: Pick<HoldingRepository, 'listActive'>;
  repository: Pick<UserSkillRepository, 'countOfPeople'>;
  settings: InstituteSettings;
  clock: Clock;
}

/** Twice what the largest club has. */
const MAX_MEMBERS = 1_000;
/** Of skills, levels and states. */
const MAX_COUNTS = 4_000;
const MAX_SKILLS = 50;

export type UnitSkillsService = ReturnType<typeof createUnitSkillsService>;

/** What the members of a unit can do together. */
export function createUnitSkillsService({ holdings, repository, settings, clock }: Dependencies) {
  async function read(actor: Actor, unitId: string): Promise<UnitSkills> {
    const tenureYear = tenureOf(dayOf(clock.now(), settings.timeZone), settings.tenureStartMonth);
    const held = await holdings.listActive({ unitId, tenureYear }, MAX_MEMBERS);
    requireUnitInScope(scopeOf(actor, calls.readUnitSkills), unitId, held[0]?.unit);
    const members = [...new Set(held.map(({ userId }) => userId))];
    const counts = members.length === 0 ? [] : await repository.countOfPeople(members, MAX_COUNTS);
    return unitSkillsOf({ members: members.length, skills: sharedSkillsOf(counts) }, MAX_SKILLS);
  }

  return { read };
}
