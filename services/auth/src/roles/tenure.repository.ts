import { type Actor, type Session, type Store, newId } from '@portal/service-kit';
import type { Account } from '../accounts/account.domain';
import type { Officer, Tenure } from './role.domain';
import { type TenureDocument, tenureModel } from './tenure.model';

/** How a tenure ended; a null actor is the portal itself. */
interface TenureEnd {
  unit: Tenure['unit'];
  endedAt: Date;
  endedBy: Actor | null;
}

/** More tenures than anybody has; the history answers no more. */
const MAX_TENURES = 200;

export type TenureRepository = ReturnType<typeof createTenureRepository>;

/** The history of offices; an account knows only the present one. */
export function createTenureRepository({ connection }: Pick<Store, 'connection'>) {
  const tenures = tenureModel(connection);

  /** The tenure that begins with the role an account has now; a null actor is the portal itself. */
  async function begin(account: Account, givenBy: Actor | null, unit: Tenure['unit'], session: Session): Promise<void> {
    const { id: userId, role, roleSince, roleUntil: until } = account;
    const tenure = { userId, role, unit, since: roleSince ?? account.createdAt, until, givenBy: officerOf(givenBy) };
    await tenures.create([{ ...tenure, _id: newId(), endedAt: null, endedBy: null }], { session });
  }

  async function end(userId: string, { unit, endedAt, endedBy }: TenureEnd, session: Session): Promise<void> {
    const changes = { unit, endedAt, endedBy: officerOf(endedBy) };
    await tenures.updateOne({ userId, endedAt: null }, { $set: changes }, { session });
  }

  /** Newest first. */
  async function list(userId: string): Promise<Tenure[]> {
    const newestFirst = tenures.find({ userId }).sort({ since: -1, _id: -1 }).limit(MAX_TENURES);
    return (await newestFirst.lean<TenureDocument[]>()).map(({ _id, userId: _person, ...tenure }) => tenure);
  }

  return { begin, end, list };
}

const officerOf = (actor: Actor | null): Officer | null => actor && { userId: actor.userId, name: actor.name };
