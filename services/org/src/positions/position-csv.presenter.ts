import { csvOf } from '@portal/service-kit/csv';
import type { Position } from './position.domain';

const HEADER = [
  'Position ID',
  'Title',
  'Type',
  'Unit',
  'Places',
  'Min CGPA',
  'Min year of study',
  'Skills',
  'Responsibilities',
  'Description',
];

export function positionCsv(positions: readonly Position[]): string {
  return csvOf([HEADER, ...positions.map(rowOf)]);
}

function rowOf({ code, title, type, unit, count, requirements, ...rest }: Position): (string | number)[] {
  const { minCgpa, minYear, skills } = requirements;
  const { responsibilities, description } = rest;
  return [
    code,
    title,
    type,
    unit.name,
    count,
    minCgpa,
    minYear,
    skills.join('; '),
    responsibilities.join('; '),
    description,
  ];
}
