import type { ReactNode } from 'react';
import { Link } from '../link/link';
import { classNames } from '../class-names';
import styles from './nav.module.css';

/** One entry of the navigation: a link with `href`, else a button. */
export interface NavItem {
  readonly label: string;
  readonly href?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  /** A Lucide icon. */
  readonly icon: ReactNode;
  /** Whether this is the current page. */
  readonly current?: boolean | undefined;
  /** Number beside the label; 0 and undefined show nothing. */
  readonly count?: number | undefined;
  /** Of a button that opens and closes something. */
  readonly isExpanded?: boolean | undefined;
  /** Called on hover and focus, to preload the page. */
  readonly onIntent?: (() => void) | undefined;
}

/** Entries under a common heading; the first group usually has none. */
export interface NavGroup {
  readonly title?: string | undefined;
  readonly items: readonly NavItem[];
}

/** An entry as link or button. */
export function NavAction({
  item,
  className,
  title,
  onNavigate,
  children,
}: {
  readonly item: NavItem;
  readonly className: string | undefined;
  readonly title?: string | undefined;
  readonly onNavigate?: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  const press = () => {
    onNavigate?.();
    item.onPress?.();
  };
  if (item.href === undefined) {
    return (
      <button type="button" className={className} title={title} aria-expanded={item.isExpanded} onClick={press}>
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
  /** Called when an entry is chosen. */
  readonly onNavigate?: (() => void) | undefined;
}

/** The entries of the navigation, in groups. */
export function SideNav({ label, groups, isCollapsed, isSheet, onNavigate }: SideNavProps) {
  return (
    <nav
      className={classNames(styles.nav, isCollapsed && styles.collapsed, isSheet && styles.sheet)}
      aria-label={label}
    >
      {groups.map((group, index) => (
        <div key={group.title ?? index} className={styles.group}>
          {group.title === undefined ? null : <p className={styles.head}>{group.title}</p>}
          <NavList items={group.items} isCollapsed={isCollapsed} onNavigate={onNavigate} />
        </div>
      ))}
    </nav>
  );
}

/** The items of one group. */
export function NavList({
  items,
  isCollapsed,
  onNavigate,
}: Pick<SideNavProps, 'isCollapsed' | 'onNavigate'> & { readonly items: readonly NavItem[] }) {
  return (
    <ul className={classNames(styles.list, isCollapsed && styles.collapsed)}>
      {items.map((item, index) => (
        <li key={item.href ?? index}>
          <NavAction
            item={item}
            className={styles.item}
            title={isCollapsed ? item.label : undefined}
            onNavigate={onNavigate}
          >
            {item.icon}
            <span className={styles.label}>{item.label}</span>
            {item.count ? <span className={styles.count}>{item.count}</span> : null}
          </NavAction>
        </li>
      ))}
    </ul>
  );
}
