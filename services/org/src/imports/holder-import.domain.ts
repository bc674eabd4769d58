import { appointHolderBody, changeHolderBody, HOLDER_STATUS_NAMES, keyOf } from '@portal/contracts';
import type { ImportField } from '@portal/contracts/import-columns';
import { requireInScope, type Scope } from '@portal/service-kit/scope';
import { requireAllowedPerson } from '../holders/appointment.domain';
import {
  changeHolder,
  reopenRecord,
  recordHolder,
  requireOfferedTenure,
  requirePlace,
  takesPlace,
  type ChangedHolder,
  type Holder,
  type NewHolder,
} from '../holders/holder.domain';
import type { Person } from '../read-copies/person.domain';
import type { Position, Today } from '../positions/position.domain';
import type { Unit } from '../units/unit.domain';
import { parseDay, parseNumber, parseOneOf, parseText, type ParseCell } from './cell.domain';
import { createPositionFinder, onlyOne } from './position-import.domain';
import type { Plan } from './import-plan.domain';
import {
  createDuplicateCheck,
  faultsOf,
  parseChanges,
  parseRow,
  refuseField,
  validateRow,
  type FieldOfError,
  type Row,
  type Texts,
} from './import-row.domain';

const FIELDS: Readonly<Record<ImportField<'holders'>, ParseCell>> = {
  email: parseText,
  student_id: parseText,
  position_id: parseText,
  unit: parseText,
  tenure_year: parseText,
  status: parseOneOf(HOLDER_STATUS_NAMES),
  'appointment_details.appointed_by': parseText,
  'appointment_details.appointment_date': parseDay,
  'performance_metrics.events_organized': parseNumber,
  'performance_metrics.budget_utilized': parseNumber,
  'performance_metrics.feedback': parseText,
  termination_reason: parseText,
  por_id: parseText,
};

const FIELD_OF_ERROR: FieldOfError = {
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

interface PlanContext {
  actor: { userId: string };
  scope: Scope;
  units: readonly Unit[];
  /** Those that the rows name. */
  positions: readonly Position[];
  /** Those that the rows name. */
  people: readonly Person[];
  /** All records of these positions in the tenures that the rows name. */
  holders: readonly Holder[];
  /** What an export says of a record. */
  exportedCells: (holder: Holder) => Texts;
  newId: () => string;
  now: Date;
  today: Today;
}

/** A record is known by its ID, or by its person, position and tenure. */
export async function planHolders(rows: readonly Row[], context: PlanContext): Promise<Plan<NewHolder, ChangedHolder>> {
  const plan: Plan<NewHolder, ChangedHolder> = { added: [], changed: [], unchanged: 0, faults: [] };
  const rules = { fields: FIELDS, fieldOfError: FIELD_OF_ERROR };
  const find = createRecordFinder(context);
  const places = countPlaces(context.holders);
  const requireOnce = createDuplicateCheck('position_id', 'person, position and tenure');

  function planRow(row: Row): void {
    const { key, former, ...named } = find(row);
    if (key) requireOnce(key, row.line);
    if (former?.confirmation === 'confirmed') planChange(row, former);
    else planAppointment(row, { ...named, former });
  }

  function planChange(row: Row, before: Holder): void {
    const change = parseHolderChange(row, before, context);
    if (change.changed.length === 0) {
      plan.unchanged += 1;
      return;
    }
    if (takesPlace(before) && !takesPlace(change.after)) places.free(before);
    plan.changed.push(change);
  }

  function planAppointment(row: Row, { former, ...named }: Appointed & { former: Holder | undefined }): void {
    const { holder, count } = parseAppointment(row, named, context);
    const again = former && reopenRecord(former, holder);
    const next = again ?? holder;
    requirePlace(next, { count, taken: places.taken(next) });
    if (takesPlace(next)) places.take(next);
    if (again) plan.changed.push({ before: former, after: again, changed: [] });
    else plan.added.push(holder);
  }

  plan.faults.push(...(await faultsOf(rows, rules, planRow)));
  return plan;
}

function parseHolderChange(row: Row, before: Holder, { actor, scope, exportedCells, now }: PlanContext): ChangedHolder {
  requireInScope(scope, { unit: before.unit, ownerId: actor.userId }, 'POSITION.OUT_OF_SCOPE');
  const parsed = parseChanges(RECORD_FIELDS, row, exportedCells(before));
  const change = changeHolder(before, validateRow(changeHolderBody, parsed), now);
  if (change.changed.length > 0) requireAllowedPerson(scope, actor, before.person.id);
  return change;
}

interface Appointed {
  person: Person;
  position: Position | null;
}

function parseAppointment(
  row: Row,
  { person, position }: Appointed,
  { actor, scope, newId, now, today }: PlanContext,
): { holder: NewHolder; count: number } {
  const { body, errors } = parseRow(RECORD_FIELDS, row);
  // Of a blank cell it is said once that it is needed, and not also which tenures there are.
  const named = { tenure_year: row.cells.tenure_year || undefined, user_id: person.id, position_id: position?.id };
  const draft = validateRow(appointHolderBody, { body: { ...body, ...named }, errors });
  if (!position) return refuseField('position_id', POSITION);
  requireInScope(scope, { unit: position.unit, ownerId: actor.userId }, 'POSITION.OUT_OF_SCOPE');
  requireAllowedPerson(scope, actor, person.id);
  requireOfferedTenure(draft.tenure_year, today);
  const { id, name, username, studentId } = person;
  const holder = recordHolder(draft, {
    id: newId(),
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
const recordKeyOf = ({ person, position, tenureYear }: Key) => `${person.id} ${position.id} ${tenureYear}`;

/** Finds the person and the position that a row names, and their record. */
function createRecordFinder(context: Pick<PlanContext, 'units' | 'positions' | 'people' | 'holders'>) {
  const findPosition = createPositionFinder(context);
  const findPerson = createPersonFinder(context.people);
  const byKey = new Map(context.holders.map((holder) => [recordKeyOf(holder), holder]));
  const byCode = new Map(context.holders.map((holder) => [keyOf(holder.code), holder]));
  return ({ cells }: Row) => {
    const person = findPerson(cells);
    const { unit, found } = findPosition(cells.unit ?? '', cells.position_id ?? '', 'unit');
    const withCode = cells.por_id ? byCode.get(keyOf(cells.por_id)) : undefined;
    const isTheirs = withCode?.person.id === person.id && withCode.tenureYear === cells.tenure_year;
    if (cells.por_id && !isTheirs) refuseField('por_id', ID);
    const position = found.find(({ id }) => id === withCode?.position.id) ?? onlyOne(found, 'position_id');
    if (!unit) return refuseField('unit', 'Write the unit of the position.');
    if (cells.position_id && !position) refuseField('position_id', POSITION);
    const key =
      position && cells.tenure_year ? recordKeyOf({ person, position, tenureYear: cells.tenure_year }) : undefined;
    const former = key ? byKey.get(key) : undefined;
    if (withCode && withCode !== former) refuseField('por_id', ID);
    return { person, position, key, former };
  };
}

/** By email, by student ID, or by both where they name the same person. */
function createPersonFinder(people: readonly Person[]) {
  const byEmail = new Map(people.map((person) => [person.username, person]));
  const byStudentId = new Map(people.map((person) => [person.studentId, person]));
  return ({ email, student_id: studentId }: Texts): Person => {
    if (!email && !studentId) return refuseField('email', 'Write the email or the student ID of the person.');
    const named = email ? byEmail.get(keyOf(email)) : undefined;
    const numbered = studentId ? byStudentId.get(studentId) : undefined;
    if (email && !named) refuseField('email', PERSON);
    if (studentId && !numbered) refuseField('student_id', PERSON);
    if (named && numbered && named.id !== numbered.id) {
      refuseField('student_id', 'This student ID belongs to someone else. Correct it, or leave it out.');
    }
    return named ?? numbered ?? refuseField('email', PERSON);
  };
}

/** The places that are taken, by position and tenure. */
function countPlaces(holders: readonly Holder[]) {
  const counts = new Map<string, number>();
  const keyOfPlace = ({ position, tenureYear }: Pick<Key, 'position' | 'tenureYear'>) => `${position.id} ${tenureYear}`;
  const taken = (holder: NewHolder) => counts.get(keyOfPlace(holder)) ?? 0;
  const take = (holder: NewHolder) => void counts.set(keyOfPlace(holder), taken(holder) + 1);
  const free = (holder: NewHolder) => void counts.set(keyOfPlace(holder), taken(holder) - 1);
  for (const holder of holders) if (takesPlace(holder)) take(holder);
  return { taken, take, free };
}
