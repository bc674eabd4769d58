import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../dialog/dialog';
import { NavAction, SideNav } from './nav';
import type { NavGroup, NavItem } from './nav';
import styles from './nav.module.css';

/** Props of BottomBar. */
export interface BottomBarProps {
  readonly label: string;
  /** The first four are shown; More has the rest. */
  readonly items: readonly NavItem[];
  /** All entries, for the sheet behind More, which is shown only when the bar does not have them all. */
  readonly groups: readonly NavGroup[];
  readonly moreLabel: string;
  readonly closeLabel?: string | undefined;
}

const keyOf = ({ href, label }: NavItem) => href ?? label;

/** The navigation of a phone: up to four entries, and More, which opens a sheet with all of them. */
export function BottomBar({ label, items, groups, moreLabel, closeLabel }: BottomBarProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = items.slice(0, 4);
  const inBar = new Set(shown.map(keyOf));
  const rest = groups.flatMap((group) => group.items).filter((item) => !inBar.has(keyOf(item)));
  const isCurrentInMenu = rest.some((item) => item.current);
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul>
        {shown.map((item) => (
          <li key={item.label}>
            <NavAction item={item} className={styles.barItem}>
              {item.icon}
              {item.label}
              {item.count ? <span className={styles.barCount}>{item.count}</span> : null}
            </NavAction>
          </li>
        ))}
        {rest.length === 0 ? null : (
          <li>
            <button
              type="button"
              className={styles.barItem}
              aria-haspopup="dialog"
              data-current={isCurrentInMenu || undefined}
              onClick={() => setOpen(true)}
            >
              <Ellipsis />
              {moreLabel}
            </button>
          </li>
        )}
      </ul>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={moreLabel}
        isFlush
        isDismissable
        closeLabel={closeLabel}
      >
        <SideNav isSheet label={moreLabel} groups={groups} onNavigate={() => setOpen(false)} />
      </Dialog>
    </nav>
  );
}
