import { type Email, renderEmail } from '@portal/service-kit';

/** The kind of mail. */
export const PASSWORD_RESET = 'reset-password';

export function passwordResetEmail({ name, portal, url }: { name: string; portal: string; url: string }): Email {
  return renderEmail({
    subject: 'Set a new password',
    portal,
    paragraphs: [`Hello ${name},`, `We received a request to reset your password for the ${portal}.`],
    link: { label: 'Set a new password', url },
    afterwards: [
      'The link works once and expires in 15 minutes. Setting a new password signs you out on all devices.',
      "If this wasn't you, ignore this email. Your password won't change.",
    ],
  });
}
