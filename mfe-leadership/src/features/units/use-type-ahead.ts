import { sortKeyOf } from '@portal/contracts';
import { useRef } from 'react';

/** Letters that follow each other faster than this are one text. */
const PAUSE_MS = 700;

/**
 * Finds the name that begins with what is typed, after the one at a place and from the start again after the last one;
 * undefined where none does. A letter with which none goes on begins a new text.
 */
export function useTypeAhead(): (letter: string, names: readonly string[], at: number) => number | undefined {
  const last = useRef({ text: '', time: 0 });
  return (letter, names, at) => {
    const time = Date.now();
    const { text, time: before } = last.current;
    const longer = time - before < PAUSE_MS ? text + letter : letter;
    // More letters may still mean the name that the first ones led to.
    const goesOn = longer === letter ? undefined : nextThatBegins(longer, names, at);
    last.current = { text: goesOn === undefined ? letter : longer, time };
    return goesOn ?? nextThatBegins(letter, names, at + 1);
  };
}

function nextThatBegins(text: string, names: readonly string[], from: number): number | undefined {
  const beginning = sortKeyOf(text);
  if (beginning === '') return undefined;
  const inOrder = [...names.keys()].map((index) => (from + index) % names.length);
  return inOrder.find((index) => sortKeyOf(names[index] ?? '').startsWith(beginning));
}
