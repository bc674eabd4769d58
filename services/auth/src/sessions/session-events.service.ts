import type { EventData } from '@portal/contracts';
import type { Clock, Outbox, Session } from '@portal/service-kit';
import { type Account, actorOf, personOf } from '../accounts/account.domain';
import type { AccountRepository } from '../accounts/account.repository';
import type { SignInWay } from './session.domain';

export type EndReason = EventData<'auth.session.ended.v1'>['reason'];

interface Dependencies {
  accounts: Pick<AccountRepository, 'findById'>;
  outbox: Outbox;
  clock: Clock;
}

export type SessionEvents = ReturnType<typeof createSessionEvents>;

/** Ended by no known person: an old token may be its owner's or a thief's, and clock and operator are no accounts. */
const WITHOUT_ACTOR: readonly EndReason[] = ['old-token-used', 'over', 'by-the-operator'];

/** Enqueues the events about sessions; they never hold a session's id. */
export function createSessionEvents({ accounts, outbox, clock }: Dependencies) {
  async function started(account: Account, way: SignInWay, session: Session): Promise<void> {
    const about = { subject: account.id, data: { ...personOf(account), way }, actor: actorOf(account, clock.now()) };
    await outbox.enqueue(session, { type: 'auth.session.started.v1', ...about });
  }

  /** Enqueues nothing when no session was ended. */
  async function ended(userId: string, reason: EndReason, sessions: number, session: Session): Promise<void> {
    const account = sessions > 0 && (await accounts.findById(userId, session));
    if (!account) return;
    const data = { ...personOf(account), reason, sessions };
    const actor = WITHOUT_ACTOR.includes(reason) ? null : actorOf(account, clock.now());
    await outbox.enqueue(session, { type: 'auth.session.ended.v1', subject: userId, data, actor });
  }

  return { started, ended };
}
