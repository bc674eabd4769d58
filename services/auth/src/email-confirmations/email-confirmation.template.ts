import { type Email, renderEmail } from '@portal/service-kit';

/** The kind of mail. */
export const EMAIL_CONFIRMATION = 'confirm-email';

export function emailConfirmationEmail({ name, portal, url }: { name: string; portal: string; url: string }): Email {
  return renderEmail({
    subject: 'Please confirm your email address',
    portal,
    paragraphs: [
      `Hello ${name},`,
      `An account was created at the ${portal} with this address. Please confirm that the address is yours.`,
    ],
    link: { label: 'Confirm my address', url },
    afterwards: [
      'The link works once and expires in 24 hours. Unless you open it where you registered, it asks you to set a password.',
      "If you didn't create this account, you can ignore this email. If you'd like to use the account, open the link and set a password of your own: whoever created it is then signed out for good.",
    ],
  });
}
