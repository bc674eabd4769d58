import type { Person } from '@portal/contracts';

const idOf = (index: number) => `65a0000000000000000001${String(index).padStart(2, '0')}`;

/** An officer as the president sees one; `more` replaces fields. */
export function anOfficer(name: string, more: Partial<Person> = {}): Person {
  return {
    _id: idOf(name.length),
    user_id: '12230045',
    username: `${name.toLowerCase().replace(' ', '.')}@example.edu`,
    role: 'CLUB_COORDINATOR',
    personal_info: { name },
    unit: { id: '65a0000000000000000000a1', name: 'Dance Club', category: 'cultural' },
    roleSince: '2026-04-06T06:00:00.000Z',
    roleUntil: '2099-03-31',
    ...more,
  };
}

export const me = anOfficer('Kavya Iyer', {
  _id: '65a000000000000000000001',
  role: 'PRESIDENT',
  unit: undefined,
});
export const neha = anOfficer('Neha Thakur');
export const karthik = anOfficer('Karthik Reddy', { role: 'GENSEC_SPORTS', unit: undefined, roleUntil: null });
export const ishaan = anOfficer('Ishaan Verma', {
  _id: '65a000000000000000000199',
  role: 'STUDENT',
  unit: undefined,
  roleSince: null,
  roleUntil: null,
});
