import type { NotificationPreferences } from '@portal/contracts';
import type { Session, Store } from '@portal/service-kit';
import { preferencesModel } from './mail-preferences.model';

/** What is undefined stays as it is. */
type Chosen = { [Choice in keyof NotificationPreferences]?: NotificationPreferences[Choice] | undefined };

export type PreferencesRepository = ReturnType<typeof createPreferencesRepository>;

export function createPreferencesRepository({ connection }: Pick<Store, 'connection'>) {
  const model = preferencesModel(connection);

  async function find(userId: string): Promise<Partial<NotificationPreferences>> {
    const found = await model.findById(userId, { _id: 0 }).lean<Partial<NotificationPreferences>>();
    return found ?? {};
  }

  /** By person, of those who have chosen anything. */
  async function findAll(
    userIds: readonly string[],
    session: Session,
  ): Promise<Map<string, Partial<NotificationPreferences>>> {
    const found = await model
      .find({ _id: { $in: userIds } })
      .session(session)
      .lean<(Partial<NotificationPreferences> & { _id: string })[]>();
    return new Map(found.map(({ _id, ...chosen }) => [_id, chosen]));
  }

  async function set(userId: string, chosen: Chosen, session: Session): Promise<void> {
    await model.updateOne({ _id: userId }, { $set: chosen }, { session, upsert: true });
  }

  return { find, findAll, set };
}
