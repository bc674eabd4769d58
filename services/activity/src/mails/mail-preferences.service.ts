import type { BodyOf, NotificationPreferences, calls } from '@portal/contracts';
import type { Actor, Session, Transaction } from '@portal/service-kit';
import type { DigestService } from './digest.service';
import { DEFAULT_PREFERENCES } from './mail-preferences.domain';
import type { PreferencesRepository } from './mail-preferences.repository';

interface Dependencies {
  repository: PreferencesRepository;
  digests: Pick<DigestService, 'choose'>;
  transaction: Transaction;
}

export type MailPreferencesService = ReturnType<typeof createMailPreferencesService>;

/** What people want to be sent by mail. */
export function createMailPreferencesService({ repository, digests, transaction }: Dependencies) {
  async function preferencesOf(userId: string): Promise<NotificationPreferences> {
    return { ...DEFAULT_PREFERENCES, ...(await repository.find(userId)) };
  }

  /** By person. */
  async function preferencesOfAll(
    userIds: readonly string[],
    session: Session,
  ): Promise<Map<string, NotificationPreferences>> {
    const chosen = await repository.findAll(userIds, session);
    return new Map(userIds.map((userId) => [userId, { ...DEFAULT_PREFERENCES, ...chosen.get(userId) }]));
  }

  async function change(
    { userId }: Actor,
    changes: BodyOf<typeof calls.changeNotificationPreferences>,
  ): Promise<NotificationPreferences> {
    if (Object.keys(changes).length > 0) {
      await transaction(async (session) => {
        await repository.set(userId, changes, session);
        if (changes.digest) await digests.choose(userId, changes.digest, session);
      });
    }
    return preferencesOf(userId);
  }

  return { preferencesOf, preferencesOfAll, change };
}
