import type { Person } from '@portal/contracts';
import { Card, LoadMoreRow, Table, VisuallyHidden } from '@portal/ui';
import { useSession } from '@portal/web-kit';
import { messages } from '../messages';
import { OfficerRow } from './officer-row';
import styles from './roles.module.css';

interface OfficerTableProps {
  readonly people: readonly Person[];
  readonly onEnd: (person: Person) => void;
  readonly onHistory: (person: Person) => void;
  /** How many more the next page brings; 0 on the last one. */
  readonly more: number;
  readonly onMore: () => void;
  readonly isLoadingMore: boolean;
}

/** Who holds which office until when; cards on a phone. */
export function OfficerTable({ people, onEnd, onHistory, more, onMore, isLoadingMore }: OfficerTableProps) {
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
      {more > 0 ? (
        <LoadMoreRow onPress={onMore} isLoading={isLoadingMore}>
          {messages.more(more)}
        </LoadMoreRow>
      ) : null}
    </Card>
  );
}
