import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../icon-button/icon-button';
import styles from './popover.module.css';
import { useDisclosure } from './use-disclosure';

/** Props of Popover. */
export interface PopoverProps {
  /** Label of the button, with what is new: `Notifications, 3 unread`. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly hasDot?: boolean | undefined;
  /** Name of the panel. */
  readonly panelLabel: string;
  /** Width in px on a desktop; on a phone the panel fills the screen between the bars. */
  readonly width?: number | undefined;
  /** Aligns the panel with the end of the row of buttons instead of with its own button. */
  readonly isAtRowEnd?: boolean | undefined;
  readonly onOpen?: (() => void) | undefined;
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

/** An icon button with a non-modal panel below it. */
export function Popover(props: PopoverProps) {
  const { label, icon, hasDot, panelLabel, width, isAtRowEnd, onOpen, children } = props;
  const disclosure = useDisclosure();
  const toggle = () => {
    if (disclosure.isOpen) return disclosure.close();
    disclosure.open();
    onOpen?.();
  };
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
        onPress={toggle}
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
