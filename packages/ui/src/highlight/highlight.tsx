import { Fragment } from 'react';
import { splitAtMatches } from './match-prefixes';

/** Props of Highlight. */
export interface HighlightProps {
  readonly text: string;
  /** What somebody looks for; every word of it marks the words that it begins. */
  readonly typed: string;
}

/** A text found by typing, with what was typed in bold. */
export function Highlight({ text, typed }: HighlightProps) {
  return splitAtMatches(text, typed).map((piece) =>
    piece.isTyped ? <mark key={piece.at}>{piece.text}</mark> : <Fragment key={piece.at}>{piece.text}</Fragment>,
  );
}
