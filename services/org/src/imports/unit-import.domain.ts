import { changeUnitBody, createUnitBody, keyOf, UNIT_CATEGORY_NAMES, UNIT_TYPE_NAMES } from '@portal/contracts';
import type { ImportField } from '@portal/contracts/import-columns';
import type { Scope } from '@portal/service-kit/scope';
import { inTurns } from '@portal/service-kit/turns';
import { changeUnit, requireManaged, requireParent, type ChangedUnit } from '../units/unit-change.domain';
import { createUnit, type Unit } from '../units/unit.domain';
import { parseNumber, parseOneOf, parseText, parseYesOrNo, type ParseCell } from './cell.domain';
import type { Plan } from './import-plan.domain';
import {
  createDuplicateCheck,
  faultsOf,
  parseChanges,
  parseRow,
  validateRow,
  type FieldOfError,
  type ParsedRow,
  type Row,
  type Texts,
} from './import-row.domain';

const FIELDS: Readonly<Record<ImportField<'units'>, ParseCell>> = {
  name: parseText,
  type: parseOneOf(UNIT_TYPE_NAMES),
  category: parseOneOf(UNIT_CATEGORY_NAMES),
  parent_unit_id: parseText,
  hierarchy_level: parseNumber,
  'contact_info.email': parseText,
  is_active: parseYesOrNo,
  description: parseText,
  'budget_info.allocated_budget': parseNumber,
  'budget_info.spent_amount': parseNumber,
};

const FIELD_OF_ERROR: FieldOfError = {
  'UNIT.OUT_OF_SCOPE': 'category',
  'UNIT.PARENT_NOT_FOUND': 'parent_unit_id',
  'UNIT.CYCLE': 'parent_unit_id',
};

const RULES = { fields: FIELDS, fieldOfError: FIELD_OF_ERROR };

interface PlanContext {
  scope: Scope;
  /** All that there are. */
  units: readonly Unit[];
  /** What an export says of a unit. */
  exportedCells: (unit: Unit) => Texts;
  newId: () => string;
  now: Date;
}

/** A unit is known by its name. Its parent may be one of the same file, in any line. */
export async function planUnits(rows: readonly Row[], context: PlanContext): Promise<Plan<Unit, ChangedUnit>> {
  const stored = new Map(context.units.map((unit) => [keyOf(unit.name), unit]));
  const named = await namedIn(rows, { ...context, stored });
  const { plan, moved } = await planRows(rows, context, { stored, named });
  // A parent may be in a later row, so parents are checked when all rows are planned.
  const requireKnownParent = createParentCheck(moved, { ...context, named });
  plan.faults.push(...(await faultsOf([...moved.keys()], RULES, requireKnownParent)));
  return plan;
}

async function planRows(
  rows: readonly Row[],
  { scope, exportedCells, newId, now }: PlanContext,
  { stored, named }: { stored: ReadonlyMap<string, Unit>; named: NamedUnits },
) {
  const plan: Plan<Unit, ChangedUnit> = { added: [], changed: [], unchanged: 0, faults: [] };
  /** New and changed units with another parent than before. */
  const moved = new Map<Row, Unit>();
  const requireOnce = createDuplicateCheck('name', 'name');

  function planRow(row: Row): void {
    const key = keyOf(row.cells.name ?? '');
    if (key) requireOnce(key, row.line);
    const before = stored.get(key);
    if (before) planChange(row, before);
    else planAddition(row, key);
  }

  function planAddition(row: Row, key: string): void {
    const { body, errors } = parseRow(FIELDS, withOwnCategory(row, scope));
    const parsed = withParent({ body: { contact_info: {}, ...body }, errors }, named);
    const draft = validateRow(createUnitBody, parsed);
    const parent = draft.parent_unit_id ? (named.byId.get(draft.parent_unit_id) ?? null) : null;
    const unit = createUnit(scope, draft, { id: named.byKey.get(key)?.id ?? newId(), now, parent });
    moved.set(row, unit);
    plan.added.push(unit);
  }

  function planChange(row: Row, before: Unit): void {
    requireManaged(scope, before);
    const parsed = withParent(parseChanges(FIELDS, row, exportedCells(before)), named);
    const change = changeUnit(scope, before, validateRow(changeUnitBody, parsed));
    if (change.changed.length === 0) plan.unchanged += 1;
    else plan.changed.push(change);
    if (change.changed.includes('parentId')) moved.set(row, change.after);
  }

  plan.faults.push(...(await faultsOf(rows, RULES, planRow)));
  return { plan, moved };
}

/** Refuses a unit under one that is out of the scope or below it, as the units will be after the import. */
function createParentCheck(
  moved: ReadonlyMap<Row, Unit>,
  { scope, units, named }: Pick<PlanContext, 'scope' | 'units'> & { named: NamedUnits },
) {
  const parentOf = new Map([...units, ...moved.values()].map(({ id, parentId }) => [id, parentId]));
  return (row: Row): void => {
    const unit = moved.get(row);
    const parent = unit?.parentId ? named.byId.get(unit.parentId) : undefined;
    if (unit && parent) requireParent(scope, unit, { unit: parent, above: aboveOf(parent.id, parentOf) });
  };
}

type Named = Pick<Unit, 'id' | 'category'>;
type NamedUnits = Awaited<ReturnType<typeof namedIn>>;

/** The unit of a name: a stored one, or one that the file adds. */
async function namedIn(
  rows: readonly Row[],
  { scope, stored, newId }: { scope: Scope; stored: ReadonlyMap<string, Unit>; newId: () => string },
) {
  const byKey = new Map<string, Named>(stored);
  for await (const row of inTurns(rows)) {
    const key = keyOf(row.cells.name ?? '');
    const { category } = parseRow({ category: FIELDS.category }, withOwnCategory(row, scope)).body;
    const known = byKey.get(key);
    if (category !== undefined) byKey.set(key, { id: known?.id ?? newId(), category: category as Unit['category'] });
  }
  return { byKey, byId: new Map([...byKey.values()].map((unit) => [unit.id, unit])) };
}

/** A general secretary creates units of one category, which need not be named. */
function withOwnCategory({ line, cells }: Row, scope: Scope): Row {
  return { line, cells: { ...(scope.kind === 'category' && { category: scope.category }), ...filled(cells) } };
}

const filled = (cells: Texts) => Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''));

/** The parent’s id instead of its name. */
function withParent({ body, errors }: ParsedRow, { byKey }: { byKey: ReadonlyMap<string, Named> }): ParsedRow {
  const { parent_unit_id: name, ...rest } = body;
  if (typeof name !== 'string') return { body, errors };
  const parent = byKey.get(keyOf(name));
  if (parent) return { body: { ...rest, parent_unit_id: parent.id }, errors };
  const message = 'There is no unit with this name. Write the name of a unit of the portal, or of this file.';
  return { body: rest, errors: [...errors, { path: 'parent_unit_id', message }] };
}

function aboveOf(id: string, parentOf: ReadonlyMap<string, string | null>): string[] {
  const above: string[] = [];
  for (let next = parentOf.get(id); next && !above.includes(next); next = parentOf.get(next)) above.push(next);
  return above;
}
