import type { PositionAnswer } from '@portal/contracts';
import { Button, IconButton } from '@portal/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { cardMessages } from '../messages';

/** The dialogs of a position. */
export type PositionDialog = 'details' | 'edit' | 'remove';

interface PositionActionsProps {
  readonly position: PositionAnswer;
  readonly onOpen: (dialog: PositionDialog) => void;
}

/** Shows its details; edits and deletes it, for those who may. */
export function PositionActions({ position, onOpen }: PositionActionsProps) {
  const { title, can_manage: mayManage } = position;
  return (
    <>
      <Button aria-label={cardMessages.detailsOf(title)} onPress={() => onOpen('details')}>
        {cardMessages.details}
      </Button>
      {mayManage ? (
        <>
          <IconButton label={cardMessages.edit(title)} icon={<Pencil />} onPress={() => onOpen('edit')} />
          <IconButton
            tone="danger"
            label={cardMessages.remove(title)}
            icon={<Trash2 />}
            onPress={() => onOpen('remove')}
          />
        </>
      ) : null}
    </>
  );
}
