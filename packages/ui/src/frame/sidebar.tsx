import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { classNames } from '../class-names';
import { useViewport } from '../layout/use-viewport';
import { useDisclosure } from '../popover/use-disclosure';
import type { AppFrameProps } from './app-frame';
import styles from './frame.module.css';
import { NavList, SideNav } from './nav';
import type { NavItem } from './nav';

/** Whether the navigation shows icons alone, and what its button does about it. */
function useRail({ isCollapsed = false, onCollapsedChange }: AppFrameProps) {
  const isTablet = useViewport() === 'tablet';
  const overlay = useDisclosure<HTMLElement>();
  if (!isTablet)
    return { overlay, isOver: false, isRail: isCollapsed, toggle: () => onCollapsedChange?.(!isCollapsed) };
  const toggle = overlay.isOpen ? () => overlay.close('stay') : overlay.open;
  return { overlay, isOver: overlay.isOpen, isRail: !overlay.isOpen, toggle };
}

/** The side navigation. On a tablet it is a rail of icons, and opens over the page. */
export function Sidebar(props: AppFrameProps) {
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
