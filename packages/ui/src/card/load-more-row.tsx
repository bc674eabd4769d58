import styles from './load-more-row.module.css';

/** Props of LoadMoreRow. */
export interface LoadMoreRowProps {
  readonly children: string;
  readonly onPress: () => void;
  /** The next page is loading. */
  readonly isLoading?: boolean | undefined;
}

/** The last row of a card: a button that loads the next page of the list. */
export function LoadMoreRow({ children, onPress, isLoading }: LoadMoreRowProps) {
  return (
    <button type="button" className={styles.more} disabled={isLoading} onClick={() => onPress()}>
      {children}
    </button>
  );
}
