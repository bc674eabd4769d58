import { calls } from '@portal/contracts';
import { type Endpoint, endpoint, ok, withRevocationHeader } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { SessionCookies } from '../sessions/session-cookies.middleware';
import type { EmailConfirmationService } from './email-confirmation.service';

interface Dependencies {
  confirmations: Pick<EmailConfirmationService, 'verify' | 'confirm' | 'resend'>;
  cookies: Pick<SessionCookies, 'refreshTokenOf'>;
}

export function emailConfirmationRoutes({ confirmations, cookies }: Dependencies): Endpoint[] {
  return [
    endpoint(calls.verifyConfirmLink, async ({ params: { token } }) => {
      await confirmations.verify(token);
      return ok({ message: 'Link is valid.' }, withRevocationHeader());
    }),

    endpoint(calls.confirmEmail, async ({ actor, body: { token, password }, req }) => {
      // The browser refreshes its session and asks again; it may be the one that registered.
      const isExpired = !actor && cookies.refreshTokenOf(req) !== undefined;
      if (isExpired && password === undefined) throw new DomainError('AUTH.SESSION_REQUIRED');
      const revoked = await confirmations.confirm(token, password, actor);
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
