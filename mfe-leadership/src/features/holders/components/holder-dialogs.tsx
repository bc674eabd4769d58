import type { HolderAnswer } from '@portal/contracts';
import type { HolderDialog } from '../holder-dialog';
import { isManaged } from '../managed-holder';
import { EditHolderDialog } from './edit-holder-dialog';
import { HolderDetails } from './holder-details';
import { RemoveHolderDialog } from './remove-holder-dialog';

interface HolderDialogsProps {
  readonly dialog: HolderDialog;
  readonly holder: HolderAnswer;
  readonly onOpen: (dialog: HolderDialog) => void;
  /** Called with whether the record was deleted. */
  readonly onClose: (isRemoved: boolean) => void;
}

/** One dialog at a time over the list. */
export function HolderDialogs({ dialog, holder, onOpen, onClose }: HolderDialogsProps) {
  if (dialog === 'edit' && isManaged(holder))
    return <EditHolderDialog holder={holder} onClose={() => onClose(false)} />;
  if (dialog === 'remove') return <RemoveHolderDialog holder={holder} onClose={onClose} />;
  return <HolderDetails holder={holder} onOpen={onOpen} onClose={() => onClose(false)} />;
}
