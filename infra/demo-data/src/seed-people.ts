import { allWithProgress } from './all-with-progress';
import type { DemoPerson } from './people';
import type { Account, DemoPortal, SeededPeople, SeedOptions } from './seed-context';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'portal-demo-2026';

/** Registers everyone. Only the president has the role at once, since the president gives the others theirs. */
export async function seedPeople(
  { auth, settings }: DemoPortal,
  plans: readonly DemoPerson[],
  onProgress: SeedOptions['onProgress'],
): Promise<SeededPeople> {
  // Everybody knows this password, so that nothing is lost when its hash is the same in every account.
  const passwordHash = await auth.hashPassword(DEMO_PASSWORD);
  const register = async ({ username, name, studentId, role, isGoogle }: DemoPerson): Promise<[string, Account]> => {
    const password = isGoogle ? null : DEMO_PASSWORD;
    const registration = { name, ID: studentId, email: `${username}@${settings.emailDomain}`, password };
    const account = await auth.register(registration, { emailConfirmed: true, passwordHash });
    if (role === 'PRESIDENT' && account.role !== role) await auth.giveRole(null, account.id, role, { until: null });
    return [username, { id: account.id, username: account.username, name, role }];
  };
  return new Map(await allWithProgress(plans, { part: 'accounts', onProgress }, register));
}
