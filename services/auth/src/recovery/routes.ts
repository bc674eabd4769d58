import { calls } from '@portal/contracts';
import { type Endpoint, endpoint, ok, withRevocationHeader } from '@portal/service-kit';
import type { RequestHandler } from 'express';
import type { RecoveryService } from './service';

export function recoveryRoutes(recovery: RecoveryService): Endpoint[] {
  return [
    endpoint(calls.forgotPassword, async ({ body, req }) => {
      await recovery.forgot(body.email, req.ip ?? 'unknown');
      return ok({ message: 'Reset link sent successfully!' }, withRevocationHeader());
    }),

    endpoint(calls.verifyResetLink, async ({ params: { id, token } }) => {
      await recovery.verify({ id, secret: token });
      return ok({ message: 'Link is valid.' }, withRevocationHeader());
    }),

    endpoint(calls.resetPassword, async ({ params: { id, token }, body }) => {
      const ended = await recovery.reset({ id, secret: token }, body.password);
      return ok({ message: 'Password reset successful! Navigating to login page...' }, withRevocationHeader(ended));
    }),
  ];
}

const PLACE = /^(\/auth\/reset-password)\/[^?]*/;

/** A link whose letters cannot even be decoded is a bad link like any other, not an address that does not exist. */
export const undecodableLinks: RequestHandler = (req, _res, next) => {
  if (PLACE.test(req.path) && !isDecodable(req.path)) req.url = req.url.replace(PLACE, '$1/not/decodable');
  next();
};

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
