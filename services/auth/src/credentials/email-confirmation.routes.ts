import { calls } from '@portal/contracts';
import { type Endpoint, endpoint, ok, withRevocationHeader } from '@portal/service-kit';
import type { EmailConfirmationService } from './email-confirmation.service';

export function emailConfirmationRoutes(
  confirmations: Pick<EmailConfirmationService, 'confirm' | 'resend'>,
): Endpoint[] {
  return [
    endpoint(calls.confirmEmail, async ({ body }) => {
      const revoked = await confirmations.confirm(body.token);
      return ok({ message: 'Your email address is confirmed.' }, withRevocationHeader(revoked));
    }),

    endpoint(calls.resendConfirmation, async ({ actor }) => {
      const isSent = await confirmations.resend(actor);
      const message = isSent
        ? 'We have sent you a new link. Please look into your inbox.'
        : 'Your email address is already confirmed.';
      return ok({ message }, withRevocationHeader());
    }),
  ];
}
