import type { EventData } from '@portal/contracts';
import type { Clock, Outbox, Session } from '@portal/service-kit';
import { type Account, actorOf, personOf } from './domain';

type PasswordWay = EventData<'auth.password.changed.v1'>['way'];
type ConfirmationWay = EventData<'auth.email.confirmed.v1'>['way'];

export type AccountNews = ReturnType<typeof createAccountNews>;

/** Tells what happened to a password or an address, and never what they are. */
export function createAccountNews({ outbox, clock }: { outbox: Outbox; clock: Clock }) {
  return {
    async passwordChanged(account: Account, way: PasswordWay, session: Session): Promise<void> {
      const data = { ...personOf(account), way };
      const actor = actorOf(account, clock.now());
      await outbox.enqueue(session, { type: 'auth.password.changed.v1', subject: account.id, data, actor });
    },

    async confirmed(account: Account, way: ConfirmationWay, session: Session): Promise<void> {
      const data = { ...personOf(account), way };
      const actor = actorOf(account, clock.now());
      await outbox.enqueue(session, { type: 'auth.email.confirmed.v1', subject: account.id, data, actor });
    },
  };
}
