import { type Email, renderEmail } from '@portal/service-kit';

/** The kind of mail. */
export const PASSWORD_RESET = 'reset-password';

export function passwordResetEmail({ name, portal, url }: { name: string; portal: string; url: string }): Email {
  return renderEmail({
    subject: 'Set a new password',
    portal,
    paragraphs: [
      `Hello ${name},`,
      `somebody, probably you, asked for a new password for your account at the ${portal}.`,
    ],
    link: { label: 'Set a new password', url },
    afterwards: [
      'The link works once, for 15 minutes. Setting a new password signs you out everywhere.',
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
  });
}
