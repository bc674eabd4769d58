import { PROFICIENCY_LEVEL_NAMES, PROFICIENCY_LEVELS, type UserSkillAnswer } from '@portal/contracts';
import { Text } from '@portal/ui';
import { Level } from '@portal/ui/level';
import { stepOf } from '../own-skill-groups';

/** The level that a student claims. */
export function SkillLevel({ level }: { readonly level: UserSkillAnswer['proficiency_level'] }) {
  return (
    <Text size="sm" tone="secondary">
      <Level step={stepOf(level)} of={PROFICIENCY_LEVELS.length}>
        {PROFICIENCY_LEVEL_NAMES[level]}
      </Level>
    </Text>
  );
}
