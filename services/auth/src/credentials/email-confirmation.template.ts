import { type Email, renderEmail } from '@portal/service-kit';

/** The kind of mail. */
export const EMAIL_CONFIRMATION = 'confirm-email';

export function emailConfirmationEmail({ name, portal, url }: { name: string; portal: string; url: string }): Email {
  return renderEmail({
    subject: 'Please confirm your email address',
    portal,
    paragraphs: [
      `Hello ${name},`,
      `an account was made at the ${portal} with this address. Please confirm that it is yours.`,
    ],
    link: { label: 'Confirm my address', url },
    afterwards: [
      'The link works for 24 hours.',
      'If you did not make this account, do not confirm it: it stays without rights, and signing in with Google takes it over for you.',
    ],
  });
}
