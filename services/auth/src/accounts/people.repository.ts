import { OFFICERS, type Role } from '@portal/contracts';
import { type Page, type PageRequest, pageOf, positionOf } from '@portal/service-kit';
import type { Model, QueryFilter } from 'mongoose';
import type { AccountDocument } from './model';
import type { ListedAccount } from './people.domain';
import { nameKeyOf, searchWordsOf } from './search.domain';

/** A word that was typed, and the units whose names have it. */
export interface TypedWord {
  beginning: RegExp;
  unitIds: readonly string[];
  contactEmails: readonly string[];
}

export interface PeopleSelection {
  words: readonly TypedWord[];
  role?: Role | 'officers' | undefined;
}

type Filter = QueryFilter<AccountDocument>;

const LISTED = 'username studentId name profilePic role roleSince roleUntil roleUnitId';
const BATCH = 500;

/** Lists of people by name; starts where the cursor points instead of counting past what was read. */
export function peopleOf(accounts: Model<AccountDocument>) {
  return {
    async page(selection: PeopleSelection, now: Date, { limit, cursor }: PageRequest): Promise<Page<ListedAccount>> {
      const chosen = conditionsOf(selection, now);
      const place = after(cursor);
      const [found, total] = await Promise.all([
        accounts
          .find(allOf([...chosen, ...place]), LISTED)
          .sort({ nameKey: 1, _id: 1 })
          .limit(limit + 1)
          .lean<AccountDocument[]>(),
        accounts.countDocuments(allOf(chosen)),
      ]);
      return pageOf(found.map(toListed), total, limit, ({ name, id }) => ({ value: nameKeyOf(name), id }));
    },

    /** Accounts that were made before people could be searched for get what a search needs. */
    async fillSearch(): Promise<void> {
      for (;;) {
        const old = await accounts
          .find({ nameKey: { $exists: false } }, 'name username studentId')
          .limit(BATCH)
          .lean<AccountDocument[]>();
        if (old.length === 0) return;
        await accounts.bulkWrite(
          old.map(({ _id, ...account }) => ({ updateOne: { filter: { _id }, update: { $set: searchOf(account) } } })),
        );
      }
    },
  };
}

/** The stored fields that a search looks at. */
export function searchOf({ name, username, studentId }: Pick<AccountDocument, 'name' | 'username' | 'studentId'>) {
  return { nameKey: nameKeyOf(name), searchWords: searchWordsOf({ name, username, studentId: studentId ?? null }) };
}

const allOf = (conditions: Filter[]): Filter => (conditions.length > 0 ? { $and: conditions } : {});

/** Who is called so, or coordinates a unit that is: by the unit given with the role, else by its contact address. */
function meantBy({ beginning, unitIds, contactEmails }: TypedWord, lasts: Filter): Filter {
  const called: Filter = { searchWords: { $regex: beginning } };
  if (unitIds.length === 0) return called;
  const given: Filter = { roleUnitId: { $in: [...unitIds] } };
  const contact: Filter = { roleUnitId: null, username: { $in: [...contactEmails] } };
  return { $or: [called, { $and: [{ role: 'CLUB_COORDINATOR' }, lasts, { $or: [given, contact] }] }] };
}

function conditionsOf({ words: typed, role }: PeopleSelection, now: Date): Filter[] {
  const lasts: Filter = { $or: [{ roleUntil: null }, { roleUntil: { $gt: now } }] };
  const words = typed.map((word) => meantBy(word, lasts));
  if (role === undefined) return words;
  if (role === 'STUDENT') return [{ $or: [{ role }, { roleUntil: { $lte: now } }] }, ...words];
  return [{ role: role === 'officers' ? { $in: [...OFFICERS] } : role }, lasts, ...words];
}

function after(cursor: string | undefined): Filter[] {
  const place = positionOf(cursor, 'string');
  if (!place) return [];
  const { value: nameKey, id } = place;
  return [{ $or: [{ nameKey: { $gt: nameKey } }, { nameKey, _id: { $gt: id } }] }];
}

function toListed({ _id, studentId, profilePic, roleSince, ...account }: AccountDocument): ListedAccount {
  return {
    ...account,
    id: String(_id),
    studentId: studentId ?? null,
    profilePic: profilePic ?? null,
    roleSince: roleSince ?? null,
  };
}
