import { DAY_MS, HOUR_MS } from '@portal/contracts';
import { documentId } from '../benchmark-store';
import { unitOf } from '../sample-units';
import { storedEvent } from '../stored-event';

/** Events of a campus over ten years, many or few: the same spread over units, categories, months and words. */
const FIRST_START = Date.UTC(2035, 0, 1);
export const TEN_YEARS_MS = 10 * 365 * DAY_MS;
const TEN_YEARS_HOURS = TEN_YEARS_MS / HOUR_MS;
const KINDS = ['Debate', 'Concert', 'Workshop', 'Tournament', 'Lecture', 'Exhibition', 'Marathon', 'Screening'];
const VENUES = ['Senate Hall', 'Main Hall', 'Seminar Room 2', 'Open Air Theatre', 'Sports Complex'];
const EVENT_CATEGORIES = {
  cultural: 'cultural',
  scitech: 'technical',
  sports: 'sports',
  academic: 'academic',
} as const;
const STATUSES = ['planned', 'planned', 'planned', 'completed', 'planned', 'planned', 'cancelled'];
const SYLLABLES = ['ta', 'ring', 'mo', 'sel', 'de', 'kar', 'ni', 'us'];
/** A word that one event in twenty has: enough for a page even of a thousand. */
export const RARE_WORD = 'kabaddi';

/** Most are a few lines, some a page; the words vary so much that they compress no better than real ones. */
function descriptionOf(number: number): string {
  // A prime, so that no unit or kind has all the long ones.
  const share = (number * 7_919) % 97;
  const length = share < 2 ? 5_000 : share < 12 ? 2_000 : 300;
  let text = '';
  for (let word = number; text.length < length; word = (word * 1_103_515_245 + 12_345) % 2_147_483_648) {
    text += `${(word % 2_500).toString(36)}${SYLLABLES[word % SYLLABLES.length]} `;
  }
  return text.trim();
}

function startOf(number: number, count: number): Date {
  const hours = Math.floor((number / count) * TEN_YEARS_HOURS);
  return new Date(FIRST_START + hours * HOUR_MS + (number % 60) * 60_000);
}

/** The start of the event after four fifths of them. */
export const DEEP_START = startOf(4, 5);

export function storedEventOf(number: number, count: number) {
  const unit = unitOf(number);
  const rareWord = number % 20 === 7 ? ` with ${RARE_WORD}` : '';
  const event = storedEvent(documentId(number), unit, {
    title: `${KINDS[number % KINDS.length]} ${number} of the winter league${rareWord}`,
    description: descriptionOf(number),
    status: STATUSES[number % STATUSES.length] ?? 'planned',
    category: EVENT_CATEGORIES[unit.category],
    type: 'Competition',
    start: startOf(number, count),
    venue: VENUES[number % VENUES.length] ?? '',
    createdAt: new Date(FIRST_START - HOUR_MS),
  });
  return {
    ...event,
    areas: number % 10 === 0 ? [unit.category, 'academic'] : event.areas,
    registration: number % 2 ? { required: true, fees: 100, max_participants: 80 } : event.registration,
    seats: { ...event.seats, taken: number % 80 },
    budget: { ...event.budget, allocated: 5_000 },
  };
}
