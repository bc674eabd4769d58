import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

/** State of a non-modal panel below a button. */
export interface Disclosure<Root extends HTMLElement = HTMLDivElement> {
  readonly isOpen: boolean;
  readonly id: string;
  readonly root: RefObject<Root | null>;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly open: () => void;
  /** Closes; the focus goes back to the button unless it has to `stay`. */
  readonly close: (focus?: 'back' | 'stay') => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Opens and closes a panel below a button: Escape, a press outside and losing the focus close it. */
export function useDisclosure<Root extends HTMLElement = HTMLDivElement>(): Disclosure<Root> {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<Root>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = (focus: 'back' | 'stay' = 'back') => {
    setOpen(false);
    if (focus === 'back') trigger.current?.focus();
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  return { isOpen, id, root, trigger, open: () => setOpen(true), close, onKeyDown };
}
