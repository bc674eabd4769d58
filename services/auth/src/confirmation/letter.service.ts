import type { InstituteSettings } from '@portal/contracts';
import { type Email, type Mail, portalName, renderEmail } from '@portal/service-kit';
import { spellLink } from '../links/domain';
import type { LinkService } from '../links/service';
import type { ConfirmationService } from './service';

interface Dependencies {
  confirmation: Pick<ConfirmationService, 'recipientOf'>;
  links: Pick<LinkService, 'issue'>;
  settings: InstituteSettings;
  publicOrigin: string;
}

/** Makes the link: its day counts from here. */
export function createConfirmationLetter({ confirmation, links, settings, publicOrigin }: Dependencies) {
  return async (mail: Mail): Promise<Email | null> => {
    const account = await confirmation.recipientOf(mail);
    if (!account) return null;
    const link = spellLink(await links.issue('confirm-email', account.id, mail));
    const portal = portalName(settings);
    return renderEmail({
      subject: 'Please confirm your email address',
      portal,
      paragraphs: [
        `Hello ${account.name},`,
        `an account was made at the ${portal} with this address. Please confirm that it is yours.`,
      ],
      link: { label: 'Confirm my address', url: new URL(`/confirm-email/${link}`, publicOrigin).href },
      afterwards: [
        'The link works for 24 hours.',
        'If you did not make this account, do not confirm it: it stays without rights, and signing in with Google takes it over for you.',
      ],
    });
  };
}
