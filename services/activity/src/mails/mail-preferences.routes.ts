import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { endpoint, ok } from '@portal/service-kit';
import type { MailPreferencesService } from './mail-preferences.service';

export function preferencesRoutes(preferences: MailPreferencesService): Endpoint[] {
  return [
    endpoint(calls.readNotificationPreferences, async ({ actor }) => ok(await preferences.preferencesOf(actor.userId))),
    endpoint(calls.changeNotificationPreferences, async ({ actor, body }) => ok(await preferences.change(actor, body))),
  ];
}
