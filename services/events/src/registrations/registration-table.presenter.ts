import type { ListedRegistration } from '@portal/contracts';
import type { Columns } from '@portal/service-kit/csv';
import { dateTimeOf } from '@portal/service-kit/institute-time';

const STATUS = { registered: 'Registered', waiting: 'Waiting list' };

/** Times are institute time. */
export function registrationColumns(timeZone: string): Columns<ListedRegistration> {
  const timeOf = (instant: string | undefined) =>
    instant === undefined ? '' : dateTimeOf(new Date(instant), timeZone);
  return {
    Name: ({ person }) => person.personal_info.name,
    Email: ({ person }) => person.username,
    'Student ID': ({ person }) => person.user_id ?? '',
    Status: ({ status }) => STATUS[status],
    'Waiting list position': ({ position }) => position ?? '',
    'Registered on': ({ joined_at: at }) => timeOf(at),
    'Checked in at': ({ checked_in_at: at }) => timeOf(at),
  };
}
