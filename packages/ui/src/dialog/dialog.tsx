import { X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../icon-button/icon-button';
import styles from './dialog.module.css';
import { Overlay } from './overlay';

/** Props of Dialog. */
export interface DialogProps {
  readonly isOpen: boolean;
  /**
   * Called by the close button and Escape, and by a press outside when `isDismissable`; without it the dialog has no close
   * button and stays until it is not open.
   */
  readonly onClose?: (() => void) | undefined;
  readonly title: string;
  /** Buttons at the right, primary last. Inside a form, put the form around them by the `form` attribute. */
  readonly footer?: ReactNode;
  /** `default` 440 px, `wide` 640 px, `dock` 400 px at the right edge; each rises from the bottom on a phone. */
  readonly variant?: 'default' | 'wide' | 'dock' | undefined;
  /** No padding, for lists that reach the edges. */
  readonly isFlush?: boolean | undefined;
  /** Id of the text that assistive technology reads with the title. */
  readonly describedBy?: string | undefined;
  /** Hides the page behind. */
  readonly coversPage?: boolean | undefined;
  /** A press outside closes it too; only for dialogs without fields. */
  readonly isDismissable?: boolean | undefined;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  readonly closeLabel?: string | undefined;
  readonly children: ReactNode;
}

/** A modal dialog: it focuses its first field, traps the focus and gives it back; the page behind is inert. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, footer, variant = 'default', isFlush, isDismissable = false, children } = props;
  const { describedBy, coversPage } = props;
  const titleId = useId();
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={isDismissable}
      role={props.role}
      labelledBy={titleId}
      describedBy={describedBy}
      coversPage={coversPage}
      positionClass={classNames(styles.position, variant !== 'default' && styles[variant])}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {onClose ? <IconButton label={props.closeLabel ?? 'Close'} icon={<X />} onPress={onClose} /> : null}
      </div>
      <div data-dialog-body className={classNames(styles.body, isFlush && styles.flush)}>
        {children}
      </div>
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </Overlay>
  );
}
