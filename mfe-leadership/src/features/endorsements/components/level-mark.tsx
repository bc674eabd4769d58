import { PROFICIENCY_LEVEL_NAMES, PROFICIENCY_LEVELS, type UserSkillAnswer } from '@portal/contracts';
import { Level } from '@portal/ui/level';

/** How well a student masters a skill. */
export function LevelMark({ level }: { readonly level: UserSkillAnswer['proficiency_level'] }) {
  return (
    <Level step={PROFICIENCY_LEVELS.indexOf(level) + 1} of={PROFICIENCY_LEVELS.length}>
      {PROFICIENCY_LEVEL_NAMES[level]}
    </Level>
  );
}
