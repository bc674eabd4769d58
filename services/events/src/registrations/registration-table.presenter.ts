import type { ListedRegistration } from '@portal/contracts';
import { dateTimeOf } from '@portal/service-kit/institute-time';
import { stringify } from 'csv-stringify/sync';

const HEADER = ['Name', 'Email', 'Student ID', 'Status', 'Waiting list position', 'Registered on', 'Checked in at'];
const STATUS = { registered: 'Registered', waiting: 'Waiting list' };

/**
 * CSV for a spreadsheet: with a byte order mark, without which Excel takes UTF-8 for another encoding, and with no text
 * that a spreadsheet would run as a formula. Times are institute time.
 */
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
  return stringify([HEADER, ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}
