import type { OwnHolding } from '@portal/contracts';
import { Button, LinkButton, Text } from '@portal/ui';
import { CategoryBadge, useFormats } from '@portal/web-kit';
import { Pencil } from 'lucide-react';
import { useId } from 'react';
import { handOverHref } from '../../../paths';
import { stateOf } from '../holding-state';
import { holdingMessages as messages } from '../messages';
import { HoldingBadge } from './holding-badge';
import styles from './own-positions.module.css';

interface HoldingRowProps {
  readonly holding: OwnHolding;
  readonly onCorrect: () => void;
  readonly onWithdraw: () => void;
}

/** One of the person's positions; what nobody has confirmed can be withdrawn, and what was returned corrected. */
export function HoldingRow({ holding, onCorrect, onWithdraw }: HoldingRowProps) {
  const id = useId();
  const formats = useFormats();
  const { position_id: position, tenure_year: tenure, por_id: porId, confirmation } = holding;
  const { refusal_reason: refusal, termination_reason: end } = holding;
  const { appointed_by: by, appointment_date: date } = holding.appointment_details ?? {};
  const appointed = messages.appointed(by, date && formats.dayDate(date));
  return (
    <li className={styles.row} aria-labelledby={id} tabIndex={-1}>
      <div className={styles.head}>
        <Text as="h2" weight="semibold" id={id} className={styles.title}>
          {position.title}
        </Text>
        <HoldingBadge state={stateOf(holding)} />
      </div>
      <div className={styles.facts}>
        <CategoryBadge category={position.unit_id.category}>{position.unit_id.name}</CategoryBadge>
        {[messages.tenure(tenure), porId, appointed].filter(Boolean).map((fact) => (
          <Text key={fact} size="sm" tone="muted">
            {fact}
          </Text>
        ))}
      </div>
      {confirmation === 'refused' && refusal ? <p>{messages.refusal(refusal)}</p> : null}
      {end ? <p>{messages.end(end)}</p> : null}
      {confirmation === 'confirmed' ? (
        <div className={styles.buttons}>
          <LinkButton
            href={handOverHref(position._id, holding.status === 'active' ? undefined : tenure)}
            aria-describedby={id}
          >
            {messages.handOver}
          </LinkButton>
        </div>
      ) : (
        <div className={styles.buttons}>
          {confirmation === 'refused' ? (
            <Button icon={<Pencil />} aria-describedby={id} onPress={onCorrect}>
              {messages.correct}
            </Button>
          ) : null}
          <Button aria-describedby={id} onPress={onWithdraw}>
            {messages.withdraw}
          </Button>
        </div>
      )}
    </li>
  );
}
