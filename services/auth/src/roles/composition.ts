import type { ServiceContext } from '@portal/service-kit';
import type { AccountsModule } from '../accounts/composition';
import type { AuthConfig } from '../config';
import type { SessionsModule } from '../sessions/composition';
import { createPresidentService } from './president.service';
import { createRoleAssignmentService } from './role-assignment.service';
import { createRoleEmailService } from './role-email.service';
import { createRoleExpiryService } from './role-expiry.service';
import { roleRoutes } from './role.routes';
import { createRoleService } from './role.service';
import { createRoleTermRepository } from './role-term.repository';

interface Dependencies {
  accounts: AccountsModule;
  sessions: SessionsModule;
}

export type RolesModule = ReturnType<typeof createRolesModule>;

export function createRolesModule(
  { store, mails, transaction, config, settings, clock, logger }: ServiceContext<AuthConfig>,
  { accounts: { accounts, units, accountEvents: events }, sessions: { revocations } }: Dependencies,
) {
  const roleTerms = createRoleTermRepository(store);
  const emails = createRoleEmailService({ accounts, mails, settings, publicOrigin: config.PUBLIC_ORIGIN });
  const assignments = createRoleAssignmentService({ accounts, units, roleTerms, revocations, events, emails, clock });
  const roles = createRoleService({ accounts, units, roleTerms, assignments, transaction, clock, settings });
  const presidents = createPresidentService({
    accounts,
    assignments,
    transaction,
    clock,
    presidentEmail: config.PORTAL_PRESIDENT_EMAIL,
    requireConfirmedEmail: config.AUTH_REQUIRE_CONFIRMED_EMAIL,
  });
  const expiry = createRoleExpiryService({ accounts, assignments, transaction, clock, logger });
  return { roleTerms, emails, roles, presidents, expiry, endpoints: roleRoutes(roles) };
}
