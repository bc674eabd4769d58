import { Text } from '@portal/ui';
import { cardMessages } from '../messages';
import styles from './positions.module.css';

interface SkillTagsProps {
  readonly skills: readonly string[];
  /** The others are counted; all of them show without it. */
  readonly most?: number | undefined;
}

/** What a position asks for, one word or two each. */
export function SkillTags({ skills, most = skills.length }: SkillTagsProps) {
  if (skills.length === 0) return null;
  const others = skills.length - most;
  return (
    <ul className={styles.skills}>
      {skills.slice(0, most).map((skill) => (
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
