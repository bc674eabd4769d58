import type { Account, DemoPortal } from './seed-context';
import type { DemoPerson } from './people';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'portal-demo-2026';

/** Registers everyone; the president is there from the beginning, by whom the others get their roles. */
export async function seedPeople(
  { auth, settings }: DemoPortal,
  people: readonly DemoPerson[],
): Promise<Map<string, Account>> {
  const made = new Map<string, Account>();
  const add = async ({ username, name, studentId, role, isGoogle }: DemoPerson) => {
    const password = isGoogle ? null : DEMO_PASSWORD;
    const registration = { name, ID: studentId, email: `${username}@${settings.emailDomain}`, password };
    const account = await auth.register(registration, { emailConfirmed: true });
    if (role === 'PRESIDENT' && account.role !== role) await auth.giveRole(null, account.id, role, { until: null });
    made.set(username, { id: account.id, username: account.username, name, role });
  };
  await Promise.all(people.map(add));
  return made;
}
