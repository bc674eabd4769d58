import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Dialog } from './dialog';

/** Props of ConfirmDialog. */
export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question, e.g. `Delete this position?`. */
  readonly title: string;
  /** What confirming does, and whether it can be undone. */
  readonly children: ReactNode;
  /** E.g. `Delete position`. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** `danger` outlines the confirming button in red. */
  readonly tone?: 'danger' | 'primary' | undefined;
  readonly confirmIcon?: ReactNode;
  readonly busy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
}

/** Asks before something that cannot be undone; the focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, onConfirm, onCancel, tone = 'danger', busy, busyLabel } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      footer={
        <>
          <Button onPress={onCancel} autoFocus>
            {props.cancelLabel ?? 'Cancel'}
          </Button>
          <Button variant={tone} icon={props.confirmIcon} onPress={onConfirm} busy={busy} busyLabel={busyLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
