import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent, RefObject } from 'react';
import { nextMark, type MarkCount, type MarkPosition } from './next-mark';

/** What an element of a value is given, so that one of them is in the order of Tab and the arrows reach the others. */
export interface MarkAttributes {
  readonly 'data-mark': string;
  readonly tabIndex: 0 | -1;
}

/** The values of a chart as one stop of Tab: arrows move the focus, and the focused or hovered value is shown. */
export interface Marks<E extends Element> {
  readonly ref: RefObject<E | null>;
  /** For the element around the values. */
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
  };
  readonly attributesOf: (position: MarkPosition) => MarkAttributes;
  /** The value that is pointed at, or has the focus. */
  readonly active: MarkPosition | null;
}

const nameOf = ({ point, series }: MarkPosition) => `${point}-${series}`;

function positionAt(target: EventTarget): MarkPosition | null {
  const name = target instanceof Element ? target.closest('[data-mark]')?.getAttribute('data-mark') : null;
  if (!name) return null;
  const [point = 0, series = 0] = name.split('-').map(Number);
  return { point, series };
}

/** Keeps which value has the focus and which one is pointed at; `turned` where series lie side by side and points below. */
export function useMarks<E extends Element>(count: MarkCount, turned: Readonly<Record<string, string>> = {}): Marks<E> {
  const ref = useRef<E>(null);
  const [current, setCurrent] = useState<MarkPosition>({ point: 0, series: 0 });
  const [focused, setFocused] = useState<MarkPosition | null>(null);
  const [pointed, setPointed] = useState<MarkPosition | null>(null);
  // The chart may have fewer values than before.
  const kept = {
    point: Math.min(current.point, Math.max(0, count.points - 1)),
    series: Math.min(current.series, Math.max(0, count.series - 1)),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextMark(turned[event.key] ?? event.key, kept, count);
    if (next === undefined) return;
    event.preventDefault();
    ref.current?.querySelector<HTMLElement | SVGElement>(`[data-mark="${nameOf(next)}"]`)?.focus();
  };
  const onFocus = ({ target }: FocusEvent) => {
    const position = positionAt(target);
    if (position) setCurrent(position);
    setFocused(position);
  };
  return {
    ref,
    handlers: {
      onKeyDown,
      onFocus,
      onBlur: () => setFocused(null),
      onPointerOver: ({ target }) => setPointed(positionAt(target)),
      onPointerLeave: () => setPointed(null),
    },
    attributesOf: (position) => ({
      'data-mark': nameOf(position),
      tabIndex: nameOf(position) === nameOf(kept) ? 0 : -1,
    }),
    active: pointed ?? focused,
  };
}
