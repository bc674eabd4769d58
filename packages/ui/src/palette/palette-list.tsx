import { Link, Badge, Kbd, Highlight } from '@portal/ui';
import type { Tone } from '@portal/ui';
import type { MouseEvent, ReactNode } from 'react';
import styles from './palette.module.css';

/** One result, which is a link. */
export interface PaletteHit {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** Beside the title; tells results of the same name apart. */
  readonly detail?: string | undefined;
  /** Before the title: an icon or a ColorLabel. */
  readonly leading: ReactNode;
  /** At the right: a date, a role. */
  readonly trailing?: string | undefined;
  /** Shows `trailing` as a state. */
  readonly badge?: { readonly tone: Tone; readonly icon: ReactNode } | undefined;
}

/** Results of one kind. */
export interface PaletteGroup {
  readonly id: string;
  readonly title: string;
  readonly hits: readonly PaletteHit[];
}

/** The id of an option's element, for aria-activedescendant. */
export const hitId = (listId: string, { id }: PaletteHit): string => `${listId}-${id}`;

/** Props of PaletteList. */
export interface PaletteListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly PaletteGroup[];
  readonly active: PaletteHit | undefined;
  readonly typed: string;
  readonly isLoading: boolean;
  /** Name of the key that opens the active result. */
  readonly enterKey: string;
  readonly onPoint: (hit: PaletteHit) => void;
  /** A hit is opened, in this window or in another one. */
  readonly onOpen: (hit: PaletteHit, isHere: boolean) => void;
}

/** The results, in groups; the focus stays in the field, which has `aria-activedescendant`. */
export function PaletteList(props: PaletteListProps) {
  const { id, label, groups } = props;
  return (
    <div
      role="listbox"
      id={id}
      aria-label={label}
      aria-busy={props.isLoading || undefined}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <div key={group.id} role="group" aria-label={group.title}>
          <p className={styles.group} role="presentation">
            {group.title}
          </p>
          {group.hits.map((hit) => (
            <Hit key={hit.id} hit={hit} {...props} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Hit({ hit, id, active, typed, enterKey, onPoint, onOpen }: PaletteListProps & { readonly hit: PaletteHit }) {
  const isActive = hit.id === active?.id;
  const point = () => {
    if (!isActive) onPoint(hit);
  };
  const follow = (event: MouseEvent) => {
    onOpen(hit, !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey);
  };
  return (
    <Link
      role="option"
      id={hitId(id, hit)}
      href={hit.href}
      tabIndex={-1}
      aria-selected={isActive}
      aria-label={[hit.title, hit.detail, hit.trailing].filter(Boolean).join(', ')}
      className={styles.hit}
      onClick={follow}
      onPointerMove={point}
    >
      <span className={styles.leading}>{hit.leading}</span>
      <span className={styles.title}>
        <Highlight text={hit.title} typed={typed} />
      </span>
      <span className={styles.detail}>
        <Highlight text={hit.detail ?? ''} typed={typed} />
      </span>
      <span className={styles.trailing}>
        {endOf(hit) ?? (isActive ? <Kbd className={styles.enter}>{enterKey}</Kbd> : null)}
      </span>
    </Link>
  );
}

function endOf({ trailing, badge }: PaletteHit): ReactNode {
  return badge && trailing !== undefined ? <Badge {...badge}>{trailing}</Badge> : trailing;
}
