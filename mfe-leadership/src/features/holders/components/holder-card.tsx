import { UnitName } from '@portal/campus-kit';
import type { HolderAnswer } from '@portal/contracts';
import { Avatar, Button, Card, IconButton, Text } from '@portal/ui';
import { Pencil, Trash2 } from 'lucide-react';
import type { HolderDialog } from '../holder-dialog';
import { isManaged } from '../managed-holder';
import { cardMessages as messages } from '../messages';
import styles from './holders.module.css';
import { StatusBadge } from './status-badge';

interface HolderCardProps {
  readonly holder: HolderAnswer;
  readonly onOpen: (dialog: HolderDialog) => void;
}

/** Who holds a position, and since when; it has buttons for those who may know more of it. */
export function HolderCard({ holder, onOpen }: HolderCardProps) {
  const { user_id: user, position_id: position, tenure_year: tenure, por_id: porId, status } = holder;
  const { name } = user.personal_info;
  const label = messages.label(name, position.title);
  return (
    <Card as="article" aria-label={label} className={styles.card}>
      <div className={styles.head}>
        <Avatar name={name} variant="quiet" />
        <div className={styles.person}>
          <Text as="h2" weight="semibold" isTruncated title={name}>
            {name}
          </Text>
          <Text as="p" size="sm" tone="muted" isTabular isTruncated>
            {user.user_id}
          </Text>
        </div>
        <StatusBadge status={status} />
      </div>
      <div className={styles.facts}>
        <Text as="p" weight="medium" isTruncated title={position.title}>
          {position.title}
        </Text>
        <Text as="p" tone="secondary" isTruncated title={position.unit_id.name}>
          <UnitName unit={position.unit_id} size="inherit" />
        </Text>
        <Text as="p" size="sm" tone="muted" isTruncated>
          {messages.tenure(tenure, porId)}
        </Text>
      </div>
      {porId === undefined ? null : (
        <div className={styles.footer}>
          <Button aria-label={messages.detailsOf(label)} onPress={() => onOpen('details')}>
            {messages.details}
          </Button>
          {isManaged(holder) ? (
            <>
              <IconButton label={messages.edit(label)} icon={<Pencil />} onPress={() => onOpen('edit')} />
              <IconButton
                tone="danger"
                label={messages.remove(label)}
                icon={<Trash2 />}
                onPress={() => onOpen('remove')}
              />
            </>
          ) : null}
        </div>
      )}
    </Card>
  );
}
