import type { Account, DemoPortal } from './institute';
import { furtherStudents, namedPeople, type DemoPerson } from './people';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'portal-demo-2026';

/** Registers everyone, marks the profiles that are complete, and gives the officers their roles. */
export async function makePeople({ auth, settings }: DemoPortal, students: number): Promise<Map<string, Account>> {
  const made = new Map<string, Account>();
  const add = async ({ username, name, studentId, role, onboarded }: DemoPerson, password: string | null) => {
    const registration = { name, ID: studentId, email: `${username}@${settings.emailDomain}`, password };
    const account = await auth.register(registration, { onboarded, emailConfirmed: true });
    if (account.role !== role) await auth.giveRole(null, account.id, role);
    made.set(username, { id: account.id, username: account.username, name, role });
  };
  for (const person of namedPeople) await add(person, DEMO_PASSWORD);
  await add({ username: 'meera', name: 'Meera Das', studentId: '12340040', role: 'STUDENT', onboarded: true }, null);
  await Promise.all(furtherStudents(students).map((person) => add(person, DEMO_PASSWORD)));
  return made;
}
