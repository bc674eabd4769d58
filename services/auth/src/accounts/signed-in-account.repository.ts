import type { Actor, Store } from '@portal/service-kit';
import { Types } from 'mongoose';
import type { Account } from './account.domain';
import { type AccountDocument, accountModel, toAccount } from './account.model';

/** The account of a session that is not over. */
export interface SignedInAccount {
  account: Account;
  hasPassword: boolean;
}

type FoundAccount = AccountDocument & { hasPassword: boolean };
type FoundSession = Pick<FoundAccount, '_id'> & { passwordVersion?: number };

export type SignedInAccountRepository = ReturnType<typeof createSignedInAccountRepository>;

/**
 * Account and session in one command, because every opening of the portal asks for them. By the driver itself: the
 * same command takes mongoose twice as long.
 */
export function createSignedInAccountRepository({ connection }: Pick<Store, 'connection'>) {
  const accounts = accountModel(connection).collection;

  /** Null when the session is over: it is gone, or the password was changed since. */
  async function find({ sessionId, userId }: Pick<Actor, 'sessionId' | 'userId'>): Promise<SignedInAccount | null> {
    const ofPerson = [{ $match: { _id: new Types.ObjectId(sessionId), userId } }, { $project: { passwordVersion: 1 } }];
    const found = await accounts
      .aggregate<FoundAccount | FoundSession>([
        { $match: { _id: new Types.ObjectId(userId) } },
        { $addFields: { hasPassword: { $gt: ['$passwordHash', null] } } },
        { $unset: ['passwordHash', 'searchWords'] },
        { $unionWith: { coll: 'sessions', pipeline: ofPerson } },
      ])
      .toArray();
    const document = found.find((row): row is FoundAccount => 'hasPassword' in row);
    const session = found.find((row): row is FoundSession => !('hasPassword' in row));
    if (!document || !session) return null;
    const { hasPassword, ...stored } = document;
    const account = toAccount(stored);
    const isOver = (session.passwordVersion ?? 0) !== account.passwordVersion;
    return isOver ? null : { account, hasPassword };
  }

  return { find };
}
