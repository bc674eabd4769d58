import type { PositionAnswer } from '@portal/contracts';
import { EditPositionDialog } from './edit-position-dialog';
import type { PositionDialog } from './position-actions';
import { PositionDetails } from './position-details';
import { RemovePositionDialog } from './remove-position-dialog';

interface PositionDialogsProps {
  readonly dialog: PositionDialog;
  readonly position: PositionAnswer;
  readonly onOpen: (dialog: PositionDialog) => void;
  /** Called with whether the position was deleted. */
  readonly onClose: (isRemoved: boolean) => void;
}

/** One dialog at a time over the list. */
export function PositionDialogs({ dialog, position, onOpen, onClose }: PositionDialogsProps) {
  if (dialog === 'edit') return <EditPositionDialog position={position} onClose={() => onClose(false)} />;
  if (dialog === 'remove') return <RemovePositionDialog position={position} onClose={onClose} />;
  return <PositionDetails position={position} onOpen={onOpen} onClose={() => onClose(false)} />;
}
