import { addPositionBody, changePositionBody, keyOf } from '@portal/contracts';
import type { ImportField } from '@portal/contracts/import-columns';
import type { Scope } from '@portal/service-kit/scope';
import {
  addPosition,
  changePosition,
  requireManaged,
  requireManagedUnit,
  type ChangedPosition,
  type HeldPlaces,
  type NewPosition,
  type Position,
} from '../positions/position.domain';
import type { Unit } from '../units/unit.domain';
import { parseList, parseNumber, parseText, type ParseCell } from './cell.domain';
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

const FIELDS: Readonly<Record<Exclude<ImportField<'positions'>, 'position_id'>, ParseCell>> = {
  title: parseText,
  unit_id: parseText,
  position_type: parseText,
  position_count: parseNumber,
  'requirements.min_cgpa': parseNumber,
  'requirements.min_year': parseNumber,
  'requirements.skills_required': parseList,
  responsibilities: parseList,
  description: parseText,
};

const FIELD_OF_ERROR: FieldOfError = {
  'POSITION.OUT_OF_SCOPE': 'unit_id',
  'POSITION.PLACES_HELD': 'position_count',
};

interface PlanContext {
  scope: Scope;
  units: readonly Unit[];
  /** Those of the units that the rows name. */
  positions: readonly Position[];
  /** The places that are held of them. */
  heldPlaces: ReadonlyMap<string, HeldPlaces>;
  /** What an export says of a position. */
  exportedCells: (position: Position) => Texts;
  newId: () => string;
  now: Date;
}

/** A position is known by its ID, or by its unit and its title. */
export async function planPositions(
  rows: readonly Row[],
  context: PlanContext,
): Promise<Plan<NewPosition, ChangedPosition>> {
  const { scope, heldPlaces, exportedCells, newId, now } = context;
  const plan: Plan<NewPosition, ChangedPosition> = { added: [], changed: [], unchanged: 0, faults: [] };
  const rules = { fields: { ...FIELDS, position_id: parseText }, fieldOfError: FIELD_OF_ERROR };
  const find = createPositionFinder(context);
  const requireOnce = createDuplicateCheck('title', 'position');

  function planRow(row: Row): void {
    const { position_id: code = '', unit_id: unitName = '', title = '' } = row.cells;
    const { unit, found, key } = find(unitName, title, 'unit_id');
    const before = code ? withCode(code, unit) : onlyOne(found, 'title');
    if (before ?? key) requireOnce(before?.id ?? key ?? '', row.line);
    if (!before) {
      const { body, errors } = parseRow(FIELDS, row);
      const draft = validateRow(addPositionBody, { body: { ...body, ...(unit && { unit_id: unit.id }) }, errors });
      plan.added.push(addPosition(draft, { id: newId(), unit: requireManagedUnit(scope, unit), now }));
      return;
    }
    requireManaged(scope, before);
    const { body, errors } = parseChanges(FIELDS, row, exportedCells(before));
    const { unit_id: _unit, ...changes } = body;
    const change = changePosition(
      before,
      validateRow(changePositionBody, { body: changes, errors }),
      heldPlaces.get(before.id),
    );
    if (change.changed.length === 0) plan.unchanged += 1;
    else plan.changed.push(change);
  }

  const byCode = new Map(context.positions.map((position) => [keyOf(position.code), position]));
  function withCode(code: string, unit: Unit | null): Position {
    const position = byCode.get(keyOf(code));
    return position && position.unit.id === unit?.id ? position : refuseField('position_id', ID);
  }

  plan.faults.push(...(await faultsOf(rows, rules, planRow)));
  return plan;
}

const ID = 'The unit has no position with this ID. Correct it, or leave it empty for a new position.';

/** The position that has the title; refused where several of the unit have it. */
export function onlyOne(found: readonly Position[], field: string): Position | null {
  if (found.length > 1) {
    refuseField(
      field,
      'The unit has several positions with this title. Write the ID too, or give each a title of its own.',
    );
  }
  return found[0] ?? null;
}

/** Finds positions by the names of their unit and their own; refuses the name of a unit that there is not. */
export function createPositionFinder({ units, positions }: Pick<PlanContext, 'units' | 'positions'>) {
  const unitsByKey = new Map(units.map((unit) => [keyOf(unit.name), unit]));
  const byKey = new Map<string, Position[]>();
  for (const position of positions) {
    const key = positionKeyOf(position.unit.id, position.title);
    byKey.set(key, [...(byKey.get(key) ?? []), position]);
  }
  return (unitName: string, title: string, unitField: string) => {
    const unit = unitsByKey.get(keyOf(unitName)) ?? null;
    if (unitName && !unit)
      refuseField(unitField, 'There is no unit with this name. Write the name of a unit of the portal.');
    const key = unit && title ? positionKeyOf(unit.id, title) : null;
    return { unit, found: key === null ? [] : (byKey.get(key) ?? []), key };
  };
}

const positionKeyOf = (unitId: string, title: string) => `${unitId} ${keyOf(title)}`;
