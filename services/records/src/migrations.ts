import type { Migration } from '@portal/service-kit';
import type { EndorsedSkillsRepository } from './evidence/endorsed-skills.repository';
import type { SkillRepository } from './skills/skill.repository';

interface Dependencies {
  endorsedSkills: Pick<EndorsedSkillsRepository, 'addEarlier'>;
  skills: Pick<SkillRepository, 'renewKeys'>;
}

/** Changes of what earlier builds stored. */
export function recordsMigrations({ endorsedSkills, skills }: Dependencies): Migration[] {
  return [
    { name: '001-endorsed-skills', run: endorsedSkills.addEarlier },
    { name: '002-skill-keys', run: skills.renewKeys },
  ];
}
