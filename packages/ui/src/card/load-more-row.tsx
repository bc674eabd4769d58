import styles from './load-more-row.module.css';

/** Props of LoadMoreRow. */
export interface LoadMoreRowProps {
  readonly children: string;
  readonly onPress: () => void;
  /** What was asked for is on its way. */
  readonly isLoading?: boolean | undefined;
}

/** The last row of a card: a button as wide as it, which asks for more of the list. */
export function LoadMoreRow({ children, onPress, isLoading }: LoadMoreRowProps) {
  return (
    <button type="button" className={styles.more} disabled={isLoading} onClick={() => onPress()}>
      {children}
    </button>
  );
}
