import type { UserSkillAnswer } from '@portal/contracts';
import { Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { rowMessages as messages } from '../messages';
import styles from './own-skills.module.css';
import { SkillLevel } from './skill-level';

/** A skill with its level, and who endorsed it. */
export function EndorsedSkill({ skill }: { readonly skill: UserSkillAnswer }) {
  const formats = useFormats();
  const { skill_id: definition, proficiency_level: level, endorsed } = skill;
  return (
    <li>
      <Text as="p" weight="medium" className={styles.title}>
        {definition.name}
      </Text>
      <div className={styles.facts}>
        <SkillLevel level={level} />
        {endorsed ? (
          <Text size="sm" tone="muted">
            {messages.endorsed(endorsed.by.name, formats.date(endorsed.at))}
          </Text>
        ) : null}
      </div>
    </li>
  );
}
