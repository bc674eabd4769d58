import { UNIT_CATEGORY_NAMES, UNIT_TYPE_NAMES } from '@portal/contracts';
import { csvOfColumns, type Columns } from '@portal/service-kit/csv';
import { covers, type Scope } from '@portal/service-kit/scope';
import type { Unit } from './unit.domain';

interface Reading {
  /** The names of units by their ids. */
  names: ReadonlyMap<string, string>;
  /** The scope in which the reader manages units, whose budgets nobody else sees. */
  managed: Scope;
}

export function unitColumns({ names, managed }: Reading): Columns<Unit> {
  const amount = ({ category }: Unit, rupees: number) => (covers(managed, { categories: [category] }) ? rupees : '');
  return {
    Name: ({ name }) => name,
    Type: ({ type }) => UNIT_TYPE_NAMES[type],
    Category: ({ category }) => UNIT_CATEGORY_NAMES[category],
    'Parent unit': ({ parentId }) => (parentId === null ? '' : (names.get(parentId) ?? '')),
    'Hierarchy level': ({ hierarchyLevel }) => hierarchyLevel,
    'Contact email': ({ contact }) => contact.email,
    Active: ({ active }) => (active ? 'Yes' : 'No'),
    Description: ({ description }) => description,
    'Allocated budget': (unit) => amount(unit, unit.budget.allocated),
    'Spent amount': (unit) => amount(unit, unit.budget.spent),
  };
}

export function unitCsv(units: readonly Unit[], reading: Reading): string {
  return csvOfColumns(unitColumns(reading), units);
}
