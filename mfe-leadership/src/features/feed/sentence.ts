import type { ActivityAnswer } from '@portal/contracts';

/** A piece of a sentence; names stand out. */
export interface Piece {
  readonly text: string;
  readonly isName: boolean;
  /** Names what it is about, which has a page. */
  readonly isSubject?: true;
  /** Where it begins in the sentence. */
  readonly at: number;
}

/** Splits the sentence of an entry at the names in it, and says `You` to the person who did it. */
export function splitAtMatches(
  { description, actor, subject }: ActivityAnswer,
  readerId: string | undefined,
  you: string,
): Piece[] {
  const actorEnd = actor !== null && description.startsWith(`${actor.name} `) ? actor.name.length : 0;
  const found = subject.name === '' ? -1 : description.indexOf(subject.name, actorEnd);
  const subjectStart = found < 0 ? description.length : found;
  const subjectEnd = found < 0 ? description.length : found + subject.name.length;
  return [
    { text: actor?._id === readerId ? you : description.slice(0, actorEnd), isName: true, at: 0, length: actorEnd },
    { text: description.slice(actorEnd, subjectStart), isName: false, at: actorEnd, length: subjectStart - actorEnd },
    { text: subject.name, isName: true, isSubject: true as const, at: subjectStart, length: subjectEnd - subjectStart },
    { text: description.slice(subjectEnd), isName: false, at: subjectEnd, length: description.length - subjectEnd },
  ]
    .filter(({ length }) => length > 0)
    .map(({ length: _length, ...piece }) => piece);
}
