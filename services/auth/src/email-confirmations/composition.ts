import { portalName, type ServiceContext } from '@portal/service-kit';
import type { AccountsModule } from '../accounts/composition';
import type { AuthConfig } from '../config';
import type { EmailLinksModule } from '../email-links/composition';
import type { PasswordsModule } from '../passwords/composition';
import type { RolesModule } from '../roles/composition';
import type { SessionsModule } from '../sessions/composition';
import type { SignInLimitsModule } from '../sign-in-limits/composition';
import { emailConfirmationRoutes } from './email-confirmation.routes';
import { createEmailConfirmationService } from './email-confirmation.service';
import { EMAIL_CONFIRMATION } from './email-confirmation.template';

interface Dependencies {
  accounts: AccountsModule;
  sessions: SessionsModule;
  roles: RolesModule;
  signInLimits: SignInLimitsModule;
  emailLinks: EmailLinksModule;
  passwords: PasswordsModule;
}

export type EmailConfirmationsModule = ReturnType<typeof createEmailConfirmationsModule>;

export function createEmailConfirmationsModule(context: ServiceContext<AuthConfig>, dependencies: Dependencies) {
  const { mails, transaction, settings, config } = context;
  const { accounts, accountEvents: events } = dependencies.accounts;
  const { sessions, cookies } = dependencies.sessions;
  const { tokens, takeovers } = dependencies.emailLinks;
  const confirmations = createEmailConfirmationService({
    accounts,
    tokens,
    passwords: dependencies.passwords.passwords,
    sessions,
    takeovers,
    events,
    presidents: dependencies.roles.presidents,
    recoveryLimit: dependencies.signInLimits.recoveryLimit,
    mails,
    transaction,
    site: { portal: portalName(settings), origin: config.PUBLIC_ORIGIN },
  });
  return {
    confirmations,
    emailComposers: { [EMAIL_CONFIRMATION]: confirmations.composeEmail },
    endpoints: emailConfirmationRoutes({ confirmations, cookies }),
  };
}
