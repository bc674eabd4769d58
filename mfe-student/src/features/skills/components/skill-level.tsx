import { PROFICIENCY_LEVELS, type UserSkillAnswer } from '@portal/contracts';
import { Text } from '@portal/ui';
import { Level } from '@portal/ui/level';
import { listMessages } from '../messages';
import { stepOf } from '../own-skill-groups';

/** The level that a student claims. */
export function SkillLevel({ level }: { readonly level: UserSkillAnswer['proficiency_level'] }) {
  return (
    <Text size="sm" tone="secondary">
      <Level step={stepOf(level)} of={PROFICIENCY_LEVELS.length}>
        {listMessages.levels[level]}
      </Level>
    </Text>
  );
}
