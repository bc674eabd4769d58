import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import type { AccentColor } from '../tone';
import { BottomBar } from './bottom-bar';
import styles from './frame.module.css';
import type { NavItem } from './nav';
import { Sidebar } from './sidebar';
import type { SidebarProps } from './sidebar';

/** Props of AppFrame. */
export interface AppFrameProps extends SidebarProps {
  /** Up to four entries of the phone's bottom bar. */
  readonly bottomItems: readonly NavItem[];
  /** Left in the top bar: SearchTrigger. */
  readonly search?: ReactNode;
  /** Right in the top bar: IconButtons, a PersonMenu. */
  readonly topActions?: ReactNode;
  /** Across the page under the top bar: Banner. */
  readonly banner?: ReactNode;
  /** The content alone. */
  readonly isBare?: boolean | undefined;
  /** Accent of the whole portal; set on the document, so that dialogs have it too. */
  readonly accent?: AccentColor | undefined;
  readonly children: ReactNode;
}

const MAIN_ID = 'main';

/** Moves the focus to the page's content: after a navigation, and by the skip link. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

function useAccent(accent: AccentColor | undefined): void {
  useEffect(() => {
    if (accent === undefined) delete document.documentElement.dataset['accent'];
    else document.documentElement.dataset['accent'] = accent;
  }, [accent]);
}

/** The frame of every page: side navigation (icons alone on a tablet), top bar, content, and a bottom bar on a phone. */
export function AppFrame(props: AppFrameProps) {
  const {
    labels,
    brand,
    groups,
    footerItems = [],
    bottomItems,
    search,
    topActions,
    banner,
    isCollapsed,
    children,
  } = props;
  useAccent(props.accent);
  const main = (
    <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
      {children}
    </main>
  );
  if (props.isBare) return main;
  return (
    <div className={classNames(styles.frame, isCollapsed && styles.collapsed)}>
      <a
        className={styles.skip}
        href={`#${MAIN_ID}`}
        onClick={(event) => {
          event.preventDefault();
          focusMain();
        }}
      >
        {labels.skip}
      </a>
      <Sidebar {...props} />
      <div className={styles.column}>
        <header className={styles.topbar}>
          <div className={styles.topbarBrand}>{brand}</div>
          {search}
          <div className={styles.topbarEnd}>{topActions}</div>
        </header>
        {banner}
        {main}
      </div>
      <BottomBar
        label={labels.bottomNav}
        items={bottomItems}
        groups={footerItems.length === 0 ? groups : [...groups, { items: footerItems }]}
        moreLabel={labels.more}
        closeLabel={labels.close}
      />
    </div>
  );
}
