import { listCellOf, type Columns } from '@portal/service-kit/csv';
import type { Position } from './position.domain';

export const positionColumns: Columns<Position> = {
  'Position ID': ({ code }) => code,
  Title: ({ title }) => title,
  Type: ({ type }) => type,
  Unit: ({ unit }) => unit.name,
  Places: ({ count }) => count,
  'Min CGPA': ({ requirements }) => requirements.minCgpa,
  'Min year of study': ({ requirements }) => requirements.minYear,
  Skills: ({ requirements }) => listCellOf(requirements.skills),
  Responsibilities: ({ responsibilities }) => listCellOf(responsibilities),
  Description: ({ description }) => description,
};
