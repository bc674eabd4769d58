import type { UnitRef } from '@portal/contracts';
import type { CountCache, Session, Store } from '@portal/service-kit';
import { afterCommit, createCounter, isDuplicateKey } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { createHolderCounts } from './holder-counts.repository';
import type { HistoryEntry, Holder, NewHolder } from './holder.domain';
import {
  ACTIVE,
  CONFIRMED,
  derivedOf,
  fromDocument,
  holderModel,
  toDocument,
  UNLISTED,
  type HolderDocument,
} from './holder.model';

/** A record with the line that its history gets. */
export interface Recorded {
  holder: Holder;
  entry: HistoryEntry;
}

/** Older lines of a record's history go; nobody changes one so often. */
const MAX_HISTORY = 100;

/** By what lists show and find a record. */
type Names = Pick<Holder, 'code' | 'person' | 'position' | 'unit'>;

type PositionNames = Holder['position'] & Pick<Holder, 'unit'>;

export type HolderRepository = ReturnType<typeof createHolderRepository>;

export function createHolderRepository({ connection }: Pick<Store, 'connection'>, countCache: CountCache) {
  const holders = holderModel(connection);
  const numbers = createCounter({ connection }, 'holder_counts');

  async function find(id: string, session: Session | null = null): Promise<Holder | null> {
    const query = holders.findById(id, UNLISTED).session(session);
    const found = await query.lean<HolderDocument>();
    return found && fromDocument(found);
  }

  /** Who holds, held or will hold a position, the newest tenure first. */
  async function listOfPosition(positionId: string, limit: number, session: Session | null = null): Promise<Holder[]> {
    const found = await holders
      .find({ 'position.id': positionId, confirmation: CONFIRMED }, UNLISTED)
      .sort({ tenureYear: -1 })
      .limit(limit)
      .session(session)
      .lean<HolderDocument[]>();
    return found.map(fromDocument);
  }

  async function findHolding({ person, position, tenureYear }: NewHolder, session: Session): Promise<Holder | null> {
    const filter = { 'person.id': person.id, 'position.id': position.id, tenureYear };
    const found = await holders.findOne(filter, UNLISTED).session(session).lean<HolderDocument>();
    return found && fromDocument(found);
  }

  /** All records of these positions in these tenures, claims too. */
  async function findOfPositions(
    { positionIds, tenures }: { positionIds: readonly string[]; tenures: readonly string[] },
    session: Session | null = null,
  ): Promise<Holder[]> {
    const filter = { 'position.id': { $in: [...positionIds] }, tenureYear: { $in: [...tenures] } };
    const found = await holders.find(filter, UNLISTED).session(session).lean<HolderDocument[]>();
    return found.map(fromDocument);
  }

  /** The first of the numbers of the next holders of a tenure; removed ones keep theirs. */
  const nextNumber = numbers.take;

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

  /** Active ones of a tenure who have not been reminded to write notes for their successors. */
  async function listToRemind(tenureYear: string, limit: number): Promise<string[]> {
    const found = await holders
      .find({ ...ACTIVE, tenureYear, handOverRemindedAt: null }, { _id: 1 })
      .limit(limit)
      .lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }

  /** Records that the holder is reminded; null when that was done already, or the holder is not active. */
  async function takeReminder(id: string, now: Date, session: Session): Promise<Holder | null> {
    const filter = { ...ACTIVE, _id: id, handOverRemindedAt: null };
    const options = { session, projection: UNLISTED };
    const found = await holders
      .findOneAndUpdate(filter, { $set: { handOverRemindedAt: now } }, options)
      .lean<HolderDocument>();
    return found && fromDocument(found);
  }

  function syncPersonDetails({ id, name, username, studentId }: Holder['person'], session: Session): Promise<void> {
    const person = { id, name, username, studentId };
    return rename({ 'person.id': person.id }, (names) => ({ ...names, person }), session);
  }

  function syncPositionDetails(positions: readonly PositionNames[], session: Session): Promise<void> {
    const byId = new Map(
      positions.map(({ id, title, type, unit }) => [id, { position: { id, title, type }, unit }] as const),
    );
    const filter = { 'position.id': { $in: [...byId.keys()] } };
    return rename(filter, (names) => ({ ...names, ...byId.get(names.position.id) }), session);
  }

  function syncUnitDetails(units: readonly UnitRef[], session: Session): Promise<void> {
    const byId = new Map(units.map(({ id, name, category }) => [id, { id, name, category }]));
    const filter = { 'unit.id': { $in: [...byId.keys()] } };
    return rename(filter, (names) => ({ ...names, unit: byId.get(names.unit.id) ?? names.unit }), session);
  }

  async function rename(filter: object, renamed: (names: Names) => Names, session: Session): Promise<void> {
    const fields = { code: 1, person: 1, position: 1, unit: 1 } as const;
    const found = await holders
      .find(filter, fields)
      .session(session)
      .lean<Pick<HolderDocument, '_id' | keyof Names>[]>();
    const updates = found.map(({ _id, ...names }) => {
      const next = renamed(names);
      return { updateOne: { filter: { _id }, update: { $set: { ...next, ...derivedOf(next) } } } };
    });
    if (updates.length > 0) await holders.bulkWrite(updates, { session, ordered: false });
  }

  return {
    ...createHolderCounts(holders),
    listOfPosition,
    find,
    findHolding,
    findOfPositions,
    nextNumber,
    add,
    change,
    remove,
    syncPersonDetails,
    syncPositionDetails,
    syncUnitDetails,
    listOverdue,
    listToRemind,
    takeReminder,
  };
}
