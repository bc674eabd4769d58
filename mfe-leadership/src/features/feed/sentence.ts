import type { ActivityAnswer } from '@portal/contracts';

/** A piece of a sentence; names stand out. */
export interface Piece {
  readonly text: string;
  readonly isName: boolean;
}

/** Splits the sentence of an entry at the names in it, and says `You` to the person who did it. */
export function piecesOf(
  { description, actor, subject }: ActivityAnswer,
  readerId: string | undefined,
  you: string,
): Piece[] {
  const startsWithActor = actor !== null && description.startsWith(`${actor.name} `);
  const lead = startsWithActor ? [{ text: actor._id === readerId ? you : actor.name, isName: true }] : [];
  const rest = startsWithActor ? description.slice(actor.name.length) : description;
  const at = subject.name === '' ? -1 : rest.indexOf(subject.name);
  if (at < 0) return [...lead, { text: rest, isName: false }];
  return [
    ...lead,
    { text: rest.slice(0, at), isName: false },
    { text: subject.name, isName: true },
    { text: rest.slice(at + subject.name.length), isName: false },
  ].filter(({ text }) => text !== '');
}
