import { HOUR_MS, SKILL_TYPES } from '@portal/contracts';
import { searchTermsOf } from '@portal/service-kit';
import { documentId } from '../benchmark-store';
import { PERSON, unitOf } from '../sample-units';

/** What students put forward, much or little, in the same mixture: each of them has thirty claims and twenty achievements. */
export const CLAIMS_EACH = 30;
export const ACHIEVEMENTS_EACH = 20;
export const SKILLS_EACH = 4;
const SHOWN_SKILLS = 4;

const FIRST_NAMES = ['Aditi', 'Bharat', 'Chitra', 'Dev', 'Esha', 'Farhan', 'Gauri', 'Harsh', 'Ishaan', 'Jaya'];
const LAST_NAMES = ['Agarwal', 'Bose', 'Desai', 'Gill', 'Joshi', 'Kapoor', 'Mishra', 'Patel', 'Rao', 'Verma'];
const CATEGORIES = ['Programming languages', 'Event management', 'Photography and film', 'Public speaking'];
const LEVELS = ['beginner', 'intermediate', 'advanced', 'expert'];
const FIRST_AT = Date.UTC(2030, 0, 1);
const DECISION = { by: PERSON, at: new Date(FIRST_AT), reason: null };

/** Twenty hours apart among few, two among many, as more students put more forward in the same years. */
const submittedAt = (number: number, count: number) =>
  new Date(FIRST_AT + Math.floor((number / count) * 4 * 365 * 24) * HOUR_MS);

/** When four fifths of it was put forward. */
export const DEEP_SUBMITTED_AT = submittedAt(4, 5);

/** Of one kind of thing; by their first digit, because filling up with one would make 5 the same as c5. */
const idOf = (kind: string, number: number) => kind + documentId(number).slice(1);

function personOf(number: number) {
  const name = `${FIRST_NAMES[number % 10]} ${LAST_NAMES[Math.floor(number / 10) % 10]}`;
  const username = `${name.toLowerCase().replace(' ', '.')}.${number}@example.edu`;
  return { id: idOf('b', number), name, username, studentId: String(12_250_000 + number) };
}

/** Of the first student. */
export const STUDENT_ID = personOf(0).id;

const typeOf = (number: number) => SKILL_TYPES[number % SKILL_TYPES.length] ?? 'technical';

/** Counts within a type, so that what depends on it is the same mixture in each. */
const rankInType = (number: number) => Math.floor(number / SKILL_TYPES.length);

function skillOf(number: number) {
  const category = CATEGORIES[number % CATEGORIES.length] ?? '';
  return { id: idOf('c', number), name: `${category} ${number} for teams`, category, type: typeOf(number) };
}

/** A third waits, half is endorsed, the rest was returned; every third comes from an event, every fourth from a position. */
function stateOf(number: number) {
  const share = rankInType(number) % 6;
  return share < 2 ? 'claimed' : share < 5 ? 'endorsed' : 'returned';
}

/** `claim` counts those of a person from 0, so that nobody claims a skill twice. */
export function storedClaimOf(number: number, count: number) {
  const students = count / CLAIMS_EACH;
  const person = personOf(number % students);
  const skill = skillOf(number);
  const state = stateOf(number);
  const at = submittedAt(number, count);
  const level = LEVELS[number % LEVELS.length] ?? '';
  return {
    _id: documentId(number),
    version: 1,
    person,
    skill,
    level,
    position: rankInType(number) % 4 === 0 ? positionOf(number % students) : null,
    event: number % 3 === 0 ? eventOf(number % students) : null,
    decision: state === 'claimed' ? null : { ...DECISION, outcome: state },
    submittedAt: at,
    createdAt: at,
    state,
    order: [skill.category, LEVELS.indexOf(level), skill.name].join('/'),
    terms: searchTermsOf(skill.name, skill.category, person.name, person.studentId),
  };
}

/** What the service keeps of the endorsed claims, by person and category: the first four by name. */
export function storedEndorsedSkills(count: number) {
  const rows = new Map<string, { _id: string; personId: string; category: string; skills: EndorsedSkill[] }>();
  for (let number = 0; number < count; number += 1) {
    const { person, skill, level, state } = storedClaimOf(number, count);
    if (state !== 'endorsed') continue;
    const { id, name, category } = skill;
    const _id = `${person.id}/${category}`;
    const row = rows.get(_id) ?? { _id, personId: person.id, category, skills: [] };
    if (row.skills.length < SHOWN_SKILLS) row.skills.push({ id, name, level });
    rows.set(_id, row);
  }
  return [...rows.values()];
}

interface EndorsedSkill {
  id: string;
  name: string;
  level: string;
}

function positionOf(number: number) {
  return { id: idOf('e', number % 100), title: 'Web Lead', unit: unitOf(number).name };
}

function eventOf(number: number) {
  return { id: idOf('f', number % 500), title: `Workshop ${number % 500} of the winter league` };
}

/** One of each for every student, so that the evidence is there. */
export function storedAttendanceOf(number: number) {
  const checkedIn = { at: new Date(FIRST_AT), by: PERSON.name };
  return { _id: documentId(number), version: 1, personId: personOf(number).id, eventId: eventOf(number).id, checkedIn };
}

export function storedHoldingOf(number: number) {
  const { id, title } = positionOf(number);
  return {
    _id: documentId(number),
    version: 1,
    userId: personOf(number).id,
    position: { id, title },
    unit: unitOf(number),
    tenureYear: '2029-2030',
    status: 'completed',
    confirmation: 'confirmed',
    isRemoved: false,
  };
}

const ACHIEVED = 'Won the first place among forty teams of twelve institutes, with a robot that finds its own way.';

/** A third waits, half is verified; most descriptions are as long as a student writes them. */
export function storedAchievementOf(number: number, count: number) {
  const person = personOf(number % (count / ACHIEVEMENTS_EACH));
  const share = stateOf(number);
  const state = share === 'claimed' ? 'pending' : share === 'endorsed' ? 'verified' : 'returned';
  const category = CATEGORIES[number % CATEGORIES.length] ?? '';
  const title = `First place of the winter league ${number}`;
  const at = submittedAt(number, count);
  const isOfEvent = number % 3 === 0;
  return {
    _id: documentId(number),
    version: 1,
    code: `ACH-2030-${String(number).padStart(5, '0')}`,
    person,
    title,
    description: `${ACHIEVED} ${ACHIEVED}`,
    category,
    type: typeOf(number),
    level: 'inter-college',
    event: isOfEvent ? { ...eventOf(number % (count / ACHIEVEMENTS_EACH)), unit: unitOf(number) } : null,
    dateAchieved: '2029-11-20',
    position: 'first place',
    certificateUrl: '',
    certificate: null,
    decision: state === 'pending' ? null : { ...DECISION, outcome: state },
    submittedAt: at,
    createdAt: at,
    state,
    decidedAt: state === 'pending' ? null : DECISION.at,
    terms: searchTermsOf(title, category, person.name),
  };
}

/** Half of the catalogue waits. */
export function storedSkillOf(number: number, count: number) {
  const { id, name, category, type } = skillOf(number);
  const proposer = personOf(number % 100);
  const isEndorsed = rankInType(number) % 2 === 0;
  return {
    _id: id,
    version: 1,
    code: `SKL-${String(number).padStart(4, '0')}`,
    name,
    category,
    type,
    description: 'Works with others on it, and explains it to beginners.',
    createdBy: { id: proposer.id, name: proposer.name },
    proposers: [proposer.id],
    decision: isEndorsed ? { ...DECISION, outcome: 'endorsed' } : null,
    createdAt: submittedAt(number, count),
    key: `${name} ${number}`.toLowerCase(),
    state: isEndorsed ? 'endorsed' : 'proposed',
    seenBy: isEndorsed ? ['everybody'] : [proposer.id],
    terms: searchTermsOf(name, category),
    grams: [],
  };
}
