import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import { useDisclosure } from '../popover/use-disclosure';
import { MenuEntry } from './menu-entry';
import type { MenuItem } from './menu-entry';
import styles from './menu.module.css';

/** Props of Menu. */
export interface MenuProps {
  /** Name of the button and of the menu. */
  readonly label: string;
  /** Content of the button. */
  readonly trigger: ReactNode;
  /** Groups divided by a line. */
  readonly groups: readonly (readonly MenuItem[])[];
  readonly triggerClass?: string | undefined;
}

const entriesOf = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];

function moveFocus(menu: HTMLElement | null, key: string): boolean {
  const entries = entriesOf(menu);
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const step = steps[key];
  const byLetter = (entry: HTMLElement) => entry.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  const next =
    step === undefined
      ? key.length === 1 && [...entries.slice(at + 1), ...entries].find(byLetter)
      : entries.at(step % entries.length);
  if (!next) return false;
  next.focus();
  return true;
}

function MenuList({
  id,
  label,
  groups,
  close,
  start,
}: Pick<MenuProps, 'label' | 'groups'> & {
  readonly id: string;
  readonly close: (focus?: 'back' | 'stay') => void;
  readonly start: 'first' | 'last';
}) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      entriesOf(menu.current)
        .at(start === 'first' ? 0 : -1)
        ?.focus(),
    [start],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close('stay');
    if (moveFocus(menu.current, event.key)) event.preventDefault();
  };
  return (
    <div ref={menu} id={id} role="menu" aria-label={label} className={styles.menu} onKeyDown={onKeyDown}>
      {groups.map((group) => (
        <div key={group[0]?.label} role="group" className={styles.group}>
          {group.map((item) => (
            <MenuEntry key={item.label} item={item} close={close} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** A button with a menu: arrows, Home, End and first letters move, Escape closes. */
export function Menu({ label, trigger, groups, triggerClass }: MenuProps) {
  const disclosure = useDisclosure();
  const start = useRef<'first' | 'last'>('first');
  const openAt = (place: 'first' | 'last') => {
    start.current = place;
    disclosure.open();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <div className={styles.root} ref={disclosure.root} onKeyDown={disclosure.onKeyDown}>
      <button
        ref={disclosure.trigger}
        type="button"
        className={classNames(styles.trigger, triggerClass)}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={disclosure.isOpen}
        aria-controls={disclosure.isOpen ? disclosure.id : undefined}
        onClick={() => (disclosure.isOpen ? disclosure.close() : openAt('first'))}
        onKeyDown={onKeyDown}
      >
        {trigger}
      </button>
      {disclosure.isOpen ? (
        <MenuList id={disclosure.id} label={label} groups={groups} close={disclosure.close} start={start.current} />
      ) : null}
    </div>
  );
}
