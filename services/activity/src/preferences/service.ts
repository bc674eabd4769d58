import type { BodyOf, NotificationPreferences, calls } from '@portal/contracts';
import type { Actor, Session, Transaction } from '@portal/service-kit';
import type { DigestService } from '../digests/service';
import { defaultPreferences } from './domain';
import type { PreferencesRepository } from './repository';

export type PreferencesService = ReturnType<typeof createPreferencesService>;

interface Parts {
  preferences: PreferencesRepository;
  digests: Pick<DigestService, 'choose'>;
  transaction: Transaction;
}

export function createPreferencesService({ preferences, digests, transaction }: Parts) {
  async function of(userId: string, session?: Session): Promise<NotificationPreferences> {
    return { ...defaultPreferences, ...(await preferences.find(userId, session)) };
  }

  return {
    of,
    async change(actor: Actor, chosen: BodyOf<typeof calls.changeNotificationPreferences>) {
      const { userId } = actor;
      if (Object.keys(chosen).length > 0) {
        await transaction(async (session) => {
          await preferences.set(userId, chosen, session);
          if (chosen.digest) await digests.choose(userId, chosen.digest, session);
        });
      }
      return of(actor.userId);
    },
  };
}
