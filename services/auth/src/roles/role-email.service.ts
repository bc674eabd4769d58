import type { InstituteSettings, UnitRef } from '@portal/contracts';
import { type Actor, type Email, type Mail, type Mails, type Session, portalName } from '@portal/service-kit';
import { lastDayBefore } from '@portal/service-kit/institute-time';
import type { Account } from '../accounts/account.domain';
import type { AccountRepository } from '../accounts/account.repository';
import { type RoleEmailData, roleEmailData, roleEndedEmail, roleGivenEmail } from './role-email.template';

/** The kinds of mail. */
const ROLE_GIVEN = 'role-given';
const ROLE_ENDED = 'role-ended';

/** A role that was given or ended; a null actor is the portal itself. */
interface RoleChange {
  account: Account;
  unit: UnitRef | null;
  by: Actor | null;
  isOver?: boolean;
}

interface Dependencies {
  accounts: Pick<AccountRepository, 'findById'>;
  mails: Mails;
  settings: InstituteSettings;
  publicOrigin: string;
}

export type RoleEmailService = ReturnType<typeof createRoleEmailService>;

export function createRoleEmailService({ accounts, mails, settings, publicOrigin }: Dependencies) {
  const portal = portalName(settings);

  const enqueueGiven = (change: RoleChange, session: Session) => enqueue(ROLE_GIVEN, change, session);
  const enqueueEnded = (change: RoleChange, session: Session) => enqueue(ROLE_ENDED, change, session);

  /** `account` still has the role that the mail is about. */
  async function enqueue(kind: string, { account, unit, by, isOver = false }: RoleChange, session: Session) {
    const until = account.roleUntil && lastDayBefore(account.roleUntil, settings.timeZone);
    const data: RoleEmailData = { role: account.role, unit: unit?.name ?? null, until, by: by?.name ?? null, isOver };
    await mails.enqueue(session, { kind, userId: account.id, to: account.username, data });
  }

  async function compose({ userId, data }: Mail, template: typeof roleGivenEmail): Promise<Email | null> {
    const account = userId === null ? null : await accounts.findById(userId);
    return account && template(roleEmailData.parse(data), { name: account.name, portal, origin: publicOrigin });
  }

  /** Writes the mails when they are sent, by kind. */
  const composers = {
    [ROLE_GIVEN]: (mail: Mail) => compose(mail, roleGivenEmail),
    [ROLE_ENDED]: (mail: Mail) => compose(mail, roleEndedEmail),
  };

  return { enqueueGiven, enqueueEnded, composers };
}
