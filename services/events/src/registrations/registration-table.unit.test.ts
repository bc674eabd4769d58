import { csvOfColumns } from '@portal/service-kit/csv';
import { registrationColumns } from './registration-table.presenter';

const registration = {
  _id: 'cccccccccccccccccccccc01',
  person: { _id: 'cccccccccccccccccccccc02', username: 'asha@example.edu', personal_info: { name: 'Ashá "A", Rao' } },
  status: 'registered' as const,
  joined_at: '2026-11-20T20:00:00.000Z',
  checked_in_at: '2026-11-21T06:05:00.000Z',
};

describe('the table of those who registered', () => {
  const [header, row, ...rest] = csvOfColumns(registrationColumns('Asia/Kolkata'), [registration]).split('\r\n');

  it('begins with the mark by which a spreadsheet knows the characters', () => {
    expect(header).toBe('\uFEFFName,Email,Student ID,Status,Waiting list position,Registered on,Checked in at');
  });

  it('has a line for each, quoted where needed, with the times of the institute', () => {
    expect(row).toBe('"Ashá ""A"", Rao",asha@example.edu,,Registered,,2026-11-21 01:30,2026-11-21 11:35');
    expect(rest).toEqual(['']);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)'])('makes no formula of %s', (name) => {
    const risky = { ...registration, person: { ...registration.person, personal_info: { name } } };
    expect(csvOfColumns(registrationColumns('Asia/Kolkata'), [risky])).toContain(`\r\n'${name},`);
  });
});
