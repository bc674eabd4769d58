import { HOLDER_STATUS_NAMES } from '@portal/contracts';
import type { Columns } from '@portal/service-kit/csv';
import type { Holder } from './holder.domain';

export const holderColumns: Columns<Holder> = {
  'POR ID': ({ code }) => code,
  Name: ({ person }) => person.name,
  Email: ({ person }) => person.username,
  'Student ID': ({ person }) => person.studentId ?? '',
  Position: ({ position }) => position.title,
  Type: ({ position }) => position.type,
  Unit: ({ unit }) => unit.name,
  'Tenure year': ({ tenureYear }) => tenureYear,
  Status: ({ status }) => HOLDER_STATUS_NAMES[status],
  'Appointed by': ({ appointment }) => appointment.by ?? '',
  'Appointment date': ({ appointment }) => appointment.date ?? '',
  'Events organised': ({ metrics }) => metrics.eventsOrganized,
  'Budget utilised': ({ metrics }) => metrics.budgetUtilized,
  Feedback: ({ metrics }) => metrics.feedback,
  'Ended early because': ({ terminationReason }) => terminationReason ?? '',
};
