import type { UnitCategory } from '@portal/contracts';
import mongoose from 'mongoose';
import { beginningsOf } from './sample-events';

/** Events of a campus over ten years, many or few: the same spread over units, categories, months and words. */
const FIRST = Date.UTC(2035, 0, 1);
const TEN_YEARS_MS = 10 * 365 * 86_400_000;
const HOUR_MS = 3_600_000;
const AT_ONCE = 2_000;
const KINDS = ['Debate', 'Concert', 'Workshop', 'Tournament', 'Lecture', 'Exhibition', 'Marathon', 'Screening'];
const PLACES = ['Senate Hall', 'Main Hall', 'Seminar Room 2', 'Open Air Theatre', 'Sports Complex'];
const CATEGORIES = ['cultural', 'scitech', 'sports', 'academic'] as const satisfies UnitCategory[];
const EVENT_CATEGORIES = {
  cultural: 'cultural',
  scitech: 'technical',
  sports: 'sports',
  academic: 'academic',
} as const;
const STATUSES = ['planned', 'planned', 'planned', 'completed', 'planned', 'planned', 'cancelled'];
/** A word that one event in twenty has: a page of them even among a thousand. */
export const RARE_WORD = 'kabaddi';
const PERSON = { id: 'b'.repeat(24), name: 'Kavya Menon' } as const;

/** Most are a few lines, some a page; the words are many enough that they do not shrink more than real ones do. */
function descriptionOf(number: number): string {
  // A prime, so that no unit or kind has all the long ones.
  const turn = (number * 7_919) % 97;
  const length = turn < 2 ? 5_000 : turn < 12 ? 2_000 : 300;
  let text = '';
  for (let word = number; text.length < length; word = (word * 1_103_515_245 + 12_345) % 2_147_483_648) {
    text += `${(word % 2_500).toString(36)}${SYLLABLES[word % SYLLABLES.length]} `;
  }
  return text.trim();
}
const SYLLABLES = ['ta', 'ring', 'mo', 'sel', 'de', 'kar', 'ni', 'us'];

/** Twenty units, five a category. */
export const unitOf = (number: number) => {
  const category = CATEGORIES[number % 4] ?? 'cultural';
  return { id: (number % 20).toString(16).padStart(24, 'a'), name: `Society of ${category} ${number % 20}`, category };
};

const startOf = (number: number, count: number) =>
  new Date(FIRST + Math.floor((number / count) * (TEN_YEARS_MS / HOUR_MS)) * HOUR_MS + (number % 60) * 60_000);

/** The start of the event behind four fifths of them. */
export const deepStart = () => startOf(4, 5);

function storedEvent(number: number, count: number) {
  const unit = unitOf(number);
  const start = startOf(number, count);
  const end = new Date(start.getTime() + 2 * HOUR_MS);
  const rare = number % 20 === 7 ? ` with ${RARE_WORD}` : '';
  const title = `${KINDS[number % KINDS.length]} ${number} of the winter league${rare}`;
  const venue = PLACES[number % PLACES.length] ?? '';
  return {
    _id: number.toString(16).padStart(24, '0'),
    version: 1,
    title,
    description: descriptionOf(number),
    status: STATUSES[number % STATUSES.length],
    category: EVENT_CATEGORIES[unit.category],
    type: 'Competition',
    unit,
    areas: number % 10 === 0 ? [unit.category, 'academic'] : [unit.category],
    organizers: [{ kind: 'user', ...PERSON }],
    schedule: { start, end, venue, mode: 'offline' },
    registration: number % 2 ? { required: true, fees: 100, max_participants: 80 } : { required: false },
    seats: { taken: number % 80, checkedIn: 0, changes: 0, line: [] },
    budget: { allocated: 5_000, sponsors: [] },
    createdBy: PERSON,
    createdAt: new Date(FIRST - HOUR_MS),
    sortStart: start,
    overAt: end,
    remindedOf: null,
    terms: beginningsOf(`${title} ${unit.name} ${venue}`),
    months: [start.toISOString().slice(0, 7)],
    roomRequestCount: 0,
  };
}

/** Fills the events service's own collection, which has its indexes already. */
export async function fillList(url: string, dbName: string, count: number): Promise<void> {
  const connection = await mongoose.createConnection(url, { dbName, autoIndex: false }).asPromise();
  const events = connection.collection<{ _id: string }>('events');
  for (let from = 0; from < count; from += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - from);
    await events.insertMany(Array.from({ length }, (_, at) => storedEvent(from + at, count)));
  }
  await connection.close();
}
