import type { ReactNode } from 'react';
import { Link } from '../link/link';
import { classNames } from '../class-names';
import styles from './nav.module.css';

/** One place of the navigation: with `href` a link, else an action such as signing out. */
export interface NavItem {
  readonly label: string;
  readonly href?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  /** A Lucide icon. */
  readonly icon: ReactNode;
  /** Whether this is the page that shows; exactly one should be. */
  readonly current?: boolean | undefined;
  /** How many things wait there; 0 and undefined show nothing. */
  readonly count?: number | undefined;
  /** A shorter word for the bottom bar. */
  readonly shortLabel?: string | undefined;
  /** Pointer or focus came near: a moment to load the page ahead. */
  readonly onIntent?: (() => void) | undefined;
}

/** Places under a common head; the first group usually has none. */
export interface NavGroup {
  readonly title?: string | undefined;
  readonly items: readonly NavItem[];
}

/** A place as link or button; `className` and content decide where it lies. */
export function NavAction({
  item,
  className,
  title,
  onDone,
  children,
}: {
  readonly item: NavItem;
  readonly className: string | undefined;
  readonly title?: string | undefined;
  readonly onDone?: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  const press = () => {
    onDone?.();
    item.onPress?.();
  };
  if (item.href === undefined) {
    return (
      <button type="button" className={className} title={title} onClick={press}>
        {children}
      </button>
    );
  }
  return (
    <Link
      href={item.href}
      className={className}
      title={title}
      aria-current={item.current ? 'page' : undefined}
      onPress={press}
      onPointerEnter={item.onIntent}
      onFocus={item.onIntent}
    >
      {children}
    </Link>
  );
}

/** Props of SideNav. */
export interface SideNavProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly groups: readonly NavGroup[];
  /** Icons alone; the words stay for assistive technology and as tooltips. */
  readonly isCollapsed?: boolean | undefined;
  /** Inside the sheet of the bottom bar: taller rows. */
  readonly isSheet?: boolean | undefined;
  /** Called after a place was chosen. */
  readonly onDone?: (() => void) | undefined;
}

/** The places of the portal as a list in groups. */
export function SideNav({ label, groups, isCollapsed, isSheet, onDone }: SideNavProps) {
  return (
    <nav
      className={classNames(styles.nav, isCollapsed && styles.collapsed, isSheet && styles.sheet)}
      aria-label={label}
    >
      {groups.map((group, index) => (
        <div key={group.title ?? index} className={styles.group}>
          {group.title === undefined ? null : <p className={styles.head}>{group.title}</p>}
          <NavList items={group.items} isCollapsed={isCollapsed} onDone={onDone} />
        </div>
      ))}
    </nav>
  );
}

/** The items of one group. */
export function NavList({
  items,
  isCollapsed,
  onDone,
}: Pick<SideNavProps, 'isCollapsed' | 'onDone'> & { readonly items: readonly NavItem[] }) {
  return (
    <ul className={classNames(styles.list, isCollapsed && styles.collapsed)}>
      {items.map((item) => (
        <li key={item.label}>
          <NavAction item={item} className={styles.item} title={isCollapsed ? item.label : undefined} onDone={onDone}>
            {item.icon}
            <span className={styles.label}>{item.label}</span>
            {item.count ? <span className={styles.count}>{item.count}</span> : null}
          </NavAction>
        </li>
      ))}
    </ul>
  );
}
