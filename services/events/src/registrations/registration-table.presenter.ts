import type { ListedRegistration } from '@portal/contracts';
import { csvOf } from '@portal/service-kit/csv';
import { dateTimeOf } from '@portal/service-kit/institute-time';

const HEADER = ['Name', 'Email', 'Student ID', 'Status', 'Waiting list position', 'Registered on', 'Checked in at'];
const STATUS = { registered: 'Registered', waiting: 'Waiting list' };

/** Times are institute time. */
export function registrationTableOf(registrations: readonly ListedRegistration[], timeZone: string): string {
  const timeOf = (instant: string | undefined) =>
    instant === undefined ? '' : dateTimeOf(new Date(instant), timeZone);
  const rows = registrations.map(({ person, status, position, joined_at, checked_in_at }) => [
    person.personal_info.name,
    person.username,
    person.user_id ?? '',
    STATUS[status],
    position ?? '',
    timeOf(joined_at),
    timeOf(checked_in_at),
  ]);
  return csvOf([HEADER, ...rows]);
}
