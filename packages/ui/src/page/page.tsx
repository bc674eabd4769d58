import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './page.module.css';

/** Props of Page. */
export interface PageProps {
  /** The one `h1`. */
  readonly title: string;
  /** Above the title: a BackLink. */
  readonly back?: ReactNode;
  /** Beside the title: a Badge or a boxed ColorLabel. */
  readonly badge?: ReactNode;
  /** Below the title, before the subtitle: IconTexts. */
  readonly facts?: ReactNode;
  readonly subtitle?: ReactNode;
  /** At the right of the head, on a desktop only: today's date. */
  readonly aside?: ReactNode;
  /** At the right of the head on every device, IconButtons but on a desktop: what one does with the page itself. */
  readonly tools?: ReactNode;
  /** Buttons at the right of the head (below it on a phone), primary last. */
  readonly actions?: ReactNode;
  /** `default` 1120 px, `narrow` 800 px, `wide` as wide as the window. */
  readonly width?: 'default' | 'narrow' | 'wide' | undefined;
  /** A quiet line at the end of the page. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

/** A page inside the frame: its head and its content, at most 1120 px wide. */
export function Page(props: PageProps) {
  const { title, back, badge, facts, subtitle, aside, tools, actions, width = 'default', footer, children } = props;
  return (
    <div className={classNames(styles.page, width !== 'default' && styles[width])}>
      {back}
      <div className={styles.head}>
        <div className={styles.text}>
          <div className={styles.titleLine}>
            <h1 className={styles.title}>{title}</h1>
            {badge}
          </div>
          {facts === undefined ? null : <div className={styles.facts}>{facts}</div>}
          {subtitle === undefined ? null : <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
        {tools === undefined ? null : <div className={styles.tools}>{tools}</div>}
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </div>
  );
}

/** Props of ErrorPage. */
export interface ErrorPageProps {
  /** HTTP status, e.g. `403`. */
  readonly code?: string | undefined;
  readonly title: string;
  readonly text?: ReactNode;
  /** One primary LinkButton. */
  readonly action?: ReactNode;
}

/** A page for an error: not found, not allowed. */
export function ErrorPage({ code, title, text, action }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.refusal}>
        {code === undefined ? null : <p className={styles.code}>{code}</p>}
        <h1 className={styles.title}>{title}</h1>
        {text === undefined ? null : <p className={styles.refusalText}>{text}</p>}
        {action === undefined ? null : <div className={styles.refusalDo}>{action}</div>}
      </div>
    </div>
  );
}
