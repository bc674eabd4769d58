import { changeUnitBody, createUnitBody, UNIT_CATEGORY_NAMES, UNIT_TYPE_NAMES } from '@portal/contracts';
import type { ImportField } from '@portal/contracts/import-columns';
import type { Scope } from '@portal/service-kit/scope';
import { changeUnit, requireManaged, requireParent } from '../units/unit-change.domain';
import { createUnit, nameKeyOf, type Unit } from '../units/unit.domain';
import { asNumber, asOneOf, asText, asYesOrNo, type ReadCell } from './cell.domain';
import {
  attempt,
  changeSaidBy,
  createFirstLines,
  parseSaid,
  saidBy,
  type Blame,
  type Plan,
  type Row,
  type Said,
  type Texts,
} from './row.domain';

const FIELDS: Readonly<Record<ImportField<'units'>, ReadCell>> = {
  name: asText,
  type: asOneOf(UNIT_TYPE_NAMES),
  category: asOneOf(UNIT_CATEGORY_NAMES),
  parent_unit_id: asText,
  hierarchy_level: asNumber,
  'contact_info.email': asText,
  is_active: asYesOrNo,
  description: asText,
  'budget_info.allocated_budget': asNumber,
  'budget_info.spent_amount': asNumber,
};

const BLAME: Blame = {
  'UNIT.OUT_OF_SCOPE': 'category',
  'UNIT.PARENT_NOT_FOUND': 'parent_unit_id',
  'UNIT.CYCLE': 'parent_unit_id',
};

interface Given {
  scope: Scope;
  /** All that there are. */
  units: readonly Unit[];
  /** What an export says of a unit. */
  textsOf: (unit: Unit) => Texts;
  newId: () => string;
  now: Date;
}

/** A unit is known by its name. Its parent may be one of the same file, in any line. */
export function planUnits(rows: readonly Row[], { scope, units, textsOf, newId, now }: Given): Plan<Unit> {
  const plan: Plan<Unit> = { created: [], changed: [], unchanged: 0, faults: [] };
  const trying = { fields: FIELDS, blame: BLAME, faults: plan.faults };
  const stored = new Map(units.map((unit) => [nameKeyOf(unit.name), unit]));
  const named = namedIn(rows, { scope, stored, newId });
  const next = new Map<string, { unit: Unit; row: Row }>();
  const requireFirst = createFirstLines('name', 'name');

  function planRow(row: Row): void {
    const key = nameKeyOf(row.cells.name ?? '');
    if (key) requireFirst(key, row.line);
    const before = stored.get(key);
    if (!before) {
      const said = saidBy(FIELDS, withOwnCategory(row, scope));
      const draft = parseSaid(createUnitBody, withParent({ ...said, body: { contact_info: {}, ...said.body } }, named));
      const parent = draft.parent_unit_id ? (named.byId.get(draft.parent_unit_id) ?? null) : null;
      const unit = createUnit(scope, draft, { id: named.byKey.get(key)?.id ?? newId(), now, parent });
      next.set(unit.id, { unit, row });
      plan.created.push(unit);
      return;
    }
    requireManaged(scope, before);
    const change = parseSaid(changeUnitBody, withParent(changeSaidBy(FIELDS, row, textsOf(before)), named));
    const { unit: after, changed } = changeUnit(scope, before, change);
    if (changed.length === 0) plan.unchanged += 1;
    else plan.changed.push({ before, after, changed });
    if (changed.includes('parentId')) next.set(after.id, { unit: after, row });
  }

  for (const row of rows) attempt(row, trying, () => planRow(row));
  const parentOf = new Map(units.map(({ id, parentId }) => [id, parentId]));
  for (const { unit } of next.values()) parentOf.set(unit.id, unit.parentId);
  for (const { unit, row } of next.values()) {
    const parent = unit.parentId === null ? undefined : named.byId.get(unit.parentId);
    if (!parent) continue;
    attempt(row, trying, () => requireParent(scope, unit, { unit: parent, above: aboveOf(parent.id, parentOf) }));
  }
  return plan;
}

type Named = Pick<Unit, 'id' | 'category'>;

/** What a name stands for: a unit that there is, or that the file makes. */
function namedIn(
  rows: readonly Row[],
  { scope, stored, newId }: { scope: Scope; stored: ReadonlyMap<string, Unit>; newId: () => string },
) {
  const byKey = new Map<string, Named>(stored);
  for (const row of rows) {
    const key = nameKeyOf(row.cells.name ?? '');
    const { category } = saidBy({ category: FIELDS.category }, withOwnCategory(row, scope)).body;
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

/** With the id of the parent in the place of its name. */
function withParent({ body, errors }: Said, { byKey }: { byKey: ReadonlyMap<string, Named> }): Said {
  const { parent_unit_id: name, ...rest } = body;
  if (typeof name !== 'string') return { body, errors };
  const parent = byKey.get(nameKeyOf(name));
  if (parent) return { body: { ...rest, parent_unit_id: parent.id }, errors };
  const message = 'There is no unit with this name. Write the name of a unit of the portal, or of this file.';
  return { body: rest, errors: [...errors, { path: 'parent_unit_id', message }] };
}

function aboveOf(id: string, parentOf: ReadonlyMap<string, string | null>): string[] {
  const above: string[] = [];
  for (let next = parentOf.get(id); next && !above.includes(next); next = parentOf.get(next)) above.push(next);
  return above;
}
