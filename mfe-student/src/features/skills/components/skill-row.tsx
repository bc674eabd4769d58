import type { UserSkillAnswer } from '@portal/contracts';
import { Button, IconButton, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { rowMessages as messages } from '../messages';
import styles from './own-skills.module.css';
import { SkillBadge } from './skill-badge';
import { SkillLevel } from './skill-level';

interface SkillRowProps {
  readonly skill: UserSkillAnswer;
  readonly onChange: () => void;
  readonly onWithdraw: () => void;
}

/** One of the person's skills; what is endorsed keeps its level, and what was returned can be corrected. */
export function SkillRow({ skill, onChange, onWithdraw }: SkillRowProps) {
  const id = useId();
  const formats = useFormats();
  const { state, proficiency_level: level, skill_id: definition, returned } = skill;
  return (
    <li className={styles.row} aria-labelledby={id} tabIndex={-1}>
      <div className={styles.head}>
        <Text as="h3" weight="semibold" id={id} className={styles.title}>
          {definition.name}
        </Text>
        <SkillBadge state={state} />
      </div>
      <div className={styles.end}>
        {state === 'claimed' ? (
          <IconButton label={messages.change(definition.name)} icon={<Pencil />} onPress={onChange} />
        ) : null}
        <IconButton label={messages.withdraw(definition.name)} icon={<Trash2 />} onPress={onWithdraw} />
      </div>
      <div className={styles.facts}>
        <SkillLevel level={level} />
        {factsOf(skill, formats.date).map((fact) => (
          <Text key={fact} size="sm" tone="muted">
            {fact}
          </Text>
        ))}
      </div>
      {returned && state === 'returned' ? (
        <div className={styles.returned}>
          <p>{messages.returned(returned.by.name, formats.date(returned.at), returned.reason)}</p>
          <Button icon={<Pencil />} aria-describedby={id} onPress={onChange}>
            {messages.correct}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function factsOf(skill: UserSkillAnswer, date: (moment: string) => string): string[] {
  const { position_id: position, event_id: event, endorsed, state, created_at: added } = skill;
  return [
    position && messages.position(position.title, position.unit),
    event && messages.event(event.title),
    state === 'endorsed' && endorsed ? messages.endorsed(endorsed.by.name, date(endorsed.at)) : undefined,
    state === 'claimed' ? messages.added(date(added)) : undefined,
  ].filter((fact) => fact !== undefined);
}
