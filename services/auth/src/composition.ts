import type { ServiceContext } from '@portal/service-kit';
import { createAccountsModule } from './accounts/composition';
import type { AuthConfig } from './config';
import { createDirectoryModule } from './directory/composition';
import { createEmailConfirmationsModule } from './email-confirmations/composition';
import { createEmailLinksModule } from './email-links/composition';
import { createKnownDevicesModule } from './known-devices/composition';
import { createPasswordsModule } from './passwords/composition';
import { createRolesModule } from './roles/composition';
import { createSessionsModule } from './sessions/composition';
import { createSignInLimitsModule } from './sign-in-limits/composition';
import { createSignInModule } from './sign-in/composition';

/** The modules of auth, from the lowest to the uppermost. */
export function createModules(context: ServiceContext<AuthConfig>) {
  const accounts = createAccountsModule(context);
  const sessions = createSessionsModule(context, { accounts });
  const roles = createRolesModule(context, { accounts, sessions });
  const directory = createDirectoryModule(context, { accounts, sessions });
  const signInLimits = createSignInLimitsModule(context);
  const knownDevices = createKnownDevicesModule(context, { accounts });
  const emailLinks = createEmailLinksModule(context, { accounts, sessions });
  const below = { accounts, sessions, roles, signInLimits, knownDevices, emailLinks };
  const passwords = createPasswordsModule(context, below);
  const emailConfirmations = createEmailConfirmationsModule(context, { ...below, passwords });
  const signIn = createSignInModule(context, { ...below, passwords, emailConfirmations });
  return { accounts, sessions, roles, directory, passwords, emailConfirmations, signIn };
}

export type Modules = ReturnType<typeof createModules>;
