import type { NotificationPreferences } from '@portal/contracts';
import type { Session, Store } from '@portal/service-kit';
import type { PreferencesDocument } from './model';
import { preferencesModel } from './model';

export function createPreferencesRepository({ connection }: Pick<Store, 'connection'>) {
  const model = preferencesModel(connection);

  async function find(userId: string, session?: Session): Promise<Partial<NotificationPreferences>> {
    const found = await model
      .findById(userId)
      .session(session ?? null)
      .lean<PreferencesDocument>();
    return found?.roomReviewed === undefined ? {} : { roomReviewed: found.roomReviewed };
  }

  async function set(userId: string, chosen: Partial<NotificationPreferences>): Promise<void> {
    await model.updateOne({ _id: userId }, { $set: chosen }, { upsert: true });
  }

  return { find, set };
}

export type PreferencesRepository = ReturnType<typeof createPreferencesRepository>;
