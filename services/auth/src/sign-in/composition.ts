import type { ServiceContext } from '@portal/service-kit';
import type { AccountsModule } from '../accounts/composition';
import { type AuthConfig, openIdOptionsOf } from '../config';
import type { CredentialsModule } from '../credentials/composition';
import type { RolesModule } from '../roles/composition';
import type { SessionsModule } from '../sessions/composition';
import { createGoogleAccountService } from './google-account.service';
import { createGoogleCookie } from './google-cookie.middleware';
import { googleRoutes } from './google.routes';
import { createGoogleService } from './google.service';
import { createOpenIdClient } from './openid.client';
import { createRegistrationService } from './registration.service';
import { signInRoutes } from './sign-in.routes';
import { createSignInService } from './sign-in.service';

interface Modules {
  accounts: AccountsModule;
  sessions: SessionsModule;
  roles: RolesModule;
  credentials: CredentialsModule;
}

export function createSignInModule(context: ServiceContext<AuthConfig>, modules: Modules) {
  const { transaction, config, settings, logger } = context;
  const { emailDomain } = settings;
  const { accounts } = modules.accounts;
  const { sessions, cookies } = modules.sessions;
  const { presidents } = modules.roles;
  const { passwords, knownDevices, deviceCookie, signInLimit, registrationThrottle } = modules.credentials;
  const { takeovers, confirmations } = modules.credentials;
  const registrations = createRegistrations(context, modules);
  const signIns = createSignInService({
    accounts,
    registrations,
    confirmations,
    sessions,
    passwords,
    knownDevices,
    signInLimit,
    registrationThrottle,
    transaction,
  });
  const googleAccounts = createGoogleAccountService({ accounts, registrations, takeovers, transaction });
  const openId = openIdOptionsOf(config, emailDomain);
  const provider = openId && createOpenIdClient(openId);
  const google = createGoogleService({ provider, accounts, googleAccounts, signIns, presidents, emailDomain, logger });
  const googleCookie = createGoogleCookie(config.PUBLIC_ORIGIN);
  return {
    registrations,
    endpoints: [
      ...signInRoutes({ signIns, sessions, cookies, deviceCookie }),
      ...googleRoutes({ google, googleCookie, sessions, cookies, deviceCookie }),
    ],
  };
}

function createRegistrations(
  { mails, transaction, settings, clock, config }: ServiceContext<AuthConfig>,
  { accounts, roles, credentials }: Modules,
) {
  return createRegistrationService({
    accounts: accounts.accounts,
    studentIds: accounts.studentIds,
    tenures: roles.tenures,
    events: accounts.accountEvents,
    passwords: credentials.passwords,
    mails,
    transaction,
    settings,
    clock,
    presidentEmail: config.PORTAL_PRESIDENT_EMAIL,
    requireConfirmedEmail: config.AUTH_REQUIRE_CONFIRMED_EMAIL,
  });
}
