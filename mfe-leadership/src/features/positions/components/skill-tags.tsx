import { Text } from '@portal/ui';
import { cardMessages } from '../messages';
import styles from './positions.module.css';

interface SkillTagsProps {
  readonly skills: readonly string[];
  /** How many are shown before a count of the others; all unless given. */
  readonly max?: number | undefined;
}

/** The skills that a position asks for. */
export function SkillTags({ skills, max = skills.length }: SkillTagsProps) {
  if (skills.length === 0) return null;
  const others = skills.length - max;
  return (
    <ul className={styles.skills}>
      {skills.slice(0, max).map((skill) => (
        <li key={skill} className={styles.skill}>
          {skill}
        </li>
      ))}
      {others > 0 ? (
        <li>
          <Text size="sm" tone="muted" isTabular>
            {cardMessages.moreSkills(others)}
          </Text>
        </li>
      ) : null}
    </ul>
  );
}
