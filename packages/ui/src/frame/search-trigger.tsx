import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { Kbd } from '../text/text';
import styles from './frame.module.css';

/** Props of SearchTrigger. */
export interface SearchTriggerProps {
  /** What can be searched: `Search events, people, units`. */
  readonly label: string;
  /** Shown at its end: `Ctrl K`. */
  readonly shortcut?: string | undefined;
  /** Value of `aria-keyshortcuts`: `Control+K`. */
  readonly keyShortcuts?: string | undefined;
  /** Called on hover and focus, to preload the palette. */
  readonly onIntent?: (() => void) | undefined;
  readonly onPress: () => void;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that looks like a search field and opens the command palette; an icon on a phone. */
export function SearchTrigger({ label, shortcut, keyShortcuts, onIntent, onPress, ref }: SearchTriggerProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.searchTrigger}
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts={keyShortcuts}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onPress}
    >
      <Search />
      <span>{label}</span>
      {shortcut === undefined ? null : <Kbd>{shortcut}</Kbd>}
    </button>
  );
}
