import { EmptyState, ErrorState, IconButton, Kbd, LONGEST_SEARCH, Overlay, Skeleton } from '@portal/ui';
import { ArrowDown, ArrowUp, Search, X } from 'lucide-react';
import { PaletteList } from './palette-list';
import type { PaletteGroup } from './palette-list';
import styles from './palette.module.css';
import { usePalette } from './use-palette';

/** The words of the palette, from the app's catalogue. */
export interface PaletteWords {
  /** Name of the window. */
  readonly title: string;
  /** Name of the field, and its placeholder: what can be found. */
  readonly field: string;
  /** Name of the list. */
  readonly list: string;
  readonly loading: string;
  readonly empty: (typed: string) => string;
  /** What one can do then. */
  readonly emptyText: string;
  /** How many were found, as it is read out: `3 results`, `No results`. */
  readonly results: (count: number) => string;
  readonly move: string;
  readonly open: string;
  readonly close: string;
  /** As they are printed on the keys. */
  readonly enterKey: string;
  readonly escapeKey: string;
}

/** That a search failed, and how it is tried again. */
export interface PaletteFailure {
  readonly message: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Props of Palette. */
export interface PaletteProps {
  readonly onClose: () => void;
  readonly words: PaletteWords;
  readonly typed: string;
  /** Called on every key; the caller waits before it asks a server. */
  readonly onType: (text: string) => void;
  /** What was found for `typed`; groups without hits are left out. */
  readonly groups: readonly PaletteGroup[];
  /** More may come: nothing is said to be missing yet. */
  readonly isLoading?: boolean | undefined;
  readonly failure?: PaletteFailure | undefined;
}

/** Finds things as one types and opens them, by keyboard alone; open as long as it is rendered, a full page on a phone. */
export function Palette(props: PaletteProps) {
  const { onClose, words, typed, onType, isLoading = false } = props;
  const groups = props.groups.filter(({ hits }) => hits.length > 0);
  const palette = usePalette(groups, typed);
  return (
    <Overlay
      isOpen
      onClose={onClose}
      isDismissable
      label={words.title}
      placeClass={styles.place}
      className={styles.palette}
    >
      <div className={styles.field}>
        <Search />
        <input
          {...palette.input}
          aria-label={words.field}
          placeholder={words.field}
          maxLength={LONGEST_SEARCH}
          autoFocus
          spellCheck={false}
          enterKeyHint="go"
          className={styles.input}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        <Kbd className={styles.escape} aria-hidden="true">
          {words.escapeKey}
        </Kbd>
        <span className={styles.close}>
          <IconButton label={words.close} icon={<X />} onPress={onClose} />
        </span>
      </div>
      <div className={styles.body}>
        {palette.count === 0 ? null : (
          <PaletteList
            id={palette.listId}
            label={words.list}
            groups={groups}
            active={palette.active}
            typed={typed}
            isLoading={isLoading}
            enterKey={words.enterKey}
            onPoint={palette.choose}
            onOpen={onClose}
          />
        )}
        <Rest {...props} isLoading={isLoading} count={palette.count} />
      </div>
      <Foot words={words} said={saidOf(props, palette.count)} />
    </Overlay>
  );
}

/** What stands where nothing was found, or not everything could be looked for. */
function Rest({ words, typed, isLoading, failure, count }: PaletteProps & { readonly count: number }) {
  if (failure) {
    return (
      <div className={styles.failure}>
        <ErrorState {...failure} />
      </div>
    );
  }
  if (count > 0 || typed.trim() === '') return null;
  if (!isLoading) return <EmptyState isBare title={words.empty(typed.trim())} text={words.emptyText} />;
  return (
    <div className={styles.skeletons} aria-hidden="true">
      <Skeleton width="48%" />
      <Skeleton width="62%" />
      <Skeleton width="40%" />
    </div>
  );
}

function saidOf({ words, typed, isLoading, failure }: PaletteProps, count: number): string {
  if (typed.trim() === '' || failure) return '';
  return count === 0 && isLoading ? words.loading : words.results(count);
}

function Foot({ words, said }: { readonly words: PaletteWords; readonly said: string }) {
  return (
    <div className={styles.foot}>
      <span className={styles.keys} aria-hidden="true">
        <Kbd>
          <ArrowUp />
        </Kbd>
        <Kbd>
          <ArrowDown />
        </Kbd>
        {words.move}
      </span>
      <span className={styles.keys} aria-hidden="true">
        <Kbd>{words.enterKey}</Kbd>
        {words.open}
      </span>
      <span className={styles.said} role="status">
        {said}
      </span>
    </div>
  );
}
