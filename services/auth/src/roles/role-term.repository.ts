import { type Actor, type Session, type Store, newId } from '@portal/service-kit';
import type { Account } from '../accounts/account.domain';
import type { Officer, StoredRoleTerm } from './role.domain';
import { type RoleTermDocument, roleTermModel } from './role-term.model';

/** How a term ended; a null actor is the portal itself. */
interface RoleTermEnd {
  unit: StoredRoleTerm['unit'];
  endedAt: Date;
  endedBy: Actor | null;
}

/** More terms than anybody has; the history answers no more. */
const MAX_TERMS = 200;

export type RoleTermRepository = ReturnType<typeof createRoleTermRepository>;

/** The history of offices; an account knows only the present one. */
export function createRoleTermRepository({ connection }: Pick<Store, 'connection'>) {
  const roleTerms = roleTermModel(connection);

  /** The term that begins with the role an account has now; a null actor is the portal itself. */
  async function begin(
    account: Account,
    givenBy: Actor | null,
    unit: StoredRoleTerm['unit'],
    session: Session,
  ): Promise<void> {
    const { id: userId, role, roleSince, roleUntil: until } = account;
    const term = { userId, role, unit, since: roleSince ?? account.createdAt, until, givenBy: officerOf(givenBy) };
    await roleTerms.create([{ ...term, _id: newId(), endedAt: null, endedBy: null }], { session });
  }

  async function end(userId: string, { unit, endedAt, endedBy }: RoleTermEnd, session: Session): Promise<void> {
    const changes = { unit, endedAt, endedBy: officerOf(endedBy) };
    await roleTerms.updateOne({ userId, endedAt: null }, { $set: changes }, { session });
  }

  /** Newest first. */
  async function list(userId: string): Promise<StoredRoleTerm[]> {
    const newestFirst = roleTerms.find({ userId }).sort({ since: -1, _id: -1 }).limit(MAX_TERMS);
    return (await newestFirst.lean<RoleTermDocument[]>()).map(({ _id, userId: _person, ...term }) => term);
  }

  return { begin, end, list };
}

const officerOf = (actor: Actor | null): Officer | null => actor && { userId: actor.userId, name: actor.name };
