import { listFieldsMigration, type Listed, type Migration } from '@portal/service-kit';
import type { EndorsedSkillsRepository } from './evidence/endorsed-skills.repository';
import type { HoldingRepository } from './holdings/holding.repository';
import type { SkillRepository } from './skills/skill.repository';
import type { UserSkillRepository } from './user-skills/user-skill.repository';

interface Dependencies {
  endorsedSkills: Pick<EndorsedSkillsRepository, 'addEarlier'>;
  skills: Pick<SkillRepository, 'renewKeys'>;
  claims: Pick<UserSkillRepository, 'addUnits'>;
  holdings: Pick<HoldingRepository, 'findUnits'>;
  listed: readonly Listed[];
}

/** Changes of what earlier builds stored. */
export function recordsMigrations({ endorsedSkills, skills, claims, holdings, listed }: Dependencies): Migration[] {
  return [
    { name: '001-endorsed-skills', run: endorsedSkills.addEarlier },
    { name: '002-skill-keys', run: skills.renewKeys },
    listFieldsMigration('003-search-without-signs', listed),
    listFieldsMigration('004-claims-by-student-id', listed),
    { name: '005-units-of-claims', run: () => claims.addUnits(holdings.findUnits) },
  ];
}
