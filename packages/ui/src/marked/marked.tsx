import { Fragment } from 'react';
import { piecesOf } from './beginnings';

/** Props of Marked. */
export interface MarkedProps {
  readonly text: string;
  /** What somebody looks for; every word of it marks the words that it begins. */
  readonly typed: string;
}

/** A text found by typing, with what was typed in bold. */
export function Marked({ text, typed }: MarkedProps) {
  return piecesOf(text, typed).map((piece) =>
    piece.isTyped ? <mark key={piece.at}>{piece.text}</mark> : <Fragment key={piece.at}>{piece.text}</Fragment>,
  );
}
