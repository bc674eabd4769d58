import type { InstituteSettings } from '@portal/contracts';
import { everyone } from '@portal/demo-data';
import type { KnownPerson } from './people';

/** The people whom the documents name, as the provider offers them. */
export function demoIdentities({ emailDomain }: InstituteSettings): KnownPerson[] {
  return everyone(0).map(({ username, name }) => ({ email: `${username}@${emailDomain}`, name, isVerified: true }));
}
