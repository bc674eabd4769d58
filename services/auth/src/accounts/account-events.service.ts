import type { EventData, Role } from '@portal/contracts';
import type { Actor, Clock, Outbox, Session } from '@portal/service-kit';
import { type Account, actorOf, personOf, roleAt } from './account.domain';

/** The person who caused an event; null for the portal itself. */
export type Cause = Pick<Actor, 'userId' | 'name' | 'role'> | null;
type PasswordChange = Pick<EventData<'auth.password.changed.v1'>, 'way' | 'endCalendarAddress'>;
type ConfirmationWay = EventData<'auth.email.confirmed.v1'>['way'];

interface Dependencies {
  outbox: Outbox;
  clock: Clock;
}

export type AccountEvents = ReturnType<typeof createAccountEvents>;

/** Enqueues the events about accounts. */
export function createAccountEvents({ outbox, clock }: Dependencies) {
  async function registered(account: Account, session: Session): Promise<void> {
    const now = clock.now();
    const about = { subject: account.id, data: snapshotOf(account, now), actor: actorOf(account, now) };
    await outbox.enqueue(session, { type: 'auth.account.registered.v1', ...about });
  }

  async function changed(account: Account, actor: Cause, session: Session): Promise<void> {
    const data = snapshotOf(account, clock.now());
    await outbox.enqueue(session, { type: 'auth.account.changed.v1', subject: account.id, data, actor });
  }

  async function roleChanged(account: Account, previousRole: Role, actor: Cause, session: Session) {
    const data = { ...snapshotOf(account, clock.now()), previousRole };
    await outbox.enqueue(session, { type: 'auth.account.role-changed.v1', subject: account.id, data, actor });
  }

  async function passwordChanged(account: Account, change: PasswordChange, session: Session): Promise<void> {
    const data = { ...personOf(account), ...change };
    const about = { subject: account.id, data, actor: actorOf(account, clock.now()) };
    await outbox.enqueue(session, { type: 'auth.password.changed.v1', ...about });
  }

  async function emailConfirmed(account: Account, way: ConfirmationWay, session: Session): Promise<void> {
    const about = { subject: account.id, data: { ...personOf(account), way }, actor: actorOf(account, clock.now()) };
    await outbox.enqueue(session, { type: 'auth.email.confirmed.v1', ...about });
  }

  return { registered, changed, roleChanged, passwordChanged, emailConfirmed };
}

/** What other services keep of an account. */
function snapshotOf(account: Account, now: Date): EventData<'auth.account.registered.v1'> {
  return {
    version: account.version,
    userId: account.id,
    username: account.username,
    ...(account.studentId !== null && { studentId: account.studentId }),
    name: account.name,
    role: roleAt(account, now),
    ...(account.profilePic !== null && { profilePic: account.profilePic }),
  };
}
