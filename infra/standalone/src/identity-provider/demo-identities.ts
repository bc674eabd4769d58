import type { InstituteSettings } from '@portal/contracts';
import { demoPeople } from '@portal/demo-data';
import type { Person } from './directory';

/** The named demo people as the provider offers them. */
export function demoIdentities({ emailDomain }: InstituteSettings): Person[] {
  return demoPeople(0).map(({ username, name }) => ({ email: `${username}@${emailDomain}`, name, isVerified: true }));
}
