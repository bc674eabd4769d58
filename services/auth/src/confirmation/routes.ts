import { calls } from '@portal/contracts';
import { type Endpoint, endpoint, ok, withRevocationHeader } from '@portal/service-kit';
import type { ConfirmationService } from './service';

export function confirmationRoutes(confirmation: ConfirmationService): Endpoint[] {
  return [
    endpoint(calls.confirmEmail, async ({ body }) => {
      const revoked = await confirmation.confirm(body.token);
      return ok({ message: 'Your email address is confirmed.' }, withRevocationHeader(revoked));
    }),

    endpoint(calls.resendConfirmation, async ({ actor }) => {
      const isOnItsWay = await confirmation.sendAgain(actor);
      const message = isOnItsWay
        ? 'We have sent you a new link. Please look into your inbox.'
        : 'Your email address is already confirmed.';
      return ok({ message }, withRevocationHeader());
    }),
  ];
}
