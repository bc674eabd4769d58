import type { InstituteSettings } from '@portal/contracts';
import { type Email, type Mail, portalName, renderEmail } from '@portal/service-kit';
import type { LinkService } from '../links/service';
import type { RecoveryService } from './service';

interface Dependencies {
  recovery: Pick<RecoveryService, 'recipientOf'>;
  links: Pick<LinkService, 'issue'>;
  settings: InstituteSettings;
  publicOrigin: string;
}

/** Makes the link: its fifteen minutes count from here. */
export function createResetLetter({ recovery, links, settings, publicOrigin }: Dependencies) {
  return async (mail: Mail): Promise<Email | null> => {
    const account = await recovery.recipientOf(mail);
    if (!account) return null;
    const { id, secret } = await links.issue('reset-password', account.id, mail);
    const portal = portalName(settings);
    return renderEmail({
      subject: 'Set a new password',
      portal,
      paragraphs: [
        `Hello ${account.name},`,
        `somebody, probably you, asked for a new password for your account at the ${portal}.`,
      ],
      link: { label: 'Set a new password', url: new URL(`/reset-password/${id}/${secret}`, publicOrigin).href },
      afterwards: [
        'The link works once, for 15 minutes. Setting a new password signs you out everywhere.',
        'If it was not you, ignore this mail: your password stays as it is.',
      ],
    });
  };
}
