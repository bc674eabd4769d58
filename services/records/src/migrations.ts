import type { Migration } from '@portal/service-kit';
import type { EndorsedSkillsRepository } from './evidence/endorsed-skills.repository';

/** Changes of what earlier builds stored. */
export function recordsMigrations({ endorsedSkills }: { endorsedSkills: EndorsedSkillsRepository }): Migration[] {
  return [{ name: '001-endorsed-skills', run: endorsedSkills.addEarlier }];
}
