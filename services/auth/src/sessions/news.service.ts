import type { EventData } from '@portal/contracts';
import type { Clock, Outbox, Session } from '@portal/service-kit';
import { type Account, actorOf, personOf } from '../accounts/domain';
import type { AccountService } from '../accounts/service';

export type SignInWay = EventData<'auth.session.started.v1'>['way'];
export type EndReason = EventData<'auth.session.ended.v1'>['reason'];

interface Dependencies {
  accounts: Pick<AccountService, 'findById'>;
  outbox: Outbox;
  clock: Clock;
}

export type SessionNews = ReturnType<typeof createSessionNews>;

/** Nobody can say who holds an old token; the clock and the operator are no persons of the portal. */
const BY_NOBODY: readonly EndReason[] = ['old-token-used', 'over', 'by-the-operator'];

/** Tells that sessions began and ended, and never which: a session's id is not for others. */
export function createSessionNews({ accounts, outbox, clock }: Dependencies) {
  return {
    async started(account: Account, way: SignInWay, session: Session): Promise<void> {
      const data = { ...personOf(account), way };
      const actor = actorOf(account, clock.now());
      await outbox.enqueue(session, { type: 'auth.session.started.v1', subject: account.id, data, actor });
    },

    /** Nothing happened where nothing was there to end. */
    async ended(userId: string, reason: EndReason, sessions: number, session: Session): Promise<void> {
      const account = sessions > 0 && (await accounts.findById(userId, session));
      if (!account) return;
      const data = { ...personOf(account), reason, sessions };
      const actor = BY_NOBODY.includes(reason) ? null : actorOf(account, clock.now());
      await outbox.enqueue(session, { type: 'auth.session.ended.v1', subject: userId, data, actor });
    },
  };
}
