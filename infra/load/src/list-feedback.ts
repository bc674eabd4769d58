import { FEEDBACK_TARGET_TYPES, FEEDBACK_TYPES } from '@portal/contracts';
import { searchTermsOf } from '@portal/service-kit';
import mongoose from 'mongoose';
import { unitOf } from './list-events';

/** Feedback of ten years, much or little, in the same mixture; a page of it is as long as lists can be. */
const LAST = Date.UTC(2035, 0, 1);
const TEN_YEARS_MS = 10 * 365 * 86_400_000;
const AT_ONCE = 2_000;
const COUNCIL = 'd'.repeat(24);
const PERSON = { id: 'b'.repeat(24), name: 'Kavya Menon', username: 'kavya.menon@example.edu' } as const;

const idOf = (number: number, letter: string) => number.toString(16).padStart(24, letter);
const timeOf = (number: number, count: number) => new Date(LAST - Math.floor((number / count) * TEN_YEARS_MS));

/** Nearly all are longer than a list shows, some as long as a text can be. */
function wordsOf(number: number, about: string): string {
  const length = (number * 7_919) % 97 < 3 ? 5_000 : 500;
  return `${about} ${number}: ${'there are things that could be better '.repeat(140)}`.slice(0, length);
}

/** The place behind four fifths of them. */
export const deepFeedback = () => timeOf(4, 5);

function storedFeedback(number: number, count: number) {
  const unit = unitOf(number);
  const name = `${unit.name} winter evening ${number % 500}`;
  const isAnonymous = number % 3 === 0;
  const isResolved = number % 5 !== 0;
  const createdAt = timeOf(number, count);
  const resolution = { actionsTaken: wordsOf(number, 'We did'), by: { id: COUNCIL, name: PERSON.name }, at: createdAt };
  return {
    _id: idOf(number, '0'),
    version: 1,
    type: FEEDBACK_TYPES[number % FEEDBACK_TYPES.length],
    target: {
      type: FEEDBACK_TARGET_TYPES[number % FEEDBACK_TARGET_TYPES.length],
      id: idOf(number % 500, 'c'),
      name,
      unit,
    },
    comments: wordsOf(number, 'We think'),
    rating: (number % 5) + 1,
    ...(!isAnonymous && { author: PERSON }),
    owner: isAnonymous ? 'hash' : PERSON.id,
    createdAt,
    ...(isResolved && { resolution }),
    isResolved,
    terms: searchTermsOf(name, unit.name),
  };
}

/** Fills the feedback service's own collection, which has its indexes already. */
export async function fillFeedback(url: string, dbName: string, count: number): Promise<void> {
  const connection = await mongoose.createConnection(url, { dbName, autoIndex: false }).asPromise();
  const feedback = connection.collection<{ _id: string }>('feedback');
  for (let from = 0; from < count; from += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - from);
    await feedback.insertMany(Array.from({ length }, (_, at) => storedFeedback(from + at, count)));
  }
  await connection.close();
}
