import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { classNames } from '../class-names';
import fieldStyles from '../field/field.module.css';
import { IconButton } from '../icon-button/icon-button';
import { MAX_SEARCH_LENGTH } from './max-search-length';
import styles from './search-field.module.css';

/** Props of SearchField. */
export interface SearchFieldProps {
  /** Its accessible name, and the placeholder unless given. */
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly value: string;
  /** Called on every key, to be debounced by the caller. */
  readonly onChange: (value: string) => void;
  /** As wide as its container instead of at most 320 px. */
  readonly isWide?: boolean | undefined;
}

/** A search field over a list; Escape and the clear button empty it. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder = label, value, onChange, isWide } = props;
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={classNames(styles.field, isWide && styles.wide)}>
      <Search />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={MAX_SEARCH_LENGTH}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          event.stopPropagation();
          onChange('');
        }}
        className={classNames(fieldStyles.input, styles.input)}
      />
      {value === '' ? null : (
        <span className={styles.clear}>
          <IconButton label="Clear search" icon={<X />} size="sm" onPress={clear} />
        </span>
      )}
    </div>
  );
}
