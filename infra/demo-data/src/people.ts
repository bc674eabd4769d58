import type { Role } from '@portal/contracts';

export interface DemoPerson {
  name: string;
  /** Local part of the address, which is the username. */
  username: string;
  studentId: string;
  role: Role;
  onboarded: boolean;
  /** Signs in with Google, and has no password. */
  isGoogle?: true;
}

const officer = (username: string, name: string, role: Role, studentId: string): DemoPerson => ({
  username,
  name,
  role,
  studentId,
  onboarded: true,
});

/** The accounts that the banner of the start and the documents name. */
export const namedPeople: DemoPerson[] = [
  officer('president', 'Kavya Iyer', 'PRESIDENT', '11940010'),
  officer('gensec.scitech', 'Arjun Menon', 'GENSEC_SCITECH', '11940020'),
  officer('gensec.academic', 'Priya Sharma', 'GENSEC_ACADEMIC', '11940030'),
  officer('gensec.cultural', 'Zoya Khan', 'GENSEC_CULTURAL', '11940040'),
  officer('gensec.sports', 'Kabir Singh', 'GENSEC_SPORTS', '11940050'),
  officer('coding.club', 'Sneha Kulkarni', 'CLUB_COORDINATOR', '12140010'),
  officer('music.club', 'Rohan Mehta', 'CLUB_COORDINATOR', '12140020'),
  { username: 'asha', name: 'Asha Nair', studentId: '12240010', role: 'STUDENT', onboarded: true },
  { username: 'ravi', name: 'Ravi Kumar', studentId: '12240020', role: 'STUDENT', onboarded: true },
  { username: 'naveen', name: 'Naveen Reddy', studentId: '12340030', role: 'STUDENT', onboarded: false },
];

const FIRST_NAMES = ['Aditi', 'Bharat', 'Chitra', 'Dev', 'Esha', 'Farhan', 'Gauri', 'Harsh', 'Ishaan', 'Jaya'];
const LAST_NAMES = ['Agarwal', 'Bose', 'Desai', 'Gill', 'Joshi', 'Kapoor', 'Mishra', 'Patel', 'Rao', 'Verma'];

/** Students with a number in their username; no name comes twice among the first hundred. */
function generatedStudents(count: number): DemoPerson[] {
  return Array.from({ length: count }, (_, index) => {
    const first = FIRST_NAMES[index % FIRST_NAMES.length] ?? '';
    const last = LAST_NAMES[(index * 3 + Math.floor(index / FIRST_NAMES.length)) % LAST_NAMES.length] ?? '';
    return {
      name: `${first} ${last}`,
      username: `${first}.${last}.${index + 1}`.toLowerCase(),
      studentId: String(12_250_000 + index * 10),
      role: 'STUDENT' as const,
      onboarded: index % 9 !== 8,
    };
  });
}

const meera: DemoPerson = {
  username: 'meera',
  name: 'Meera Das',
  studentId: '12340040',
  role: 'STUDENT',
  onboarded: true,
  isGoogle: true,
};

/** The named people and `count` generated students. */
export function demoPeople(count: number): DemoPerson[] {
  return [...namedPeople, meera, ...generatedStudents(count)];
}
