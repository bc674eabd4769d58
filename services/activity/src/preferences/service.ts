import type { BodyOf, NotificationPreferences, calls } from '@portal/contracts';
import type { Actor, Session } from '@portal/service-kit';
import { defaultPreferences } from './domain';
import type { PreferencesRepository } from './repository';

export type PreferencesService = ReturnType<typeof createPreferencesService>;

export function createPreferencesService(repository: PreferencesRepository) {
  async function of(userId: string, session?: Session): Promise<NotificationPreferences> {
    return { ...defaultPreferences, ...(await repository.find(userId, session)) };
  }

  return {
    of,
    async change(actor: Actor, chosen: BodyOf<typeof calls.changeNotificationPreferences>) {
      if (Object.keys(chosen).length > 0) await repository.set(actor.userId, chosen);
      return of(actor.userId);
    },
  };
}
