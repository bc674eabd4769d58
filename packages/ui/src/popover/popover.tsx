import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Dialog } from '../dialog/dialog';
import { IconButton } from '../icon-button/icon-button';
import { useViewport } from '../layout/use-viewport';
import styles from './popover.module.css';
import { useDisclosure } from './use-disclosure';

/** Props of Popover. */
export interface PopoverProps {
  /** Label of the button, with what is new: `Notifications, 3 unread`. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly hasDot?: boolean | undefined;
  /** Name of the panel, and title of the sheet. */
  readonly panelLabel: string;
  /** Width of the panel in px. */
  readonly width?: number | undefined;
  /** Aligns the panel with the end of the row of buttons instead of with its own button. */
  readonly isAtRowEnd?: boolean | undefined;
  readonly children: (close: () => void) => ReactNode;
}

function Panel({
  label,
  children,
  id,
  width,
}: {
  label: string;
  children: ReactNode;
  id: string;
  width: number | undefined;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={styles.panel}
      style={width === undefined ? undefined : { ['--width' as string]: `${width / 16}rem` }}
    >
      {children}
    </div>
  );
}

/** An icon button with a non-modal panel below it; on a phone, with a sheet. */
export function Popover(props: PopoverProps) {
  return useViewport() === 'phone' ? <SheetPopover {...props} /> : <PanelPopover {...props} />;
}

function SheetPopover({ label, icon, hasDot, panelLabel, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label={label} icon={icon} hasDot={hasDot} onPress={() => setOpen(true)} aria-haspopup="dialog" />
      <Dialog isOpen={isOpen} title={panelLabel} isFlush isDismissable onClose={close}>
        {children(close)}
      </Dialog>
    </>
  );
}

function PanelPopover({ label, icon, hasDot, panelLabel, width, isAtRowEnd, children }: PopoverProps) {
  const disclosure = useDisclosure();
  return (
    <div
      className={classNames(styles.root, isAtRowEnd && styles.atRowEnd)}
      ref={disclosure.root}
      onKeyDown={disclosure.onKeyDown}
    >
      <IconButton
        ref={disclosure.trigger}
        label={label}
        icon={icon}
        hasDot={hasDot}
        onPress={() => (disclosure.isOpen ? disclosure.close() : disclosure.open())}
        aria-haspopup="dialog"
        aria-expanded={disclosure.isOpen}
        aria-controls={disclosure.isOpen ? disclosure.id : undefined}
      />
      {disclosure.isOpen ? (
        <Panel id={disclosure.id} label={panelLabel} width={width}>
          {children(() => disclosure.close())}
        </Panel>
      ) : null}
    </div>
  );
}
