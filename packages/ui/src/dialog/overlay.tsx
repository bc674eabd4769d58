import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';

/** Props of Overlay: named by `label`, or by the element whose id is `labelledBy`. */
export interface OverlayProps {
  readonly isOpen: boolean;
  /** Called by Escape, and by a press outside when `isDismissable`; without it the modal stays until it is not open. */
  readonly onClose?: (() => void) | undefined;
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly isDismissable?: boolean | undefined;
  /** Hides the page behind, which not everybody who comes by may see. */
  readonly coversPage?: boolean | undefined;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Class of its position. */
  readonly positionClass: string | undefined;
  /** Class of the modal itself. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Loads what every dialog needs. The first one that opens does; an idle page may before, so that none has to wait. */
export const loadDialogs = () => import('./modal');

/** No part of the first page, whose size it would raise by a sixth. */
const Modal = lazy(async () => ({ default: (await loadDialogs()).Modal }));

/** An unstyled modal, for modals that are no Dialog: it traps the focus and gives it back; the page behind is inert. */
export function Overlay(props: OverlayProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense>
      <Modal {...props} />
    </Suspense>
  );
}
