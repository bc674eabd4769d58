import { EmptyState, ErrorState, IconButton, Kbd, MAX_SEARCH_LENGTH, Overlay, Skeleton } from '@portal/ui';
import { ArrowDown, ArrowUp, Search, X } from 'lucide-react';
import { PaletteList } from './palette-list';
import type { PaletteGroup, PaletteHit } from './palette-list';
import styles from './palette.module.css';
import { usePalette } from './use-palette';

/** Texts of the palette. */
export interface PaletteMessages {
  /** Name of the window. */
  readonly title: string;
  /** Label and placeholder of the field. */
  readonly field: string;
  /** Name of the list. */
  readonly list: string;
  readonly loading: string;
  readonly empty: (typed: string) => string;
  /** Below `empty`. */
  readonly emptyText: string;
  /** Announced when results arrive: `3 results`, `No results`. */
  readonly results: (count: number) => string;
  readonly move: string;
  readonly open: string;
  readonly close: string;
  /** Names of the keys. */
  readonly enterKey: string;
  readonly escapeKey: string;
}

/** A failed search, and how to retry it. */
export interface PaletteFailure {
  readonly message: string;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Props of Palette. */
export interface PaletteProps {
  readonly onClose: () => void;
  /** Called when a result is opened, before the palette closes. */
  readonly onOpen?: ((hit: PaletteHit) => void) | undefined;
  readonly messages: PaletteMessages;
  readonly typed: string;
  /** Called on every key, to be debounced by the caller. */
  readonly onType: (text: string) => void;
  /** What was found for `typed`; groups without hits are not shown. */
  readonly groups: readonly PaletteGroup[];
  /** The search is running, so that an empty result is not final. */
  readonly isLoading?: boolean | undefined;
  readonly failure?: PaletteFailure | undefined;
}

/** A command palette: finds and opens things by keyboard; open while it is rendered, full screen on a phone. */
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
            onOpen={(hit, isHere) => {
              props.onOpen?.(hit);
              if (isHere) onClose();
            }}
          />
        )}
        <PaletteState {...props} isLoading={isLoading} count={palette.count} />
      </div>
      <Footer messages={messages} announcement={announcementOf(props, palette.count)} />
    </Overlay>
  );
}

/** Empty, loading and error state. */
function PaletteState({ messages, typed, isLoading, failure, count }: PaletteProps & { readonly count: number }) {
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

function announcementOf({ messages, typed, isLoading, failure }: PaletteProps, count: number): string {
  if (typed.trim() === '' || failure) return '';
  return count === 0 && isLoading ? messages.loading : messages.results(count);
}

function Footer({ messages, announcement }: { readonly messages: PaletteMessages; readonly announcement: string }) {
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
      <span className={styles.announcement} role="status">
        {announcement}
      </span>
    </div>
  );
}
