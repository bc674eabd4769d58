import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { useViewport } from '../layout/use-viewport';
import { useDisclosure } from '../popover/use-disclosure';
import styles from './frame.module.css';
import { NavList, SideNav } from './nav';
import type { NavGroup, NavItem } from './nav';

/** Labels of the frame. */
export interface FrameLabels {
  readonly skip: string;
  readonly nav: string;
  readonly bottomNav: string;
  readonly more: string;
  readonly collapse: string;
  readonly expand: string;
  readonly close?: string | undefined;
}

/** Props of Sidebar. */
export interface SidebarProps {
  readonly labels: FrameLabels;
  /** A Brand: over the navigation, and in the top bar of a phone. */
  readonly brand: ReactNode;
  readonly groups: readonly NavGroup[];
  /** Last in the side navigation and behind More: sign out. */
  readonly footerItems?: readonly NavItem[] | undefined;
  readonly isCollapsed?: boolean | undefined;
  /** With it the side navigation can be collapsed; the caller keeps the state. */
  readonly onCollapsedChange?: ((isCollapsed: boolean) => void) | undefined;
}

/** Whether the navigation shows icons alone, and what its button does about it. */
function useRail({ isCollapsed = false, onCollapsedChange }: SidebarProps) {
  const isTablet = useViewport() === 'tablet';
  const overlay = useDisclosure<HTMLElement>();
  if (!isTablet)
    return { overlay, isOver: false, isRail: isCollapsed, toggle: () => onCollapsedChange?.(!isCollapsed) };
  const toggle = overlay.isOpen ? () => overlay.close('stay') : overlay.open;
  return { overlay, isOver: overlay.isOpen, isRail: !overlay.isOpen, toggle };
}

/** The side navigation. On a tablet it is a rail of icons, and opens over the page. */
export function Sidebar(props: SidebarProps) {
  const { labels, brand, groups, footerItems = [], onCollapsedChange } = props;
  const { overlay, isOver, isRail, toggle } = useRail(props);
  const expander: NavItem = {
    label: isRail ? labels.expand : labels.collapse,
    icon: isRail ? <PanelLeftOpen /> : <PanelLeftClose />,
    isExpanded: !isRail,
    onPress: toggle,
  };
  const shut = () => overlay.close('stay');
  return (
    <aside
      ref={overlay.root}
      className={classNames(styles.sidebar, isRail && styles.rail, isOver && styles.over)}
      aria-label={labels.nav}
      onKeyDown={overlay.onKeyDown}
    >
      <div className={styles.brandRow}>{brand}</div>
      <SideNav label={labels.nav} groups={groups} isCollapsed={isRail} onNavigate={shut} />
      <div className={styles.footer}>
        <NavList items={footerItems} isCollapsed={isRail} onNavigate={shut} />
        {onCollapsedChange ? <NavList items={[expander]} isCollapsed={isRail} /> : null}
      </div>
    </aside>
  );
}
