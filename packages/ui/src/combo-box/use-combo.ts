import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { optionId } from './combo-list';
import type { ComboOption } from './combo-list';

/** Options of a picker and what its keys do. */
export interface ComboSetup {
  readonly options: readonly ComboOption[];
  readonly onPick: (option: ComboOption) => void;
  /** Enter without a chosen option. */
  readonly onEnter?: (() => void) | undefined;
  /** Where the arrow down begins; the first option unless given. */
  readonly first?: number | undefined;
}

/** State and keyboard of a listbox below an input: arrows move, Enter picks, Escape closes. */
export function useCombo({ options, onPick, onEnter, first = 0 }: ComboSetup) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const current = Math.min(active, options.length - 1);
  useEffect(() => {
    if (isOpen && current >= 0)
      document.getElementById(optionId(listId, current))?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, listId, current]);
  const open = () => setOpen(true);
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (option: ComboOption) => {
    close();
    onPick(option);
  };
  const move = (step: 1 | -1) => {
    open();
    if (options.length === 0) return;
    // Before the first step, nothing is active: down begins with the first, up with the one before it.
    const next = current < 0 ? first + Math.min(step, 0) : current + step;
    setActive((next + options.length) % options.length);
  };
  const enter = (event: KeyboardEvent) => {
    const chosen = isOpen ? options[current] : undefined;
    if (!chosen && !onEnter) return;
    event.preventDefault();
    if (chosen) pick(chosen);
    else onEnter?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      enter(event);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  const input = {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen && current >= 0 ? optionId(listId, current) : undefined,
    onKeyDown,
    onClick: open,
  } as const;
  return { listId, isOpen, active: current, open, close, pick, input, setActive };
}
