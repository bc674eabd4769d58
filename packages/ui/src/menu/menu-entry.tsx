import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../link/link';
import { classNames } from '../class-names';
import styles from './menu.module.css';

/** One entry of a Menu: with `href` a link, else an action. */
export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly href?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Set (true or false) makes it one of several choices; the chosen one has a check. */
  readonly isChosen?: boolean | undefined;
  readonly tone?: 'danger' | undefined;
}

/** An entry as the menu shows it. */
export function MenuEntry({
  item,
  close,
}: {
  readonly item: MenuItem;
  readonly close: (focus?: 'back' | 'stay') => void;
}) {
  const { label, icon, href, onPress, isDisabled, isChosen, tone } = item;
  const face = (
    <>
      {icon}
      {label}
      {isChosen ? <Check className={styles.check ?? ''} /> : null}
    </>
  );
  const className = classNames(styles.item, tone && styles[tone]);
  const press = () => {
    if (isDisabled) return;
    close();
    onPress?.();
  };
  if (href !== undefined && !isDisabled) {
    return (
      <Link href={href} role="menuitem" tabIndex={-1} className={className} onPress={press}>
        {face}
      </Link>
    );
  }
  return (
    <button
      type="button"
      role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChosen}
      aria-disabled={isDisabled || undefined}
      tabIndex={-1}
      className={className}
      onClick={press}
    >
      {face}
    </button>
  );
}
