import type { InstituteSettings } from '@portal/contracts';
import { type Email, type Mail, portalName, renderEmail } from '@portal/service-kit';
import type { AccountService } from '../accounts/service';
import { ROLE_ENDED_MAIL, ROLE_GIVEN_MAIL, endedWords, givenWords, roleMailData } from './letter.domain';

interface Dependencies {
  accounts: Pick<AccountService, 'findById'>;
  settings: InstituteSettings;
  publicOrigin: string;
}

/** The letters about roles, by kind. They hold nothing that is secret. */
export function createRoleLetters({ accounts, settings, publicOrigin }: Dependencies) {
  const portal = portalName(settings);
  const letterOf =
    (words: typeof givenWords) =>
    async (mail: Mail): Promise<Email | null> => {
      const account = mail.userId === null ? null : await accounts.findById(mail.userId);
      if (!account) return null;
      const link = { label: 'Open the portal', url: new URL('/', publicOrigin).href };
      return renderEmail({ portal, link, ...words(roleMailData.parse(mail.data), { name: account.name, portal }) });
    };
  return { [ROLE_GIVEN_MAIL]: letterOf(givenWords), [ROLE_ENDED_MAIL]: letterOf(endedWords) };
}
