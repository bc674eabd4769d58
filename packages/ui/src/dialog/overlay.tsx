import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './dialog.module.css';

/** Props of Overlay: named by `label`, or by the element whose id is `labelledBy`. */
export interface OverlayProps {
  readonly isOpen: boolean;
  /** Asked for by Escape (and by a press outside when `isDismissable`); the caller decides. */
  readonly onClose: () => void;
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
  readonly isDismissable?: boolean | undefined;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Where it lies. */
  readonly positionClass: string | undefined;
  /** How it looks. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A bare window over the page, for windows that are no Dialog: focus goes in, stays in and comes back; the page behind is inert. */
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
