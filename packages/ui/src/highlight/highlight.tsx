import { Fragment } from 'react';
import { splitAtMatches } from './split-at-matches';

/** Props of Highlight. */
export interface HighlightProps {
  readonly text: string;
  /** The search term; each of its words highlights the words that begin with it. */
  readonly typed: string;
}

/** A text with the prefixes that match a search term in bold. */
export function Highlight({ text, typed }: HighlightProps) {
  return splitAtMatches(text, typed).map((piece) =>
    piece.isMatch ? <mark key={piece.at}>{piece.text}</mark> : <Fragment key={piece.at}>{piece.text}</Fragment>,
  );
}
