import { DAY_MS, HOUR_MS } from '@portal/contracts';
import { searchTermsOf } from '@portal/service-kit';
import { documentId } from '../benchmark-store';
import { unitOf } from '../sample-units';

/** What can be found at a large institute: events, people and units, as the activity service stores them. */
const UNITS = 200;
const KINDS = ['Debate', 'Concert', 'Workshop', 'Tournament', 'Lecture', 'Exhibition', 'Marathon', 'Screening'];
const FIRST_NAMES = ['Asha', 'Ravi', 'Meera', 'Kavya', 'Arjun', 'Maria', 'Nikhil', 'Zoya', 'Dev', 'Ishita'];
const LAST_NAMES = ['Rao', 'Kumar', 'Nair', 'Menon', 'Iyer', 'Dsouza', 'Singh', 'Das', 'Shah', 'Joshi', 'Marar'];
const GROUPS = ['Coding Club', 'Marching Band', 'Astronomy Society', 'Music Club', 'Debating Society', 'Chess Club'];

interface StoredEntry {
  _id: string;
  version: number;
  kind: string;
  title: string;
  key: string;
  terms: string[];
  category: string | null;
  detail: string;
  above: string | null;
  aboveName: string;
}

const entryId = (kind: string, number: number) => kind + documentId(number).slice(1);
const unitId = (number: number) => entryId('a', number % UNITS);
const unitName = (number: number) => `${GROUPS[number % GROUPS.length]} ${number % UNITS}`;

function storedUnit(number: number): StoredEntry {
  const title = unitName(number);
  const { category } = unitOf(number);
  const shown = { kind: 'unit', title, key: title.toLowerCase(), terms: searchTermsOf(title), category };
  return { _id: unitId(number), version: 1, ...shown, detail: 'Club', above: unitId(number % 4), aboveName: '' };
}

function storedPerson(number: number): StoredEntry & { role: string } {
  const title = `${FIRST_NAMES[number % FIRST_NAMES.length]} ${LAST_NAMES[number % LAST_NAMES.length]}`;
  const detail = String(12_240_000 + number);
  const shown = { kind: 'person', title, key: title.toLowerCase(), terms: searchTermsOf(title, `p${number}`, detail) };
  const own = { category: null, detail, above: null, aboveName: '', role: 'STUDENT' };
  return { _id: entryId('b', number), version: 1, ...shown, ...own };
}

/** Half of them are over. */
function storedEvent(number: number, count: number, now: number): StoredEntry & { start: string; status: string } {
  const title = `${KINDS[number % KINDS.length]} ${number} of the winter league`;
  const start = now + Math.round((number - count / 2) * 0.1 * DAY_MS);
  const aboveName = unitName(number);
  return {
    _id: entryId('c', number),
    version: 1,
    kind: 'event',
    title,
    key: new Date(start + 2 * HOUR_MS).toISOString(),
    terms: searchTermsOf(title, aboveName, 'Senate Hall'),
    category: unitOf(number).category,
    detail: '',
    above: unitId(number),
    aboveName,
    start: new Date(start).toISOString(),
    status: number < count / 2 ? 'completed' : 'planned',
  };
}

/** Gives the entries by number: first the units, and of the rest three events for each person. */
export function storedEntryOf(count: number): (number: number) => StoredEntry {
  const people = Math.round((count - UNITS) / 4);
  const events = count - UNITS - people;
  const now = Date.now();
  return (number) => {
    if (number < UNITS) return storedUnit(number);
    if (number < UNITS + people) return storedPerson(number - UNITS);
    return storedEvent(number - UNITS - people, events, now);
  };
}
