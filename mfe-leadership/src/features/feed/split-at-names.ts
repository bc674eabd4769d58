import type { ActivityAnswer } from '@portal/contracts';

/** A part of a sentence; names are emphasized. */
export interface SentencePart {
  readonly text: string;
  readonly isName: boolean;
  /** It names the subject, which has a page. */
  readonly isSubject?: true;
  /** Where it begins in the sentence. */
  readonly at: number;
}

/** Splits the sentence of an entry at the names in it; the reader's own name becomes `you`. */
export function splitAtNames(
  { description, actor, subject }: ActivityAnswer,
  readerId: string | undefined,
  you: string,
): SentencePart[] {
  const actorEnd = actor !== null && description.startsWith(`${actor.name} `) ? actor.name.length : 0;
  const found = subject.name === '' ? -1 : description.indexOf(subject.name, actorEnd);
  const start = found < 0 ? description.length : found;
  const end = found < 0 ? start : start + subject.name.length;
  const parts: SentencePart[] = [
    { text: description.slice(0, actorEnd), isName: true, at: 0 },
    { text: description.slice(actorEnd, start), isName: false, at: actorEnd },
    { text: description.slice(start, end), isName: true, isSubject: true, at: start },
    { text: description.slice(end), isName: false, at: end },
  ];
  const isReader = actorEnd > 0 && actor?._id === readerId;
  return parts
    .filter(({ text }) => text !== '')
    .map((part, i) => (i === 0 && isReader ? { ...part, text: you } : part));
}
