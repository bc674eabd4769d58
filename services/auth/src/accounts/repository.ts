import type { Role } from '@portal/contracts';
import { type Session, isDuplicateKey } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { type Connection, type QueryFilter, Types } from 'mongoose';
import type { Account } from './domain';
import { type AccountDocument, accountModel } from './model';

export interface NewAccount extends Omit<Account, 'id' | 'version'> {
  passwordHash: string | null;
}

export type AccountChange = Partial<
  Pick<Account, 'role' | 'roleUntil' | 'roleUnitId' | 'onboarded' | 'emailConfirmed'>
>;

function toAccount(document: AccountDocument): Account {
  const { _id, passwordHash: _never, studentId, ...rest } = document;
  return { ...rest, id: String(_id), studentId: studentId ?? null };
}

function takenError(error: unknown): unknown {
  if (isDuplicateKey(error, 'studentId')) return new DomainError('AUTH.STUDENT_ID_TAKEN');
  return isDuplicateKey(error) ? new DomainError('AUTH.EMAIL_TAKEN') : error;
}

export type AccountRepository = ReturnType<typeof createAccountRepository>;

export function createAccountRepository(connection: Connection) {
  const accounts = accountModel(connection);

  async function findOne(filter: QueryFilter<AccountDocument>, session?: Session): Promise<Account | null> {
    const found = await accounts
      .findOne(filter)
      .session(session ?? null)
      .lean<AccountDocument>();
    return found && toAccount(found);
  }

  return {
    findById: (id: string, session?: Session) => findOne({ _id: id }, session),
    findByUsername: (username: string, session?: Session) => findOne({ username }, session),
    findByStudentId: (studentId: string) => findOne({ studentId }),

    async insert({ studentId, passwordHash, ...account }: NewAccount, session: Session): Promise<Account> {
      const document = {
        _id: new Types.ObjectId(),
        ...account,
        version: 1,
        ...(studentId !== null && { studentId }),
        ...(passwordHash !== null && { passwordHash }),
      };
      try {
        await accounts.create([document], { session });
      } catch (error) {
        throw takenError(error);
      }
      return toAccount(document);
    },

    /** With the password's hash, which no other query reads. */
    async findForSignIn(username: string): Promise<{ account: Account; passwordHash: string | null } | null> {
      const found = await accounts.findOne({ username }).select('+passwordHash').lean<AccountDocument>();
      return found && { account: toAccount(found), passwordHash: found.passwordHash ?? null };
    },

    async savePasswordHash(id: string, passwordHash: string): Promise<void> {
      await accounts.updateOne({ _id: id }, { $set: { passwordHash } });
    },

    async change(id: string, change: AccountChange, session: Session): Promise<Account | null> {
      const changed = await accounts
        .findOneAndUpdate({ _id: id }, { $set: change, $inc: { version: 1 } }, { session, returnDocument: 'after' })
        .lean<AccountDocument>();
      return changed && toAccount(changed);
    },

    /** Raises the version of everyone else with a role and tells how many there are, so that two such decisions meet. */
    async touchOthersWithRole(role: Role, exceptId: string, session: Session): Promise<number> {
      const { matchedCount } = await accounts.updateMany(
        { role, _id: { $ne: exceptId } },
        { $inc: { version: 1 } },
        { session },
      );
      return matchedCount;
    },
  };
}
