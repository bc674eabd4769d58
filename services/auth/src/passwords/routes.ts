import { calls } from '@portal/contracts';
import { type Endpoint, endpoint, ok, withRevocationHeader } from '@portal/service-kit';
import type { PasswordChangeService } from './change.service';

export function passwordRoutes(changing: PasswordChangeService): Endpoint[] {
  return [
    endpoint(calls.changePassword, async ({ actor, body, req }) => {
      const ended = await changing.change(actor, body, req.ip ?? 'unknown');
      return ok({ message: 'Your password has been changed.' }, withRevocationHeader(ended));
    }),
  ];
}
