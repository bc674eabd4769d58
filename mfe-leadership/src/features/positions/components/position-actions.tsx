import type { PositionAnswer } from '@portal/contracts';
import { Button, IconButton, LinkButton } from '@portal/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { holdersHref } from '../../../paths';
import { cardMessages } from '../messages';
import styles from './positions.module.css';

/** The dialogs of a position. */
export type PositionDialog = 'details' | 'edit' | 'remove';

interface PositionActionsProps {
  readonly position: PositionAnswer;
  readonly onOpen: (dialog: PositionDialog) => void;
}

/** Shows its details and its holders; edits and deletes it, for those who may. */
export function PositionActions({ position, onOpen }: PositionActionsProps) {
  const { _id, title, can_manage: mayManage } = position;
  return (
    <>
      <Button aria-label={cardMessages.detailsOf(title)} onPress={() => onOpen('details')}>
        {cardMessages.details}
      </Button>
      <LinkButton variant="quiet" href={holdersHref({ position: _id })} aria-label={cardMessages.holdersOf(title)}>
        {cardMessages.holders}
      </LinkButton>
      {mayManage ? (
        <div className={styles.manage}>
          <IconButton label={cardMessages.edit(title)} icon={<Pencil />} onPress={() => onOpen('edit')} />
          <IconButton
            tone="danger"
            label={cardMessages.remove(title)}
            icon={<Trash2 />}
            onPress={() => onOpen('remove')}
          />
        </div>
      ) : null}
    </>
  );
}
