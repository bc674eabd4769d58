import { calls } from '@portal/contracts';
import { type Endpoint, endpoint, ok, withCookies, withRevocationHeader } from '@portal/service-kit';
import type { Request } from 'express';
import type { KnownDeviceCookie } from '../known-devices/known-device-cookie.middleware';
import type { PasswordChangeService } from './password-change.service';
import type { PasswordResetService } from './password-reset.service';

interface Dependencies {
  changes: PasswordChangeService;
  resets: Omit<PasswordResetService, 'composeEmail'>;
  deviceCookie: KnownDeviceCookie;
}

export function passwordRoutes({ changes, resets, deviceCookie }: Dependencies): Endpoint[] {
  const browserOf = (req: Request) => ({ address: req.ip ?? 'unknown', deviceTokens: deviceCookie.tokensOf(req) });
  return [
    endpoint(calls.changePassword, async ({ actor, body, req }) => {
      const { ended, deviceTokens } = await changes.change(actor, body, browserOf(req));
      const answer = ok({ message: 'Your password has been changed.' }, withRevocationHeader(ended));
      return withCookies(answer, [deviceCookie.issue(deviceTokens)]);
    }),

    endpoint(calls.forgotPassword, async ({ body, req }) => {
      await resets.request(body.email, browserOf(req));
      return ok({ message: 'Reset link sent successfully!' }, withRevocationHeader());
    }),

    endpoint(calls.verifyResetLink, async ({ params: { id, token } }) => {
      await resets.verify(`${id}.${token}`);
      return ok({ message: 'Link is valid.' }, withRevocationHeader());
    }),

    endpoint(calls.resetPassword, async ({ params: { id, token }, body, req }) => {
      const link = `${id}.${token}`;
      const { ended, deviceTokens } = await resets.reset(link, body.password, deviceCookie.tokensOf(req));
      const message = 'Password reset successful! Navigating to login page...';
      return withCookies(ok({ message }, withRevocationHeader(ended)), [deviceCookie.issue(deviceTokens)]);
    }),
  ];
}
