import type { Role } from '@portal/contracts';
import { type Session, isDuplicateKey } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { type Connection, type QueryFilter, Types } from 'mongoose';
import type { Account } from './domain';
import { type AccountDocument, accountModel } from './model';
import { peopleOf, searchOf } from './people.repository';

export interface NewAccount extends Omit<Account, 'id' | 'version' | 'passwordVersion'> {
  passwordHash: string | null;
}

/** Null takes a field away. */
export type AccountChange = Partial<Omit<NewAccount, 'username' | 'createdAt'>>;

/** An account with the hash of its password, which no other query reads; null for one without a password. */
export interface AccountWithSecret {
  account: Account;
  passwordHash: string | null;
}

function toAccount(document: AccountDocument): Account {
  const { _id, passwordHash: _never, nameKey: _sorting, searchWords: _search, ...shown } = document;
  const { studentId, roleSince, profilePic, profileVersion, providerSubject, passwordVersion, ...rest } = shown;
  return {
    ...rest,
    id: String(_id),
    studentId: studentId ?? null,
    roleSince: roleSince ?? null,
    profilePic: profilePic ?? null,
    profileVersion: profileVersion ?? 0,
    providerSubject: providerSubject ?? null,
    passwordVersion: passwordVersion ?? 0,
  };
}

/** Unique where they are there at all, so that null may not be stored. */
const SPARSE = new Set(['studentId', 'passwordHash', 'profilePic', 'providerSubject']);

const stored = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== null || !SPARSE.has(name)));

function updateOf(change: AccountChange, search: object = {}) {
  const absent = Object.entries(change).filter(([name, value]) => value === null && SPARSE.has(name));
  return {
    $set: { ...stored(change), ...search },
    ...(absent.length > 0 && { $unset: Object.fromEntries(absent.map(([name]) => [name, 1])) }),
    $inc: { version: 1, ...(change.passwordHash !== undefined && { passwordVersion: 1 }) },
  };
}

async function refusingTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicateKey(error, 'studentId')) throw new DomainError('AUTH.STUDENT_ID_TAKEN');
    throw isDuplicateKey(error) ? new DomainError('AUTH.EMAIL_TAKEN') : error;
  }
}

export type AccountRepository = ReturnType<typeof createAccountRepository>;

export function createAccountRepository(connection: Connection) {
  const accounts = accountModel(connection);
  return { ...readingOf(accounts), ...writingOf(accounts), ...endingOf(accounts), ...peopleOf(accounts) };
}

type Accounts = ReturnType<typeof accountModel>;

function readingOf(accounts: Accounts) {
  async function findOne(filter: QueryFilter<AccountDocument>, session?: Session): Promise<Account | null> {
    const found = await accounts
      .findOne(filter)
      .session(session ?? null)
      .lean<AccountDocument>();
    return found && toAccount(found);
  }

  async function findSecret(filter: QueryFilter<AccountDocument>): Promise<AccountWithSecret | null> {
    const found = await accounts.findOne(filter).select('+passwordHash').lean<AccountDocument>();
    return found && { account: toAccount(found), passwordHash: found.passwordHash ?? null };
  }

  return {
    findById: (id: string, session?: Session) => findOne({ _id: id }, session),
    findByUsername: (username: string, session?: Session) => findOne({ username }, session),
    findByProviderSubject: (providerSubject: string, session: Session) => findOne({ providerSubject }, session),
    findForSignIn: (username: string) => findSecret({ username }),
    findWithSecret: (id: string) => findSecret({ _id: id }),
    hasPassword: async (id: string) => (await accounts.exists({ _id: id, passwordHash: { $exists: true } })) !== null,
  };
}

function writingOf(accounts: Accounts) {
  /** What a search looks at after a change. */
  async function searchAfter(id: string, change: AccountChange, session: Session) {
    if (change.name === undefined && change.studentId === undefined) return {};
    const before = await accounts.findById(id, 'name username studentId').session(session).lean<AccountDocument>();
    return before ? searchOf({ ...before, ...(change as Partial<AccountDocument>) }) : {};
  }

  return {
    async insert(account: NewAccount, session: Session): Promise<Account> {
      const fields = { ...stored(account), version: 1 } as Omit<AccountDocument, '_id'>;
      const document = { _id: new Types.ObjectId(), ...fields, ...searchOf(fields) };
      await refusingTaken(() => accounts.create([document], { session }));
      return toAccount(document);
    },

    /** The same password at another cost, unless it has become another one meanwhile. */
    async renewPasswordHash(id: string, from: string, to: string): Promise<void> {
      await accounts.updateOne({ _id: id, passwordHash: from }, { $set: { passwordHash: to } });
    },

    /** Null when the password has become another one meanwhile. */
    async changePassword(id: string, from: string, to: string, session: Session): Promise<Account | null> {
      const changed = await accounts
        .findOneAndUpdate({ _id: id, passwordHash: from }, updateOf({ passwordHash: to }), {
          session,
          returnDocument: 'after',
        })
        .lean<AccountDocument>();
      return changed && toAccount(changed);
    },

    async change(id: string, change: AccountChange, session: Session): Promise<Account | null> {
      const search = await searchAfter(id, change, session);
      const changed = await refusingTaken(() =>
        accounts
          .findOneAndUpdate({ _id: id }, updateOf(change, search), { session, returnDocument: 'after' })
          .lean<AccountDocument>(),
      );
      return changed && toAccount(changed);
    },
  };
}

/** Which roles last, and which are over. */
function endingOf(accounts: Accounts) {
  const lasting = (role: Role, now: Date): QueryFilter<AccountDocument> => ({
    role,
    $or: [{ roleUntil: null }, { roleUntil: { $gt: now } }],
  });

  return {
    /** Raises the version of everyone else with a role and tells how many there are, so that two such decisions meet. */
    async touchOthersWithRole(role: Role, exceptId: string, now: Date, session: Session): Promise<number> {
      const { matchedCount } = await accounts.updateMany(
        { ...lasting(role, now), _id: { $ne: exceptId } },
        { $inc: { version: 1 } },
        { session },
      );
      return matchedCount;
    },

    countWithRole: (role: Role, now: Date, session?: Session): Promise<number> =>
      accounts.countDocuments(lasting(role, now)).session(session ?? null),

    /** Whose role is over and still written down. */
    async listOver(now: Date, limit: number): Promise<string[]> {
      const over = await accounts
        .find({ roleUntil: { $lte: now }, role: { $ne: 'STUDENT' } }, '_id')
        .limit(limit)
        .lean<Pick<AccountDocument, '_id'>[]>();
      return over.map(({ _id }) => String(_id));
    },
  };
}
