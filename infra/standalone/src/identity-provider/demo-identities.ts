import type { InstituteSettings } from '@portal/contracts';
import { demoPeople } from '@portal/demo-data';
import type { Person } from './directory';

/** The people whom the documents name, as the provider offers them. */
export function demoIdentities({ emailDomain }: InstituteSettings): Person[] {
  return demoPeople(0).map(({ username, name }) => ({ email: `${username}@${emailDomain}`, name, isVerified: true }));
}
