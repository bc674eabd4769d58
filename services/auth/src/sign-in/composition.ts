import type { ServiceContext } from '@portal/service-kit';
import type { AccountsModule } from '../accounts/composition';
import { type AuthConfig, openIdOptionsOf } from '../config';
import type { EmailConfirmationsModule } from '../email-confirmations/composition';
import type { EmailLinksModule } from '../email-links/composition';
import type { KnownDevicesModule } from '../known-devices/composition';
import type { PasswordsModule } from '../passwords/composition';
import type { RolesModule } from '../roles/composition';
import type { SessionsModule } from '../sessions/composition';
import type { SignInLimitsModule } from '../sign-in-limits/composition';
import { createGoogleService } from './google.service';
import { createGoogleAccountService } from './google-account.service';
import { createGoogleCookies } from './google-cookies.middleware';
import { googleRoutes } from './google.routes';
import { createOpenIdClient } from './openid.client';
import { createRegistrationLimitService } from './registration-limit.service';
import { createRegistrationService } from './registration.service';
import { createSignInService } from './sign-in.service';
import { signInRoutes } from './sign-in.routes';

interface Dependencies {
  accounts: AccountsModule;
  sessions: SessionsModule;
  roles: RolesModule;
  signInLimits: SignInLimitsModule;
  knownDevices: KnownDevicesModule;
  emailLinks: EmailLinksModule;
  passwords: PasswordsModule;
  emailConfirmations: EmailConfirmationsModule;
}

export function createSignInModule(context: ServiceContext<AuthConfig>, dependencies: Dependencies) {
  const { transaction, config, settings, logger } = context;
  const { emailDomain } = settings;
  const { accounts } = dependencies.accounts;
  const { sessions, cookies } = dependencies.sessions;
  const { presidents } = dependencies.roles;
  const { wrongPasswordLimit } = dependencies.signInLimits;
  const { knownDevices, deviceCookie } = dependencies.knownDevices;
  const { takeovers } = dependencies.emailLinks;
  const { passwords } = dependencies.passwords;
  const { confirmations } = dependencies.emailConfirmations;
  const registrations = createRegistrations(context, dependencies);
  const signIns = createSignInService({
    accounts,
    registrations,
    confirmations,
    sessions,
    passwords,
    knownDevices,
    wrongPasswordLimit,
    registrationLimit: createRegistrationLimit(context),
    transaction,
  });
  const googleAccounts = createGoogleAccountService({ accounts, registrations, takeovers, transaction });
  const openId = openIdOptionsOf(config, emailDomain);
  const provider = openId && createOpenIdClient(openId);
  const google = createGoogleService({ provider, accounts, googleAccounts, signIns, presidents, emailDomain, logger });
  const googleCookies = createGoogleCookies(config.PUBLIC_ORIGIN);
  return {
    registrations,
    endpoints: [
      ...signInRoutes({ signIns, sessions, cookies, deviceCookie }),
      ...googleRoutes({ google, googleCookies, sessions, cookies, deviceCookie }),
    ],
  };
}

function createRegistrationLimit({ store, config }: Pick<ServiceContext<AuthConfig>, 'store' | 'config'>) {
  const limits = {
    registrations: config.AUTH_REGISTRATIONS,
    refusals: config.AUTH_REGISTRATION_REFUSALS,
    windowSeconds: config.AUTH_REGISTRATION_WINDOW_SECONDS,
  };
  return createRegistrationLimitService({ store, limits });
}

function createRegistrations(
  { mails, transaction, settings, clock, config }: ServiceContext<AuthConfig>,
  { accounts, roles, passwords }: Dependencies,
) {
  return createRegistrationService({
    accounts: accounts.accounts,
    studentIds: accounts.studentIds,
    roleTerms: roles.roleTerms,
    events: accounts.accountEvents,
    passwords: passwords.passwords,
    mails,
    transaction,
    settings,
    clock,
    presidentEmail: config.PORTAL_PRESIDENT_EMAIL,
    requireConfirmedEmail: config.AUTH_REQUIRE_CONFIRMED_EMAIL,
  });
}
