import type { PositionAnswer } from '@portal/contracts';
import { EditPositionDialog } from './edit-position-dialog';
import type { Deed } from './position-actions';
import { PositionDetails } from './position-details';
import { RemovePositionDialog } from './remove-position-dialog';

interface PositionDialogsProps {
  readonly deed: Deed;
  readonly position: PositionAnswer;
  readonly onOpen: (deed: Deed) => void;
  /** Told whether the position is gone. */
  readonly onClose: (isGone: boolean) => void;
}

/** What opens over the list: one of the three at a time. */
export function PositionDialogs({ deed, position, onOpen, onClose }: PositionDialogsProps) {
  if (deed === 'edit') return <EditPositionDialog position={position} onClose={() => onClose(false)} />;
  if (deed === 'remove') return <RemovePositionDialog position={position} onClose={onClose} />;
  return <PositionDetails position={position} onOpen={onOpen} onClose={() => onClose(false)} />;
}
