import { csvOf } from '@portal/service-kit/csv';
import type { Holder } from './holder.domain';

const HEADER = [
  'POR ID',
  'Name',
  'Email',
  'Student ID',
  'Position',
  'Type',
  'Unit',
  'Tenure year',
  'Status',
  'Appointed by',
  'Appointment date',
  'Events organised',
  'Budget utilised',
  'Feedback',
  'Ended early because',
];

const STATUS = { active: 'Active', completed: 'Completed', terminated: 'Terminated' } as const;

export function holderCsv(holders: readonly Holder[]): string {
  return csvOf([HEADER, ...holders.map(rowOf)]);
}

function rowOf({ code, person, position, unit, tenureYear, status, ...rest }: Holder): (string | number)[] {
  const { appointment, metrics, terminationReason } = rest;
  return [
    code,
    person.name,
    person.username,
    person.studentId ?? '',
    position.title,
    position.type,
    unit.name,
    tenureYear,
    STATUS[status],
    appointment.by ?? '',
    appointment.date ?? '',
    metrics.eventsOrganized,
    metrics.budgetUtilized,
    metrics.feedback,
    terminationReason ?? '',
  ];
}
