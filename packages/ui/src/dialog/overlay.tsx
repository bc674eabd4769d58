import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './dialog.module.css';

/** Props of Overlay: named by `label`, or by the element whose id is `labelledBy`. */
export interface OverlayProps {
  readonly isOpen: boolean;
  /** Called by Escape, and by a press outside when `isDismissable`; without it the modal stays until it is not open. */
  readonly onClose?: (() => void) | undefined;
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly isDismissable?: boolean | undefined;
  /** Hides the page behind, which may not be for everybody who comes by. */
  readonly coversPage?: boolean | undefined;
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
        if (!open) onClose?.();
      }}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={onClose === undefined}
      className={classNames(styles.scrim, props.coversPage && styles.opaque)}
    >
      <Modal className={props.positionClass ?? ''}>
        <AriaDialog
          className={classNames(styles.dialog, props.className)}
          role={props.role ?? 'dialog'}
          {...name}
          {...(props.describedBy !== undefined && { 'aria-describedby': props.describedBy })}
        >
          {props.children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
