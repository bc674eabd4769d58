import type { CloudEvent, FeedbackTargetType } from '@portal/contracts';
import type { ReadCopy, Session, Store } from '@portal/service-kit';
import { createCopyRows, queryTermsOf, searchTermsOf } from '@portal/service-kit';
import { TARGET_EVENTS, targetOf, type Target, type TargetEvent, type TargetRef } from './target.domain';
import type { TargetDocument } from './target.model';
import { targetModel } from './target.model';

export type TargetRepository = ReturnType<typeof createTargetRepository>;

export function createTargetRepository(store: Pick<Store, 'connection'>) {
  const targets = targetModel(store.connection);
  const rows = createCopyRows<TargetDocument>(store, targets.collection.collectionName);
  const rowOf = (event: CloudEvent<TargetEvent>) => toDocument(targetOf(event));
  const copyOf = (changed: (target: TargetRef, session: Session) => Promise<void>): ReadCopy<TargetDocument> => ({
    name: 'targets',
    rows,
    rowOf: Object.fromEntries(TARGET_EVENTS.map((type) => [type, rowOf])),
    changed: ({ type, targetId: id }, session) => changed({ type, id }, session),
  });

  /** Selectable ones in the order of their names; a query is for the beginnings of words. */
  async function search(type: FeedbackTargetType, q: string | undefined, limit: number): Promise<Target[]> {
    const terms = queryTermsOf(q ?? '');
    const filter = { type, offered: true, ...(terms.length > 0 && { $and: terms.map((term) => ({ terms: term })) }) };
    const found = await targets.aggregate<ReadTarget>([
      { $match: filter },
      { $sort: { key: 1, _id: 1 } },
      { $limit: limit },
      ...withUnitName(targets),
    ]);
    return found.map(fromDocument);
  }

  async function find(refs: readonly TargetRef[], session: Session | null = null): Promise<Target[]> {
    const ids = [...new Set(refs.map(idOf))];
    if (ids.length === 0) return [];
    const stages = [{ $match: { _id: { $in: ids } } }, ...withUnitName(targets)];
    const found = await targets.aggregate<ReadTarget>(stages).session(session);
    return found.map(fromDocument);
  }

  /** Stores those that are newer than what is stored, and answers them. */
  async function upsertNewer(told: readonly Target[], session: Session): Promise<Target[]> {
    const stored = await rows.upsertNewer(told.map(toDocument), session);
    const isStored = ({ type, id, version }: Target) =>
      stored.some((row) => row._id === idOf({ type, id }) && row.version === version);
    return told.filter(isStored);
  }

  return { search, find, upsertNewer, copyOf };
}

type ReadTarget = Omit<TargetDocument, 'unit' | 'parent'> &
  Partial<Pick<TargetDocument, 'unit' | 'parent'>> & { unitAbove: Pick<TargetDocument, 'name' | 'unit'>[] };

/** Units come in any order and may be changed, so what they are now is looked up. */
function withUnitName(targets: ReturnType<typeof targetModel>) {
  const from = targets.collection.collectionName;
  return [
    { $lookup: { from, localField: 'above', foreignField: '_id', as: 'unitAbove' } },
    { $project: { terms: 0 as const } },
  ];
}

function idOf({ type, id }: TargetRef): string {
  return `${type}/${id}`;
}

function toDocument({ id, isSelectable, ...target }: Target): TargetDocument {
  const { name, username = '', studentId = '', unit, parent } = target;
  const above = target.type === 'Organization Unit' ? parent : unit;
  return {
    ...target,
    _id: idOf({ type: target.type, id }),
    targetId: id,
    offered: isSelectable,
    above: above && idOf({ type: 'Organization Unit', id: above.id }),
    key: name.toLowerCase(),
    // Without the domain of the address, by which everybody would be found.
    terms: searchTermsOf(name, username.split('@')[0] ?? '', studentId),
  };
}

function fromDocument({ targetId, type, version, name, username, studentId, offered, ...rest }: ReadTarget): Target {
  const { unit = null, parent = null, unitAbove } = rest;
  const above = unitAbove[0];
  const isUnit = type === 'Organization Unit';
  return {
    type,
    id: targetId,
    version,
    name,
    ...(username !== undefined && { username }),
    ...(studentId !== undefined && { studentId }),
    unit: (!isUnit && above?.unit) || unit,
    parent: parent && { ...parent, name: above?.name ?? parent.name },
    isSelectable: offered,
  };
}
