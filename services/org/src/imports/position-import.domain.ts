import { addPositionBody, changePositionBody } from '@portal/contracts';
import type { ImportField } from '@portal/contracts/import-columns';
import type { Scope } from '@portal/service-kit/scope';
import {
  addPosition,
  changePosition,
  requireManaged,
  requireManagedUnit,
  type Position,
} from '../positions/position.domain';
import { nameKeyOf, type Unit } from '../units/unit.domain';
import { asList, asNumber, asText, type ReadCell } from './cell.domain';
import {
  attempt,
  changeSaidBy,
  createFirstLines,
  parseSaid,
  refuse,
  saidBy,
  type Blame,
  type Plan,
  type Row,
  type Texts,
} from './row.domain';

const FIELDS: Readonly<Record<Exclude<ImportField<'positions'>, 'position_id'>, ReadCell>> = {
  title: asText,
  unit_id: asText,
  position_type: asText,
  position_count: asNumber,
  'requirements.min_cgpa': asNumber,
  'requirements.min_year': asNumber,
  'requirements.skills_required': asList,
  responsibilities: asList,
  description: asText,
};

const BLAME: Blame = { 'POSITION.OUT_OF_SCOPE': 'unit_id', 'POSITION.UNIT_NOT_FOUND': 'unit_id' };

interface Given {
  scope: Scope;
  units: readonly Unit[];
  /** Those of the units that the rows name. */
  positions: readonly Position[];
  /** What an export says of a position. */
  textsOf: (position: Position) => Texts;
  newId: () => string;
  now: Date;
}

/** A position is known by its ID, or by its unit and its title. New ones have no code yet. */
export function planPositions(rows: readonly Row[], given: Given): Plan<Position> {
  const { scope, textsOf, newId, now } = given;
  const plan: Plan<Position> = { created: [], changed: [], unchanged: 0, faults: [] };
  const trying = { fields: { ...FIELDS, position_id: asText }, blame: BLAME, faults: plan.faults };
  const find = createPositionFinder(given);
  const requireFirst = createFirstLines('title', 'position');

  function planRow(row: Row): void {
    const { position_id: code = '', unit_id: unitName = '', title = '' } = row.cells;
    const { unit, found, key } = find(unitName, title, 'unit_id');
    const before = code ? withCode(code, unit) : onlyOne(found, 'title');
    if (before ?? key) requireFirst(before?.id ?? key ?? '', row.line);
    if (!before) {
      const said = saidBy(FIELDS, row);
      const body = { ...said.body, ...(unit && { unit_id: unit.id }) };
      const draft = parseSaid(addPositionBody, { ...said, body });
      plan.created.push(addPosition(draft, { id: newId(), code: '', unit: requireManagedUnit(scope, unit), now }));
      return;
    }
    requireManaged(scope, before);
    const { body, errors } = changeSaidBy(FIELDS, row, textsOf(before));
    const { unit_id: _unit, ...changes } = body;
    const { position: after, changed } = changePosition(
      before,
      parseSaid(changePositionBody, { body: changes, errors }),
    );
    if (changed.length === 0) plan.unchanged += 1;
    else plan.changed.push({ before, after, changed });
  }

  const byCode = new Map(given.positions.map((position) => [position.code, position]));
  function withCode(code: string, unit: Unit | null): Position {
    const position = byCode.get(code.toUpperCase());
    return position && position.unit.id === unit?.id ? position : refuse('position_id', ID);
  }

  for (const row of rows) attempt(row, trying, () => planRow(row));
  return plan;
}

const ID = 'The unit has no position with this ID. Correct it, or leave it empty for a new position.';

/** The position that a title stands for; refused where several of the unit have it. */
export function onlyOne(found: readonly Position[], field: string): Position | null {
  if (found.length > 1) {
    refuse(field, 'The unit has several positions with this title. Write the ID too, or give each a title of its own.');
  }
  return found[0] ?? null;
}

/** Finds positions by the names of their unit and their own; refuses the name of a unit that there is not. */
export function createPositionFinder({ units, positions }: Pick<Given, 'units' | 'positions'>) {
  const unitsByKey = new Map(units.map((unit) => [nameKeyOf(unit.name), unit]));
  const byKey = new Map<string, Position[]>();
  for (const position of positions) {
    const key = keyOf(position.unit.id, position.title);
    byKey.set(key, [...(byKey.get(key) ?? []), position]);
  }
  return (unitName: string, title: string, unitField: string) => {
    const unit = unitsByKey.get(nameKeyOf(unitName)) ?? null;
    if (unitName && !unit)
      refuse(unitField, 'There is no unit with this name. Write the name of a unit of the portal.');
    const key = unit && title ? keyOf(unit.id, title) : null;
    return { unit, found: key === null ? [] : (byKey.get(key) ?? []), key };
  };
}

const keyOf = (unitId: string, title: string) => `${unitId} ${nameKeyOf(title)}`;
