import { calls } from '@portal/contracts';
import { Alert } from '@portal/ui';
import { pageQuery } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';
import type { PickedPosition } from '../holder-schema';
import { formMessages as messages } from '../messages';
import styles from './holders.module.css';

interface FullPositionProps {
  readonly position: PickedPosition;
  readonly tenure: string;
}

const MAX_NAMED = 5;

/** Who holds a position of which no place is left in the tenure, before the service refuses another holder. */
export function FullPosition({ position: { id, count }, tenure }: FullPositionProps) {
  const query = { position: id, tenure_year: tenure, status: 'active', limit: MAX_NAMED } as const;
  const { data } = useQuery(pageQuery(calls.listHolders, { query }));
  if (!data || data.total < count) return null;
  const names = data.items.map(({ user_id: person }) => person.personal_info.name);
  return (
    <div className={styles.requirements}>
      <Alert tone="warning" role="status">
        <p>{messages.noPlace(tenure, names)}</p>
      </Alert>
    </div>
  );
}
