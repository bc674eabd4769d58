import type { ListedRegistration } from '@portal/contracts';
import { stringify } from 'csv-stringify/sync';

const HEADER = ['Name', 'Email', 'Student ID', 'Status', 'Position', 'Registered on', 'Checked in at'];
const STATUS = { registered: 'Registered', waiting: 'Waiting list' };

/**
 * A table for a spreadsheet: with the mark by which it knows the characters, times as the institute's clocks show them,
 * and no text that it would take for a formula.
 */
export function csvOf(registrations: readonly ListedRegistration[], timeZone: string): string {
  const time = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  const at = (instant: string | undefined) => (instant === undefined ? '' : time.format(new Date(instant)));
  const rows = registrations.map(({ person, status, position, joined_at, checked_in_at }) => [
    person.personal_info.name,
    person.username,
    person.user_id ?? '',
    STATUS[status],
    position ?? '',
    at(joined_at),
    at(checked_in_at),
  ]);
  return stringify([HEADER, ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}
