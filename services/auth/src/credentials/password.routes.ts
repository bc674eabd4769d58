import { calls } from '@portal/contracts';
import { type Endpoint, endpoint, ok, withRevocationHeader } from '@portal/service-kit';
import type { PasswordChangeService } from './password-change.service';
import type { PasswordResetService } from './password-reset.service';

interface Dependencies {
  changes: PasswordChangeService;
  resets: Omit<PasswordResetService, 'composeEmail'>;
}

export function passwordRoutes({ changes, resets }: Dependencies): Endpoint[] {
  return [
    endpoint(calls.changePassword, async ({ actor, body, req }) => {
      const ended = await changes.change(actor, body, req.ip ?? 'unknown');
      return ok({ message: 'Your password has been changed.' }, withRevocationHeader(ended));
    }),

    endpoint(calls.forgotPassword, async ({ body, req }) => {
      await resets.request(body.email, req.ip ?? 'unknown');
      return ok({ message: 'Reset link sent successfully!' }, withRevocationHeader());
    }),

    endpoint(calls.verifyResetLink, async ({ params: { id, token } }) => {
      await resets.verify(`${id}.${token}`);
      return ok({ message: 'Link is valid.' }, withRevocationHeader());
    }),

    endpoint(calls.resetPassword, async ({ params: { id, token }, body }) => {
      const ended = await resets.reset(`${id}.${token}`, body.password);
      return ok({ message: 'Password reset successful! Navigating to login page...' }, withRevocationHeader(ended));
    }),
  ];
}
