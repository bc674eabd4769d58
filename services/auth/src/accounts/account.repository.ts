import { OFFICERS, searchStartsOf, sortKeyOf, type Role } from '@portal/contracts';
import {
  type Page,
  type PageRequest,
  type Session,
  type Store,
  findPage,
  isDuplicateKey,
  renewFields,
} from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { type QueryFilter, Types } from 'mongoose';
import type { Account, CoordinatedUnit } from './account.domain';
import { type AccountDocument, accountModel, toAccount } from './account.model';

export interface NewAccount extends Omit<Account, 'id' | 'version' | 'passwordVersion'> {
  passwordHash: string | null;
}

/** Null removes a field. */
export type AccountChange = Partial<Omit<NewAccount, 'username' | 'createdAt'>>;

/** An account with the hash of its password, which no other query reads; null for one without a password. */
interface AccountWithSecret {
  account: Account;
  passwordHash: string | null;
}

/** A typed word, and the units whose names it finds too. */
export interface SearchWord {
  prefixes: readonly RegExp[];
  unitIds: readonly string[];
  contactEmails: readonly string[];
}

interface PeopleFilter {
  words: readonly SearchWord[];
  role?: Role | 'officers' | undefined;
}

type Filter = QueryFilter<AccountDocument>;

/** Stored only when they have a value: their indexes are unique and sparse, and null would count as one. */
const SPARSE = new Set(['studentId', 'passwordHash', 'profilePic', 'providerSubject']);
/** More than a unit ever has. */
const MAX_LEADERS = 20;

export type AccountRepository = ReturnType<typeof createAccountRepository>;

export function createAccountRepository({ connection }: Pick<Store, 'connection'>) {
  const accounts = accountModel(connection);

  async function findOne(filter: Filter, session: Session | null = null): Promise<Account | null> {
    const found = await accounts.findOne(filter).session(session).lean<AccountDocument>();
    return found && toAccount(found);
  }

  async function findSecret(filter: Filter): Promise<AccountWithSecret | null> {
    const found = await accounts.findOne(filter).select('+passwordHash').lean<AccountDocument>();
    return found && { account: toAccount(found), passwordHash: found.passwordHash ?? null };
  }

  const findById = (id: string, session?: Session) => findOne({ _id: id }, session);
  const findByUsername = (username: string, session?: Session) => findOne({ username }, session);
  const findByStudentId = (studentId: string, session: Session) => findOne({ studentId }, session);
  const findByProviderSubject = (providerSubject: string, session: Session) => findOne({ providerSubject }, session);

  async function insert(account: NewAccount, session: Session): Promise<Account> {
    const fields = { ...withoutEmpty(account), version: 1 } as Omit<AccountDocument, '_id'>;
    const document = { _id: new Types.ObjectId(), ...fields, ...searchFieldsOf(fields) };
    await refusingTaken(() => accounts.create([document], { session }));
    return toAccount(document);
  }

  /** Answers the changed account; null when none matches. */
  async function update(filter: Filter, update: object, session: Session): Promise<Account | null> {
    const options = { session, returnDocument: 'after' } as const;
    const changed = await refusingTaken(() =>
      accounts.findOneAndUpdate(filter, update, options).lean<AccountDocument>(),
    );
    return changed && toAccount(changed);
  }

  async function change(id: string, changes: AccountChange, session: Session): Promise<Account | null> {
    return update({ _id: id }, updateOf(changes, await searchFieldsAfter(id, changes, session)), session);
  }

  async function searchFieldsAfter(id: string, changes: AccountChange, session: Session): Promise<object> {
    if (changes.name === undefined && changes.studentId === undefined) return {};
    const before = await accounts.findById(id, 'name username studentId').session(session).lean<AccountDocument>();
    return before ? searchFieldsOf({ ...before, ...(changes as Partial<AccountDocument>) }) : {};
  }

  /** Null when the password was changed in between. */
  function changePassword(id: string, from: string, to: string, session: Session): Promise<Account | null> {
    return update({ _id: id, passwordHash: from }, updateOf({ passwordHash: to }), session);
  }

  /** Stores the same password hashed at another cost, unless it was changed in between. */
  async function renewPasswordHash(id: string, from: string, to: string): Promise<void> {
    await accounts.updateOne({ _id: id, passwordHash: from }, { $set: { passwordHash: to } });
  }

  /**
   * Counts everyone else with a role and raises their versions, so that of two transactions which decide by the count
   * one has to start again.
   */
  async function touchOthersWithRole(role: Role, exceptId: string, now: Date, session: Session): Promise<number> {
    const filter = { ...holding(role, now), _id: { $ne: exceptId } };
    const { matchedCount } = await accounts.updateMany(filter, { $inc: { version: 1 } }, { session });
    return matchedCount;
  }

  async function countWithRole(role: Role, now: Date, session: Session | null = null): Promise<number> {
    return accounts.countDocuments(holding(role, now)).session(session);
  }

  /** Ids of accounts whose stored role has expired. */
  async function listWithExpiredRole(now: Date, limit: number): Promise<string[]> {
    const filter: Filter = { roleUntil: { $lte: now }, role: { $ne: 'STUDENT' } };
    const found = await accounts.find(filter, '_id').limit(limit).lean<Pick<AccountDocument, '_id'>[]>();
    return found.map(({ _id }) => String(_id));
  }

  /** Coordinators who were given this unit with their role, or have one of these addresses. */
  async function listCoordinators({ unitId, addresses }: CoordinatedUnit, session: Session): Promise<Account[]> {
    const theirs = [{ roleUnitId: unitId }, { username: { $in: [...addresses] } }];
    const found = accounts.find({ role: 'CLUB_COORDINATOR', $or: theirs }).session(session);
    return (await found.lean<AccountDocument[]>()).map(toAccount);
  }

  /** The coordinators of a unit and the holders of the role above it; by role, then by name. */
  async function listLeaders(unit: CoordinatedUnit, above: Role, now: Date): Promise<Account[]> {
    const { unitId, addresses } = unit;
    const coordinates = [{ roleUnitId: unitId }, { roleUnitId: null, username: { $in: [...addresses] } }];
    const leads = { $or: [{ role: above }, { role: 'CLUB_COORDINATOR' as const, $or: coordinates }] };
    const found = accounts.find({ $and: [unexpired(now), leads] }).sort({ role: 1, nameKey: 1 });
    return (await found.limit(MAX_LEADERS).lean<AccountDocument[]>()).map(toAccount);
  }

  /** A page of people by name. */
  async function list(filter: PeopleFilter, now: Date, { limit, cursor }: PageRequest): Promise<Page<Account>> {
    const conditions = conditionsOf(filter, now);
    const page = await findPage(accounts, {
      filter: conditions.length > 0 ? { $and: conditions } : {},
      sort: { nameKey: 1 },
      limit,
      cursor,
    });
    return { ...page, items: page.items.map(toAccount) };
  }

  /** Accounts of earlier builds are found and sorted as today's. */
  const renewListFields = () => renewFields(accounts, searchFieldsOf);

  return {
    findById,
    findByUsername,
    findByStudentId,
    findByProviderSubject,
    findForSignIn: (username: string) => findSecret({ username }),
    findWithSecret: (id: string) => findSecret({ _id: id }),
    insert,
    change,
    changePassword,
    renewPasswordHash,
    touchOthersWithRole,
    countWithRole,
    listWithExpiredRole,
    listCoordinators,
    listLeaders,
    list,
    renewListFields,
  };
}

function withoutEmpty(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== null || !SPARSE.has(name)));
}

function updateOf(changes: AccountChange, searchFields: object = {}): object {
  const emptied = Object.entries(changes).filter(([name, value]) => value === null && SPARSE.has(name));
  return {
    $set: { ...withoutEmpty(changes), ...searchFields },
    ...(emptied.length > 0 && { $unset: Object.fromEntries(emptied.map(([name]) => [name, 1])) }),
    $inc: { version: 1, ...(changes.passwordHash !== undefined && { passwordVersion: 1 }) },
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

function searchFieldsOf({ name, username, studentId }: Pick<AccountDocument, 'name' | 'username' | 'studentId'>) {
  return { nameKey: sortKeyOf(name), searchWords: searchStartsOf(name, username, studentId ?? '') };
}

const unexpired = (now: Date): Filter => ({ $or: [{ roleUntil: null }, { roleUntil: { $gt: now } }] });
const holding = (role: Role, now: Date): Filter => ({ role, ...unexpired(now) });

function conditionsOf({ words, role }: PeopleFilter, now: Date): Filter[] {
  const matching = words.map((word) => matches(word, now));
  if (role === undefined) return matching;
  if (role === 'STUDENT') return [{ $or: [{ role }, { roleUntil: { $lte: now } }] }, ...matching];
  return [{ role: role === 'officers' ? { $in: [...OFFICERS] } : role }, unexpired(now), ...matching];
}

/** Who is found by the word, or coordinates a unit whose name has one. */
function matches({ prefixes, unitIds, contactEmails }: SearchWord, now: Date): Filter {
  const byWord: Filter = { searchWords: { $in: [...prefixes] } };
  if (unitIds.length === 0) return byWord;
  const byUnit: Filter = { roleUnitId: { $in: [...unitIds] } };
  const byContact: Filter = { roleUnitId: null, username: { $in: [...contactEmails] } };
  return { $or: [byWord, { $and: [{ role: 'CLUB_COORDINATOR' }, unexpired(now), { $or: [byUnit, byContact] }] }] };
}
