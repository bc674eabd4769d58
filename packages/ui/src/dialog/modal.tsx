import { useRef } from 'react';
import { Dialog, Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../class-names';
import styles from './dialog.module.css';
import { DialogFocus } from './dialog-focus';
import type { OverlayProps } from './overlay';
import { useCloseRequest } from './use-close-request';

/** The modal of Overlay: it traps the focus and gives it back; the page behind is inert. */
export function Modal({ isOpen, onClose, label, labelledBy, isDismissable = false, ...props }: OverlayProps) {
  const name = labelledBy === undefined ? { 'aria-label': label ?? '' } : { 'aria-labelledby': labelledBy };
  const dialog = useRef<HTMLElement>(null);
  useCloseRequest(isDismissable ? onClose : undefined);
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
      <AriaModal className={props.positionClass ?? ''}>
        <Dialog
          ref={dialog}
          className={classNames(styles.dialog, props.className)}
          role={props.role ?? 'dialog'}
          {...name}
          {...(props.describedBy !== undefined && { 'aria-describedby': props.describedBy })}
        >
          {props.children}
          <DialogFocus dialog={dialog} />
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
