import { UNIT_CATEGORY_NAMES, UNIT_TYPE_NAMES } from '@portal/contracts';
import type { Columns } from '@portal/service-kit/csv';
import { covers, type Scope } from '@portal/service-kit/scope';
import type { Unit } from './unit.domain';

/** A unit with the name of the one above it, which is empty at the top. */
export type UnitRow = Unit & { parent: string };

/** For a reader who manages units of this scope, whose budgets nobody else sees. */
export function unitColumns(managed: Scope): Columns<UnitRow> {
  const amount = ({ category }: Unit, rupees: number) => (covers(managed, { categories: [category] }) ? rupees : '');
  return {
    Name: ({ name }) => name,
    Type: ({ type }) => UNIT_TYPE_NAMES[type],
    Category: ({ category }) => UNIT_CATEGORY_NAMES[category],
    'Parent unit': ({ parent }) => parent,
    'Hierarchy level': ({ hierarchyLevel }) => hierarchyLevel,
    'Contact email': ({ contact }) => contact.email,
    Active: ({ active }) => (active ? 'Yes' : 'No'),
    Description: ({ description }) => description,
    'Allocated budget': (unit) => amount(unit, unit.budget.allocated),
    'Spent amount': (unit) => amount(unit, unit.budget.spent),
  };
}
