import { tenureBefore, tenureOf } from '@portal/contracts';
import { documentId, insertDocuments, type BenchmarkStore } from '../benchmark-store';
import { unitOf } from '../sample-units';
import { storedHolderOf } from './stored-holders';

/** For each of its members a club has so many of the others. */
const [EVENTS, FEEDBACK, ACHIEVEMENTS] = [0.6, 4, 2];
/** That of the coordinator who signs in. */
const club = unitOf(1);
const now = new Date('2026-11-20T10:00:00Z');
/** The services run by the clock of the machine. */
const tenureNow = tenureOf(new Date().toISOString().slice(0, 10), 4);
/** Apart from the ids of holders that belong to no club. */
const idOf = (number: number) => `d${documentId(number).slice(1)}`;
const momentOf = (number: number) => new Date(now.getTime() - number * 60_000);

/** Fills org with one club of so many members. */
export async function fillClub({ url, prefix }: BenchmarkStore, suffix: string, members: number): Promise<void> {
  const collections = {
    units: { count: 1, documentOf: storedUnit },
    people: { count: members, documentOf: storedPerson },
    holders: { count: members, documentOf: storedMember },
    campus_events: { count: EVENTS * members, documentOf: storedEvent },
    unit_feedback: { count: FEEDBACK * members, documentOf: storedFeedback },
    unit_achievements: { count: ACHIEVEMENTS * members, documentOf: storedAchievement },
  };
  for (const [collection, { count, documentOf }] of Object.entries(collections)) {
    await insertDocuments({ url, database: `${prefix}org${suffix}`, collection }, count, documentOf);
  }
}

function storedUnit() {
  const { id: _id, name, category } = club;
  const said = { name, nameKey: name.toLowerCase(), type: 'Club', description: 'We meet on Fridays.', category };
  const contact = { email: 'club@example.edu', socialMedia: [] };
  const budget = { allocated: 120_000, spent: 74_400 };
  const rest = { version: 1, parentId: null, hierarchyLevel: 3, active: true, createdAt: now };
  return { _id, ...said, contact, budget, ...rest };
}

function storedPerson(number: number) {
  const username = `person.${number}@example.edu`;
  return { _id: idOf(number), version: 1, username, name: `Person ${number}`, studentId: null };
}

/** Every fifth one of the previous tenure. */
function storedMember(number: number) {
  const { person, ...holder } = storedHolderOf(number, 1);
  const tenure =
    number % 5
      ? { tenureYear: tenureNow, status: 'active' }
      : { tenureYear: tenureBefore(tenureNow), status: 'completed' };
  const order = `0001/${String(number).padStart(8, '0')}`;
  return { ...holder, _id: idOf(number), person: { ...person, id: idOf(number) }, unit: club, ...tenure, order };
}

const base = (number: number) => ({ _id: idOf(number), version: 1, unitId: club.id });

function storedEvent(number: number) {
  const status = number % 3 ? 'completed' : 'planned';
  const start = new Date('2050-12-01T10:00:00Z');
  const said = { title: `Event ${number}`, category: 'technical', venue: 'Lab 2' };
  return { ...base(number), ...said, status, start, createdAt: momentOf(number) };
}

function storedFeedback(number: number) {
  const target = { type: 'Organization Unit', name: club.name };
  const said = { type: 'Suggestion', comments: 'Could there be a second batch on Sunday? '.repeat(10), rating: 4 };
  const author = { isAnonymous: number % 3 === 0, authorId: number % 3 ? idOf(number % 50) : null };
  return { ...base(number), target, ...said, ...author, resolved: number % 2 === 0, createdAt: momentOf(number) };
}

function storedAchievement(number: number) {
  const said = { title: `Achievement ${number}`, category: 'Programming', type: 'technical' };
  const state = number % 2 ? 'pending' : 'verified';
  return { ...base(number), ...said, userId: idOf(number % 50), state, submittedAt: momentOf(number) };
}
