import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './dialog.module.css';

/** Props of Overlay: named by `label`, or by the element whose id is `labelledBy`. */
export interface OverlayProps {
  readonly isOpen: boolean;
  /** Called by Escape, and by a press outside when `isDismissable`. */
  readonly onClose: () => void;
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
  readonly isDismissable?: boolean | undefined;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Class of its position. */
  readonly positionClass: string | undefined;
  /** Class of the modal itself. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** An unstyled modal, for modals that are no Dialog: it traps the focus and gives it back; the page behind is inert. */
export function Overlay({ isOpen, onClose, label, labelledBy, isDismissable = false, ...props }: OverlayProps) {
  const name = labelledBy === undefined ? { 'aria-label': label ?? '' } : { 'aria-labelledby': labelledBy };
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={isDismissable}
      className={styles.scrim ?? ''}
    >
      <Modal className={props.positionClass ?? ''}>
        <AriaDialog className={classNames(styles.dialog, props.className)} role={props.role ?? 'dialog'} {...name}>
          {props.children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
