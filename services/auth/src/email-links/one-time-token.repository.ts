import type { Session, Store } from '@portal/service-kit';
import type { TokenPurpose } from './one-time-token.domain';
import { type OneTimeTokenDocument, oneTimeTokenModel } from './one-time-token.model';

type StoredToken = Omit<OneTimeTokenDocument, '_id'> & { id: string };

/** Finds a token by what its holder presents. */
export interface TokenFilter {
  purpose: TokenPurpose;
  id: string;
  secretHash: string;
  now: Date;
}

interface OwnerFilter {
  purpose: TokenPurpose;
  userId: string;
  mailId: string;
  now: Date;
}

export type OneTimeTokenRepository = ReturnType<typeof createOneTimeTokenRepository>;

export function createOneTimeTokenRepository({ connection }: Pick<Store, 'connection'>) {
  const tokens = oneTimeTokenModel(connection);

  async function insert({ id, ...token }: StoredToken): Promise<void> {
    await tokens.create({ _id: id, ...token });
  }

  /** How many other mails of an owner hold a good token. */
  async function countOtherMails({ purpose, userId, mailId, now }: OwnerFilter): Promise<number> {
    const good = { userId, purpose, mailId: { $ne: mailId }, expiresAt: { $gt: now } };
    return (await tokens.distinct('mailId', good)).length;
  }

  async function findOwner(filter: TokenFilter): Promise<string | null> {
    return (await tokens.findOne(conditionOf(filter)).lean<OneTimeTokenDocument>())?.userId ?? null;
  }

  /** Of several at once with the same token exactly one gets its owner. */
  async function remove(filter: TokenFilter, session: Session): Promise<string | null> {
    const removed = await tokens.findOneAndDelete(conditionOf(filter), { session }).lean<OneTimeTokenDocument>();
    return removed?.userId ?? null;
  }

  async function removeAll(purpose: TokenPurpose, userId: string, session: Session): Promise<void> {
    await tokens.deleteMany({ userId, purpose }, { session });
  }

  return { insert, countOtherMails, findOwner, remove, removeAll };
}

const conditionOf = ({ purpose, id, secretHash, now }: TokenFilter) => ({
  _id: id,
  purpose,
  secretHash,
  expiresAt: { $gt: now },
});
