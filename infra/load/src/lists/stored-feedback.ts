import { FEEDBACK_TARGET_TYPES, FEEDBACK_TYPES } from '@portal/contracts';
import { searchTermsOf } from '@portal/service-kit';
import { documentId } from '../benchmark-store';
import { PERSON, unitOf } from '../sample-units';
import { TEN_YEARS_MS } from './stored-events';

/** Feedback of ten years, much or little, in the same mixture; a page of it is as long as lists can be. */
const LAST_CREATED = Date.UTC(2035, 0, 1);
const COUNCIL_ID = 'd'.repeat(24);
const AUTHOR = { ...PERSON, username: 'kavya.menon@example.edu' };

function createdAtOf(number: number, count: number): Date {
  return new Date(LAST_CREATED - Math.floor((number / count) * TEN_YEARS_MS));
}

/** When the feedback after four fifths of it was given. */
export const DEEP_CREATED_AT = createdAtOf(4, 5);

/** Nearly all are longer than a list shows, some as long as a text can be. */
function textOf(number: number, start: string): string {
  const length = (number * 7_919) % 97 < 3 ? 5_000 : 500;
  return `${start} ${number}: ${'there are things that could be better '.repeat(140)}`.slice(0, length);
}

export function storedFeedbackOf(number: number, count: number) {
  const unit = unitOf(number);
  const name = `${unit.name} winter evening ${number % 500}`;
  const isAnonymous = number % 3 === 0;
  const isResolved = number % 5 !== 0;
  const createdAt = createdAtOf(number, count);
  const resolvedBy = { id: COUNCIL_ID, name: PERSON.name };
  return {
    _id: documentId(number),
    version: 1,
    type: FEEDBACK_TYPES[number % FEEDBACK_TYPES.length],
    target: {
      type: FEEDBACK_TARGET_TYPES[number % FEEDBACK_TARGET_TYPES.length],
      id: documentId(number % 500, 'c'),
      name,
      unit,
    },
    comments: textOf(number, 'We think'),
    rating: (number % 5) + 1,
    ...(!isAnonymous && { author: AUTHOR }),
    owner: isAnonymous ? 'hash' : AUTHOR.id,
    createdAt,
    ...(isResolved && { resolution: { actionsTaken: textOf(number, 'We did'), by: resolvedBy, at: createdAt } }),
    isResolved,
    terms: searchTermsOf(name, unit.name),
  };
}
