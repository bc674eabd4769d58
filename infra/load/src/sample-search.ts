import { searchTermsOf } from '@portal/service-kit';
import mongoose from 'mongoose';
import { unitOf } from './list-events';

/** What can be found at a large institute: events of some years, people and units, as the activity service keeps them. */
const AT_ONCE = 2_000;
const UNITS = 200;
const DAY_MS = 86_400_000;
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

const idOf = (kind: string, number: number) => kind + number.toString(16).padStart(23, '0');
const unitId = (number: number) => idOf('a', number % UNITS);
const unitName = (number: number) => `${GROUPS[number % GROUPS.length]} ${number % UNITS}`;

function unit(number: number): StoredEntry {
  const title = unitName(number);
  const { category } = unitOf(number);
  const shown = { kind: 'unit', title, key: title.toLowerCase(), terms: searchTermsOf(title), category };
  return { _id: unitId(number), version: 1, ...shown, detail: 'Club', above: unitId(number % 4), aboveName: '' };
}

function person(number: number): StoredEntry & { role: string } {
  const title = `${FIRST_NAMES[number % FIRST_NAMES.length]} ${LAST_NAMES[number % LAST_NAMES.length]}`;
  const detail = String(12_240_000 + number);
  const shown = { kind: 'person', title, key: title.toLowerCase(), terms: searchTermsOf(title, `p${number}`, detail) };
  const own = { category: null, detail, above: null, aboveName: '', role: 'STUDENT' };
  return { _id: idOf('b', number), version: 1, ...shown, ...own };
}

/** Half of them are over. */
function event(number: number, count: number, now: number): StoredEntry & { start: string; status: string } {
  const title = `${KINDS[number % KINDS.length]} ${number} of the winter league`;
  const start = now + Math.round((number - count / 2) * 0.1 * DAY_MS);
  const [above, aboveName] = [unitId(number), unitName(number)];
  return {
    _id: idOf('c', number),
    version: 1,
    kind: 'event',
    title,
    key: new Date(start + DAY_MS / 12).toISOString(),
    terms: searchTermsOf(title, aboveName, 'Senate Hall'),
    category: unitOf(number).category,
    detail: '',
    above,
    aboveName,
    start: new Date(start).toISOString(),
    status: number < count / 2 ? 'completed' : 'planned',
  };
}

/** So many entries: units, and of the rest three events for each person. */
export function searchEntries(count: number): StoredEntry[] {
  const people = Math.round((count - UNITS) / 4);
  const events = count - UNITS - people;
  const now = Date.now();
  return [
    ...Array.from({ length: UNITS }, (_, number) => unit(number)),
    ...Array.from({ length: people }, (_, number) => person(number)),
    ...Array.from({ length: events }, (_, number) => event(number, events, now)),
  ];
}

/** Fills a collection that has its indexes. */
export async function fillSearch(url: string, dbName: string, count: number): Promise<void> {
  const connection = await mongoose.createConnection(url, { dbName, autoIndex: false }).asPromise();
  const entries = searchEntries(count);
  for (let from = 0; from < count; from += AT_ONCE) {
    await connection.collection<{ _id: string }>('search_entries').insertMany(entries.slice(from, from + AT_ONCE));
  }
  await connection.close();
}
