import styles from './level.module.css';

/** Props of Level. */
export interface LevelProps {
  /** The level in a word. */
  readonly children: string;
  /** Which step it is, from 1. */
  readonly step: number;
  readonly of: number;
}

/** One of a few levels: its word, and beside it the steps up to it, which the word says already. */
export function Level({ children, step, of }: LevelProps) {
  return (
    <span className={styles.level}>
      {children}
      <span className={styles.steps} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <span key={index} data-on={index < step || undefined} />
        ))}
      </span>
    </span>
  );
}
