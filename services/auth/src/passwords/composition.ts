import { portalName, type ServiceContext } from '@portal/service-kit';
import type { AccountsModule } from '../accounts/composition';
import type { AuthConfig } from '../config';
import type { EmailLinksModule } from '../email-links/composition';
import type { KnownDevicesModule } from '../known-devices/composition';
import type { RolesModule } from '../roles/composition';
import type { SessionsModule } from '../sessions/composition';
import type { SignInLimitsModule } from '../sign-in-limits/composition';
import { createPasswordChangeService } from './password-change.service';
import { createPasswordHashService } from './password-hash.service';
import { createPasswordResetService } from './password-reset.service';
import { PASSWORD_RESET } from './password-reset.template';
import { passwordRoutes } from './password.routes';

interface Dependencies {
  accounts: AccountsModule;
  sessions: SessionsModule;
  roles: RolesModule;
  signInLimits: SignInLimitsModule;
  knownDevices: KnownDevicesModule;
  emailLinks: EmailLinksModule;
}

export type PasswordsModule = ReturnType<typeof createPasswordsModule>;

export function createPasswordsModule(context: ServiceContext<AuthConfig>, dependencies: Dependencies) {
  const { mails, transaction, settings, config } = context;
  const { accounts, accountEvents: events } = dependencies.accounts;
  const { sessions } = dependencies.sessions;
  const { sprayAlarm, wrongPasswordLimit, recoveryLimit, recoveryLimitOfAddress } = dependencies.signInLimits;
  const { knownDevices, deviceCookie } = dependencies.knownDevices;
  const { tokens, takeovers } = dependencies.emailLinks;
  const passwords = createPasswordHashService({ cost: hashCostOf(config), settings, sprayAlarm });
  const changes = createPasswordChangeService({
    accounts,
    passwords,
    sessions,
    tokens,
    events,
    wrongPasswordLimit,
    knownDevices,
    transaction,
  });
  const resets = createPasswordResetService({
    accounts,
    tokens,
    takeovers,
    events,
    passwords,
    sessions,
    presidents: dependencies.roles.presidents,
    knownDevices,
    recoveryLimit,
    recoveryLimitOfAddress,
    mails,
    transaction,
    site: { portal: portalName(settings), origin: config.PUBLIC_ORIGIN },
  });
  return {
    passwords,
    emailComposers: { [PASSWORD_RESET]: resets.composeEmail },
    endpoints: passwordRoutes({ changes, resets, deviceCookie }),
  };
}

function hashCostOf({ AUTH_HASH_MEMORY_KIB, AUTH_HASH_PASSES, AUTH_HASHES_AT_ONCE }: AuthConfig) {
  return { memoryKib: AUTH_HASH_MEMORY_KIB, passes: AUTH_HASH_PASSES, concurrency: AUTH_HASHES_AT_ONCE };
}
