import { EmptyState, ErrorState, IconButton, Kbd, MAX_SEARCH_LENGTH, Overlay, Skeleton } from '@portal/ui';
import { ArrowDown, ArrowUp, Search, X } from 'lucide-react';
import { PaletteList } from './palette-list';
import type { PaletteGroup } from './palette-list';
import styles from './palette.module.css';
import { usePalette } from './use-palette';

/** The messages of the palette, from the app's catalogue. */
export interface PaletteMessages {
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
  readonly messages: PaletteMessages;
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
  const { onClose, messages, typed, onType, isLoading = false } = props;
  const groups = props.groups.filter(({ hits }) => hits.length > 0);
  const palette = usePalette(groups, typed);
  return (
    <Overlay
      isOpen
      onClose={onClose}
      isDismissable
      label={messages.title}
      positionClass={styles.position}
      className={styles.palette}
    >
      <div className={styles.field}>
        <Search />
        <input
          {...palette.input}
          aria-label={messages.field}
          placeholder={messages.field}
          maxLength={MAX_SEARCH_LENGTH}
          autoFocus
          spellCheck={false}
          enterKeyHint="go"
          className={styles.input}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        <Kbd className={styles.escape} aria-hidden="true">
          {messages.escapeKey}
        </Kbd>
        <span className={styles.close}>
          <IconButton label={messages.close} icon={<X />} onPress={onClose} />
        </span>
      </div>
      <div className={styles.body}>
        {palette.count === 0 ? null : (
          <PaletteList
            id={palette.listId}
            label={messages.list}
            groups={groups}
            active={palette.active}
            typed={typed}
            isLoading={isLoading}
            enterKey={messages.enterKey}
            onPoint={palette.choose}
            onOpen={onClose}
          />
        )}
        <Rest {...props} isLoading={isLoading} count={palette.count} />
      </div>
      <Foot messages={messages} said={saidOf(props, palette.count)} />
    </Overlay>
  );
}

/** What stands where nothing was found, or not everything could be looked for. */
function Rest({ messages, typed, isLoading, failure, count }: PaletteProps & { readonly count: number }) {
  if (failure) {
    return (
      <div className={styles.failure}>
        <ErrorState {...failure} />
      </div>
    );
  }
  if (count > 0 || typed.trim() === '') return null;
  if (!isLoading) return <EmptyState isBare title={messages.empty(typed.trim())} text={messages.emptyText} />;
  return (
    <div className={styles.skeletons} aria-hidden="true">
      <Skeleton width="48%" />
      <Skeleton width="62%" />
      <Skeleton width="40%" />
    </div>
  );
}

function saidOf({ messages, typed, isLoading, failure }: PaletteProps, count: number): string {
  if (typed.trim() === '' || failure) return '';
  return count === 0 && isLoading ? messages.loading : messages.results(count);
}

function Foot({ messages, said }: { readonly messages: PaletteMessages; readonly said: string }) {
  return (
    <div className={styles.footer}>
      <span className={styles.keys} aria-hidden="true">
        <Kbd>
          <ArrowUp />
        </Kbd>
        <Kbd>
          <ArrowDown />
        </Kbd>
        {messages.move}
      </span>
      <span className={styles.keys} aria-hidden="true">
        <Kbd>{messages.enterKey}</Kbd>
        {messages.open}
      </span>
      <span className={styles.said} role="status">
        {said}
      </span>
    </div>
  );
}
