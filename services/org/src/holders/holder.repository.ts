import type { Confirmation, HolderStatus, UnitCategory } from '@portal/contracts';
import type { CountCache, Page, PageRequest, Scope, Session, Store } from '@portal/service-kit';
import { afterCommit, findPage, isDuplicateKey, queryTermsOf, scopeFilter, searchTermsOf } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { HistoryEntry, Holder } from './holder.domain';
import type { TenureHolder } from './office-bearer.domain';
import { holderCountModel, holderModel, type HolderDocument } from './holder.model';

export interface HolderSelection {
  q?: string | undefined;
  /** Students find by what they see alone. */
  isPublic?: boolean;
  status?: HolderStatus | undefined;
  tenureYear?: string | undefined;
  unit?: string | undefined;
  category?: UnitCategory | undefined;
  position?: string | undefined;
}

/** A record with the line that its history gets. */
export interface Recorded {
  holder: Holder;
  entry: HistoryEntry;
}

interface ClaimsRequest extends PageRequest {
  unit?: string | undefined;
}

/** Older lines of a record's history go; nobody changes one so often. */
const MAX_HISTORY = 100;
const LISTED = { omit: ['terms', 'publicTerms', 'history', 'handOverRemindedAt'] } as const;
const UNLISTED = { terms: 0, publicTerms: 0, history: 0, handOverRemindedAt: 0 } as const;
const CONFIRMED: Confirmation = 'confirmed';
const ACTIVE = { confirmation: CONFIRMED, status: 'active' } as const;

export type HolderRepository = ReturnType<typeof createHolderRepository>;

export function createHolderRepository({ connection }: Pick<Store, 'connection'>, countCache: CountCache) {
  const holders = holderModel(connection);
  const counts = holderCountModel(connection);

  async function list(selection: HolderSelection, request: PageRequest): Promise<Page<Holder>> {
    return pageOf({ confirmation: CONFIRMED, ...filterOf(selection) }, { order: -1 }, request);
  }

  /** Claims that wait, of one unit where it is asked for; those that wait longest first. */
  async function listClaims(scope: Scope, { unit, ...request }: ClaimsRequest): Promise<Page<Holder>> {
    const within = scopeFilter(scope, { unit: 'unit.id', category: 'unit.category' });
    const asked = unit === undefined ? {} : { $and: [filterOf({ unit })] };
    return pageOf({ confirmation: 'awaiting', ...within, ...asked }, { updatedAt: 1 }, request);
  }

  /** All of a tenure, as far as lists of office-bearers show them. */
  async function listOfTenure(tenureYear: string, isActive: boolean): Promise<TenureHolder[]> {
    const filter = { confirmation: CONFIRMED, tenureYear, ...(isActive && { status: 'active' as const }) };
    const found = await holders
      .find(filter, { person: 1, position: 1, unit: 1, tenureYear: 1, status: 1 })
      .lean<(Omit<TenureHolder, 'id'> & { _id: string })[]>();
    return found.map(({ _id: id, ...holder }) => ({ id, ...holder }));
  }

  /** With `confirmed` without claims. */
  async function listOfPerson(userId: string, confirmed: boolean, request: PageRequest): Promise<Page<Holder>> {
    const filter = { 'person.id': userId, ...(confirmed && { confirmation: CONFIRMED }) };
    return pageOf(filter, { order: -1 }, request);
  }

  async function pageOf(
    filter: object,
    sort: { order: -1 } | { updatedAt: 1 },
    request: PageRequest,
  ): Promise<Page<Holder>> {
    const isUnique = 'order' in sort;
    const page = await findPage(holders, { ...request, ...LISTED, filter, sort, isUnique, countCache });
    return { ...page, items: page.items.map(fromDocument) };
  }

  async function find(id: string, session?: Session): Promise<Holder | null> {
    const query = holders.findById(id, UNLISTED).session(session ?? null);
    const found = await query.lean<HolderDocument>();
    return found && fromDocument(found);
  }

  /** Who holds, held or will hold a position, the newest tenure first. */
  async function listOfPosition(positionId: string, limit: number, session?: Session): Promise<Holder[]> {
    const found = await holders
      .find({ 'position.id': positionId, confirmation: CONFIRMED }, UNLISTED)
      .sort({ tenureYear: -1 })
      .limit(limit)
      .session(session ?? null)
      .lean<HolderDocument[]>();
    return found.map(fromDocument);
  }

  async function findHolding({ person, position, tenureYear }: Holder, session: Session): Promise<Holder | null> {
    const filter = { 'person.id': person.id, 'position.id': position.id, tenureYear };
    const found = await holders.findOne(filter).session(session).lean<HolderDocument>();
    return found && fromDocument(found);
  }

  /** The places that others hold of a position in the tenure. */
  async function countTaken({ id, position, tenureYear }: Holder, session: Session): Promise<number> {
    const active = { 'position.id': position.id, ...ACTIVE, tenureYear };
    return holders.countDocuments({ ...active, _id: { $ne: id } }, { session });
  }

  /** All records of these positions in these tenures, claims too. */
  async function findOfPositions(
    { positionIds, tenures }: { positionIds: readonly string[]; tenures: readonly string[] },
    session?: Session,
  ): Promise<Holder[]> {
    const filter = { 'position.id': { $in: [...positionIds] }, tenureYear: { $in: [...tenures] } };
    const found = await holders
      .find(filter, { terms: 0, publicTerms: 0, history: 0 })
      .session(session ?? null)
      .lean<HolderDocument[]>();
    return found.map(fromDocument);
  }

  /** The first of the numbers of the next holders of a tenure; removed ones keep theirs. */
  async function nextNumber(tenureYear: string, session: Session, count = 1): Promise<number> {
    const options = { session, upsert: true, returnDocument: 'after' } as const;
    const { last } = await counts
      .findOneAndUpdate({ _id: tenureYear }, { $inc: { last: count } }, options)
      .orFail()
      .lean();
    return last - count + 1;
  }

  async function add(added: readonly Recorded[], session: Session): Promise<void> {
    afterCommit(session, countCache.invalidate);
    const documents = added.map(({ holder, entry }) => ({
      ...toDocument(holder),
      history: [entry],
      handOverRemindedAt: null,
    }));
    try {
      // Lean: an import adds thousands, and making a document of mongoose of each takes longer than storing it.
      await holders.insertMany(documents, { session, lean: true });
    } catch (error) {
      if (isDuplicateKey(error)) throw new DomainError('HOLDER.ALREADY_HELD');
      throw error;
    }
  }

  async function change(changed: readonly Recorded[], session: Session): Promise<void> {
    afterCommit(session, countCache.invalidate);
    const updates = changed.map(({ holder, entry }) => {
      const { _id, ...fields } = toDocument(holder);
      const history = { $each: [entry], $slice: -MAX_HISTORY };
      return { updateOne: { filter: { _id }, update: { $set: fields, $push: { history } } } };
    });
    await holders.bulkWrite(updates, { session });
  }

  async function remove(id: string, session: Session): Promise<void> {
    afterCommit(session, countCache.invalidate);
    await holders.deleteOne({ _id: id }, { session });
  }

  /** Newest first. */
  async function listHistory(id: string): Promise<HistoryEntry[]> {
    const found = await holders.findById(id, { history: 1 }).lean<Pick<HolderDocument, 'history'>>();
    return (found?.history ?? []).toReversed();
  }

  /** Active ones whose tenure is over, oldest first. */
  async function listOverdue(tenure: string, limit: number): Promise<string[]> {
    const before = { $lt: tenure.slice(0, 4) };
    const found = await holders
      .find({ ...ACTIVE, order: before }, { _id: 1 })
      .sort({ order: 1 })
      .limit(limit)
      .lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }

  /** Active ones of a tenure who have not been told to write notes for their successors. */
  async function listToRemind(tenureYear: string, limit: number): Promise<string[]> {
    const found = await holders
      .find({ ...ACTIVE, tenureYear, handOverRemindedAt: null }, { _id: 1 })
      .limit(limit)
      .lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }

  /** Notes down that the holder is told; null when that was done already, or the holder is not active. */
  async function takeReminder(id: string, now: Date, session: Session): Promise<Holder | null> {
    const filter = { ...ACTIVE, _id: id, handOverRemindedAt: null };
    const options = { session, projection: UNLISTED };
    const found = await holders
      .findOneAndUpdate(filter, { $set: { handOverRemindedAt: now } }, options)
      .lean<HolderDocument>();
    return found && fromDocument(found);
  }

  return {
    list,
    listClaims,
    listOfTenure,
    listOfPerson,
    listOfPosition,
    find,
    findHolding,
    findOfPositions,
    countTaken,
    nextNumber,
    add,
    change,
    remove,
    listHistory,
    listOverdue,
    listToRemind,
    takeReminder,
  };
}

function filterOf({ q, isPublic = false, status, tenureYear, unit, category, position }: HolderSelection): object {
  const terms = queryTermsOf(q ?? '');
  const field = isPublic ? 'publicTerms' : 'terms';
  return {
    ...(terms.length > 0 && { $and: terms.map((term) => ({ [field]: term })) }),
    ...(status !== undefined && { status }),
    ...(tenureYear !== undefined && { tenureYear }),
    ...(unit !== undefined && { 'unit.id': unit.toLowerCase() }),
    ...(category !== undefined && { 'unit.category': category }),
    ...(position !== undefined && { 'position.id': position.toLowerCase() }),
  };
}

/** What lists are ordered and searched by, beside the record itself. */
export function derivedOf({ code, person, position, unit }: Pick<Holder, 'code' | 'person' | 'position' | 'unit'>) {
  const seen = [person.name, position.title, position.type, unit.name];
  const [, year = '', number = ''] = code.split('-');
  return {
    order: `${year}/${number.padStart(8, '0')}`,
    terms: searchTermsOf(...seen, person.username, person.studentId ?? '', code),
    publicTerms: searchTermsOf(...seen),
  };
}

function toDocument({ id, ...holder }: Holder): Omit<HolderDocument, 'history'> {
  return { _id: id, ...holder, ...derivedOf(holder) };
}

function fromDocument(document: HolderDocument): Holder {
  const { _id, order: _order, terms: _terms, publicTerms: _public, history: _history, ...holder } = document;
  return { id: _id, ...holder };
}
