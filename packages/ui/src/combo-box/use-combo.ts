import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { optionId } from './combo-list';
import type { ComboOption } from './combo-list';

/** What a picker needs to know to run its list. */
export interface ComboSetup {
  readonly options: readonly ComboOption[];
  readonly onPick: (option: ComboOption) => void;
  /** Enter without a chosen option. */
  readonly onEnter?: (() => void) | undefined;
}

/** State and keys of a list below an input: arrows move, Enter takes, Escape closes. */
export function useCombo({ options, onPick, onEnter }: ComboSetup) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const reachable = Math.min(active, options.length - 1);
  useEffect(() => {
    if (isOpen && reachable >= 0)
      document.getElementById(optionId(listId, reachable))?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, listId, reachable]);
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
    if (options.length > 0)
      setActive((reachable + step + options.length + (reachable < 0 && step < 0 ? 1 : 0)) % options.length);
  };
  const enter = (event: KeyboardEvent) => {
    const chosen = isOpen ? options[reachable] : undefined;
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
    'aria-activedescendant': isOpen && reachable >= 0 ? optionId(listId, reachable) : undefined,
    onKeyDown,
    onClick: open,
  } as const;
  return { listId, isOpen, active: reachable, open, close, pick, input, setActive };
}
