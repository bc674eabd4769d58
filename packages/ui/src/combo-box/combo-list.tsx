import { Highlight } from '@portal/ui';
import type { ReactNode } from 'react';
import { useBelowParent } from '../popover/use-below-parent';
import styles from './combo-box.module.css';

/** One option of a picker. */
export interface ComboOption {
  readonly id: string;
  readonly label: string;
  /** A second line, which tells options of the same name apart. */
  readonly detail?: string | undefined;
  /** Before the label: an Avatar or a ColorLabel. */
  readonly leading?: ReactNode;
  /** Heading of its group; options of one group have to follow each other. */
  readonly group?: string | undefined;
}

/** Texts of a picker. */
export interface ComboMessages {
  readonly loading: string;
  readonly empty: string;
  readonly failed: string;
  /** Name of the list. */
  readonly list: string;
  /** Announced when results arrive, e.g. `3 results`. */
  readonly results: (count: number) => string;
  /** Label of the button that removes a token. */
  readonly remove: (label: string) => string;
}

/** The default texts. */
export const defaultComboMessages: ComboMessages = {
  loading: 'Searching...',
  empty: 'Nothing found',
  failed: "We couldn't search. Please try again.",
  list: 'Suggestions',
  results: (count) => (count === 1 ? '1 result' : `${count} results`),
  remove: (label) => `Remove ${label}`,
};

/** The id of an option's element, for aria-activedescendant. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Props of ComboList. */
export interface ComboListProps {
  readonly id: string;
  readonly options: readonly ComboOption[];
  readonly active: number;
  readonly typed: string;
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly messages: ComboMessages;
  readonly onPick: (option: ComboOption) => void;
}

const popover = {
  // Without popovers, a browser shows the list in its layer of the page.
  enter: (list: HTMLElement) => list.showPopover?.(),
  leave: () => undefined,
};

/** The options, in groups, below its parent. */
export function ComboList({ id, options, active, typed, isLoading, isError, messages, onPick }: ComboListProps) {
  const list = useBelowParent<HTMLDivElement>(popover);
  const nothing = isError ? messages.failed : messages.empty;
  const message = isLoading ? messages.loading : options.length === 0 ? nothing : undefined;
  return (
    <div ref={list} popover="manual" className={styles.list} onMouseDown={(event) => event.preventDefault()}>
      {message === undefined ? null : <p className={styles.message}>{message}</p>}
      <div
        className={styles.options}
        role="listbox"
        id={id}
        aria-label={messages.list}
        aria-busy={isLoading || undefined}
      >
        {options.map((option, index) => (
          <div key={option.id} role="presentation">
            {option.group !== undefined && option.group !== options[index - 1]?.group ? (
              <p className={styles.group} role="presentation">
                {option.group}
              </p>
            ) : null}
            <div
              role="option"
              id={optionId(id, index)}
              aria-selected={index === active}
              aria-label={option.detail === undefined ? option.label : `${option.label}, ${option.detail}`}
              data-active={index === active || undefined}
              className={styles.option}
              onClick={() => onPick(option)}
            >
              {option.leading}
              <span className={styles.optionText}>
                <span>
                  <Highlight text={option.label} typed={typed} />
                </span>
                {option.detail === undefined ? null : <span className={styles.detail}>{option.detail}</span>}
              </span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
