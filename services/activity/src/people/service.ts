import type { EventData } from '@portal/contracts';
import type { Session } from '@portal/service-kit';
import type { PersonRepository } from './repository';

export type PersonService = ReturnType<typeof createPersonService>;

export function createPersonService(people: PersonRepository) {
  return {
    /** Deliveries repeat and overtake each other; only a newer copy counts. */
    async keep(account: EventData<'auth.account.registered.v1'>, session: Session): Promise<void> {
      const { userId, version, username } = account;
      const held = await people.find(userId, session);
      if (!held || version > held.version) await people.put({ _id: userId, version, username }, session);
    },

    async addressOf(userId: string, session: Session): Promise<string | null> {
      return (await people.find(userId, session))?.username ?? null;
    },
  };
}
