import { UnitName, useTenures } from '@portal/campus-kit';
import { tenureBefore, type OwnHolding } from '@portal/contracts';
import { Button, LinkButton, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
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
  const handOver = useHandOverHref(holding);
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
        <UnitName unit={position.unit_id} />
        {[messages.tenure(tenure), porId, appointed].filter(Boolean).map((fact) => (
          <Text key={fact} size="sm" tone="muted">
            {fact}
          </Text>
        ))}
      </div>
      {confirmation === 'refused' && refusal ? <p>{messages.refusal(refusal)}</p> : null}
      {end ? <p>{messages.end(end)}</p> : null}
      {handOver ? (
        <div className={styles.buttons}>
          <LinkButton href={handOver} aria-describedby={id}>
            {messages.handOver}
          </LinkButton>
        </div>
      ) : null}
      {confirmation === 'confirmed' ? null : (
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

/** Of the predecessor while one holds the position, and in the tenure after of one's own; as the service lets one read it. */
function useHandOverHref({ position_id: position, confirmation, status, tenure_year: tenure }: OwnHolding) {
  const { current } = useTenures();
  if (confirmation !== 'confirmed') return undefined;
  if (status === 'active') return handOverHref(position._id);
  return status === 'completed' && tenure >= tenureBefore(current) ? handOverHref(position._id, tenure) : undefined;
}
