import { unitHref } from '@portal/campus-kit/unit-href';
import { Card, IconText, Text, TextLink } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Building2, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { cardMessages } from '../messages';
import styles from './positions.module.css';
import { SkillTags } from './skill-tags';

const MAX_SKILLS = 3;

/** What a card shows of a position. */
interface PositionSummary {
  readonly id?: string | undefined;
  readonly title: string;
  readonly type: string;
  readonly unit: string;
  /** Makes the unit a link to its page. */
  readonly unitId?: string | undefined;
  readonly count: number;
  /** How many of the places are held now. */
  readonly filled?: number | undefined;
  readonly skills: readonly string[];
}

interface PositionCardProps {
  readonly position: PositionSummary;
  /** Buttons; a preview has none. */
  readonly children?: ReactNode;
}

/** A position in short: at most three of its skills, and how many more there are. */
export function PositionCard({ position, children }: PositionCardProps) {
  const { id, title, type, unit, unitId, count, filled, skills } = position;
  const { number } = useFormats();
  return (
    <Card as="article" aria-label={title} className={styles.card}>
      <div className={styles.head}>
        <Text as="h2" weight="semibold" isTruncated title={title}>
          {title}
        </Text>
        <Text size="sm" tone="muted" isTabular>
          {id}
        </Text>
      </div>
      <Text as="p" tone="secondary" isTruncated className={styles.type}>
        {type}
      </Text>
      <div className={styles.meta}>
        {unit ? (
          <IconText icon={<Building2 />}>
            {unitId ? <TextLink href={unitHref(unitId)}>{unit}</TextLink> : unit}
          </IconText>
        ) : null}
        <IconText icon={<UsersRound />}>
          {filled === undefined
            ? cardMessages.places(number(count))
            : cardMessages.filled(number(filled), number(count))}
        </IconText>
      </div>
      <SkillTags skills={skills} max={MAX_SKILLS} />
      {children ? <div className={styles.footer}>{children}</div> : null}
    </Card>
  );
}
