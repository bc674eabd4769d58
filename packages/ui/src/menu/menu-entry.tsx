import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../link/link';
import styles from './menu.module.css';

/** One entry of a Menu: a link with `href`, else a button. */
export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly href?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  /** True or false makes it a radio entry; the chosen one has a check. */
  readonly isChosen?: boolean | undefined;
}

/** An entry of a menu. */
export function MenuEntry({
  item,
  close,
}: {
  readonly item: MenuItem;
  readonly close: (focus?: 'back' | 'stay') => void;
}) {
  const { label, icon, href, onPress, isChosen } = item;
  const content = (
    <>
      {icon}
      {label}
      {isChosen ? <Check className={styles.check ?? ''} /> : null}
    </>
  );
  const press = () => {
    close();
    onPress?.();
  };
  if (href !== undefined) {
    return (
      <Link href={href} role="menuitem" tabIndex={-1} className={styles.item} onPress={press}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChosen}
      tabIndex={-1}
      className={styles.item}
      onClick={press}
    >
      {content}
    </button>
  );
}
