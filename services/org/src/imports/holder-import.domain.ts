import { appointHolderBody, changeHolderBody } from '@portal/contracts';
import type { ImportField } from '@portal/contracts/import-columns';
import type { Scope } from '@portal/service-kit/scope';
import { requireInScope, requireSomebody } from '../holders/appointment.domain';
import {
  changeHolder,
  recordAgain,
  recordHolder,
  requireOfferedTenure,
  requirePlace,
  takesPlace,
  type Holder,
} from '../holders/holder.domain';
import type { Person } from '../people/person.domain';
import type { Position, Today } from '../positions/position.domain';
import type { Unit } from '../units/unit.domain';
import { asDay, asNumber, asOneOf, asText, type ReadCell } from './cell.domain';
import { createPositionFinder, onlyOne } from './position-import.domain';
import {
  attempt,
  changeSaidBy,
  createFirstLines,
  parseSaid,
  refuse,
  saidBy,
  type Blame,
  type Changed,
  type Plan,
  type Row,
  type Texts,
} from './row.domain';

const FIELDS: Readonly<Record<ImportField<'holders'>, ReadCell>> = {
  email: asText,
  student_id: asText,
  position_id: asText,
  unit: asText,
  tenure_year: asText,
  status: asOneOf({ active: 'Active', completed: 'Completed', terminated: 'Terminated' }),
  'appointment_details.appointed_by': asText,
  'appointment_details.appointment_date': asDay,
  'performance_metrics.events_organized': asNumber,
  'performance_metrics.budget_utilized': asNumber,
  'performance_metrics.feedback': asText,
  termination_reason: asText,
  por_id: asText,
};

const BLAME: Blame = {
  'USER.NOT_FOUND': 'email',
  'HOLDER.OWN': 'email',
  'POSITION.OUT_OF_SCOPE': 'unit',
  'HOLDER.FULL': 'position_id',
  'HOLDER.ENDED': 'status',
  'HOLDER.ALREADY_HELD': 'tenure_year',
};

const PERSON = 'No one here has this email or student ID. Write that of an account of the portal.';
const POSITION = 'The unit has no position with this title. Add the position first, or correct the title.';

const ID = 'No record of this person, position and tenure has this ID. Correct it, or leave it empty for a new record.';

interface Given {
  actor: { userId: string };
  scope: Scope;
  units: readonly Unit[];
  /** Those that the rows name. */
  positions: readonly Position[];
  /** Those whom the rows name. */
  people: readonly Person[];
  /** All records of these positions in the tenures that the rows name. */
  holders: readonly Holder[];
  /** What an export says of a record. */
  textsOf: (holder: Holder) => Texts;
  newId: () => string;
  now: Date;
  today: Today;
}

/** A record is known by its ID, or by its person, position and tenure. New ones have no code yet. */
export function planHolders(rows: readonly Row[], given: Given): Plan<Holder> {
  const plan: Plan<Holder> = { created: [], changed: [], unchanged: 0, faults: [] };
  const trying = { fields: FIELDS, blame: BLAME, faults: plan.faults };
  const find = createRecordFinder(given);
  const places = countPlaces(given.holders);
  const requireFirst = createFirstLines('position_id', 'person, position and tenure');

  function planRow(row: Row): void {
    const { key, former, ...named } = find(row);
    if (key) requireFirst(key, row.line);
    if (former?.confirmation === 'confirmed') planChange(row, former);
    else planAppointment(row, { ...named, former });
  }

  function planChange(row: Row, before: Holder): void {
    const change = changeSaid(row, before, given);
    if (change.changed.length === 0) {
      plan.unchanged += 1;
      return;
    }
    if (takesPlace(before) && !takesPlace(change.after)) places.free(before);
    plan.changed.push(change);
  }

  function planAppointment(row: Row, { former, ...named }: Appointed & { former: Holder | undefined }): void {
    const { holder: recorded, count } = appointmentSaid(row, named, given);
    const holder = former ? recordAgain(former, recorded) : recorded;
    requirePlace(holder, { count, taken: places.taken(holder) });
    if (takesPlace(holder)) places.take(holder);
    if (former) plan.changed.push({ before: former, after: holder, changed: [] });
    else plan.created.push(holder);
  }

  for (const row of rows) attempt(row, trying, () => planRow(row));
  return plan;
}

function changeSaid(row: Row, before: Holder, { actor, scope, textsOf, now }: Given): Changed<Holder> {
  requireInScope(scope, actor, before);
  const said = changeSaidBy(RECORD_FIELDS, row, textsOf(before));
  const { holder: after, changed } = changeHolder(before, parseSaid(changeHolderBody, said), now);
  if (changed.length > 0) requireSomebody(scope, actor, before.person.id);
  return { before, after, changed };
}

interface Appointed {
  person: Person;
  position: Position | null;
}

function appointmentSaid(row: Row, { person, position }: Appointed, given: Given): { holder: Holder; count: number } {
  const { actor, scope, newId, now, today } = given;
  const { body, errors } = saidBy(RECORD_FIELDS, row);
  const named = { tenure_year: row.cells.tenure_year, user_id: person.id, position_id: position?.id };
  const draft = parseSaid(appointHolderBody, { body: { ...body, ...named }, errors });
  if (!position) return refuse('position_id', POSITION);
  requireInScope(scope, actor, position);
  requireSomebody(scope, actor, person.id);
  requireOfferedTenure(draft.tenure_year, today);
  const { id, name, username, studentId } = person;
  const holder = recordHolder(draft, {
    id: newId(),
    code: '',
    person: { id, name, username, studentId },
    position: { id: position.id, title: position.title, type: position.type },
    unit: position.unit,
    confirmation: 'confirmed',
    now,
    today,
  });
  return { holder, count: position.count };
}

const {
  email: _email,
  student_id: _studentId,
  position_id: _position,
  unit: _unit,
  tenure_year: _tenure,
  por_id: _porId,
  ...RECORD_FIELDS
} = FIELDS;

type Key = { person: { id: string }; position: { id: string }; tenureYear: string };
const keyOf = ({ person, position, tenureYear }: Key) => `${person.id} ${position.id} ${tenureYear}`;

/** Finds whom and what a row names, and the record that there is of it. */
function createRecordFinder(given: Pick<Given, 'units' | 'positions' | 'people' | 'holders'>) {
  const findPosition = createPositionFinder(given);
  const findPerson = createPersonFinder(given.people);
  const byKey = new Map(given.holders.map((holder) => [keyOf(holder), holder]));
  const byCode = new Map(given.holders.map((holder) => [holder.code, holder]));
  return ({ cells }: Row) => {
    const person = findPerson(cells);
    const { unit, found } = findPosition(cells.unit ?? '', cells.position_id ?? '', 'unit');
    const withCode = cells.por_id ? byCode.get(cells.por_id.toUpperCase()) : undefined;
    const isTheirs = withCode?.person.id === person.id && withCode.tenureYear === cells.tenure_year;
    if (cells.por_id && !isTheirs) refuse('por_id', ID);
    const position = found.find(({ id }) => id === withCode?.position.id) ?? onlyOne(found, 'position_id');
    if (!unit) return refuse('unit', 'Write the unit of the position.');
    if (cells.position_id && !position) refuse('position_id', POSITION);
    const key = position && cells.tenure_year ? keyOf({ person, position, tenureYear: cells.tenure_year }) : undefined;
    const former = key ? byKey.get(key) : undefined;
    if (withCode && withCode !== former) refuse('por_id', ID);
    return { person, position, key, former };
  };
}

/** By email, by student ID, or by both where they name the same person. */
function createPersonFinder(people: readonly Person[]) {
  const byEmail = new Map(people.map((person) => [person.username, person]));
  const byStudentId = new Map(people.map((person) => [person.studentId, person]));
  return ({ email, student_id: studentId }: Texts): Person => {
    if (!email && !studentId) return refuse('email', 'Write the email or the student ID of the person.');
    const named = email ? byEmail.get(email.toLowerCase()) : undefined;
    const numbered = studentId ? byStudentId.get(studentId) : undefined;
    if (email && !named) refuse('email', PERSON);
    if (studentId && !numbered) refuse('student_id', PERSON);
    if (named && numbered && named.id !== numbered.id) {
      refuse('student_id', 'This student ID belongs to someone else. Correct it, or leave it out.');
    }
    return named ?? numbered ?? refuse('email', PERSON);
  };
}

/** The places that are taken, by position and tenure. */
function countPlaces(holders: readonly Holder[]) {
  const counts = new Map<string, number>();
  const keyOfPlace = ({ position, tenureYear }: Pick<Key, 'position' | 'tenureYear'>) => `${position.id} ${tenureYear}`;
  const taken = (holder: Holder) => counts.get(keyOfPlace(holder)) ?? 0;
  const take = (holder: Holder) => void counts.set(keyOfPlace(holder), taken(holder) + 1);
  const free = (holder: Holder) => void counts.set(keyOfPlace(holder), taken(holder) - 1);
  for (const holder of holders) if (takesPlace(holder)) take(holder);
  return { taken, take, free };
}
