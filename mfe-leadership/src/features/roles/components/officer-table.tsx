import type { Person } from '@portal/contracts';
import { Card, Table, VisuallyHidden } from '@portal/ui';
import { useSession } from '@portal/web-kit';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { OfficerRow } from './officer-row';
import styles from './roles.module.css';

interface OfficerTableProps {
  readonly people: readonly Person[];
  readonly onEnd: (person: Person) => void;
  readonly onHistory: (person: Person) => void;
  /** Below the rows: the button that loads more. */
  readonly children?: ReactNode;
}

/** Who holds which office until when; cards on a phone. */
export function OfficerTable({ people, onEnd, onHistory, children }: OfficerTableProps) {
  const { user } = useSession();
  return (
    <Card isClipped className={styles.table}>
      <Table caption={messages.title}>
        <thead>
          <tr>
            <th scope="col">{messages.person}</th>
            <th scope="col">{messages.role}</th>
            <th scope="col">{messages.ends}</th>
            <th scope="col">
              <VisuallyHidden>{messages.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <OfficerRow
              key={person._id}
              person={person}
              isSelf={person._id === user?._id}
              onEnd={() => onEnd(person)}
              onHistory={() => onHistory(person)}
            />
          ))}
        </tbody>
      </Table>
      {children}
    </Card>
  );
}
