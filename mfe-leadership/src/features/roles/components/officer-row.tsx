import type { Person } from '@portal/contracts';
import { Link, Button, IconButton, Text } from '@portal/ui';
import { History } from 'lucide-react';
import { otherPages } from '../../../paths';
import { messages } from '../messages';
import { EndLines } from './end-lines';
import { OfficeLines } from './office-lines';
import styles from './roles.module.css';

interface OfficerRowProps {
  readonly person: Person;
  readonly isSelf: boolean;
  readonly onEnd: () => void;
  readonly onHistory: () => void;
}

/** A person with an office; nobody ends their own. */
export function OfficerRow({ person, isSelf, onEnd, onHistory }: OfficerRowProps) {
  const { name } = person.personal_info;
  return (
    <tr>
      <th scope="row">
        <span className={styles.lines}>
          <Link href={otherPages.profile(person._id)} className={styles.name} title={name}>
            {name}
          </Link>
          <Text size="sm" tone="muted" title={person.username}>
            {person.username}
          </Text>
        </span>
      </th>
      <td>
        <OfficeLines held={person} />
      </td>
      <td>
        <EndLines {...person} />
      </td>
      <td>
        <span className={styles.actions}>
          <IconButton label={messages.history(name)} icon={<History />} onPress={onHistory} />
          {isSelf ? (
            <span className={styles.you}>{messages.you}</span>
          ) : (
            <Button variant="quiet" aria-label={messages.endOf(name)} onPress={onEnd}>
              {messages.end}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}
