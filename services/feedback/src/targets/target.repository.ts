import { sortKeyOf, type CloudEvent, type FeedbackTargetType } from '@portal/contracts';
import type { ReadCopy, Session, Store } from '@portal/service-kit';
import { defineReadCopy, renewFields, searchTermsOf, termFilterOf } from '@portal/service-kit';
import { TARGET_EVENTS, targetOf, type Target, type TargetEvent, type TargetRef } from './target.domain';

interface TargetRow extends Omit<Target, 'id' | 'isSelectable'> {
  offered: boolean;
  /** Its type and id. */
  _id: string;
  targetId: string;
  /** The `_id` of the unit whose name is shown with it: its own, or the parent of a unit. */
  above: string | null;
  /** `sortKeyOf` the name. */
  key: string;
  /** Search terms. */
  terms: string[];
}

const targetCopy = defineReadCopy<TargetRow>({
  name: 'targets',
  of: Object.fromEntries(
    TARGET_EVENTS.map((type) => [type, (event: CloudEvent<TargetEvent>) => toRow(targetOf(event))]),
  ),
  indexes: [
    { type: 1, offered: 1, key: 1, _id: 1 },
    { type: 1, offered: 1, terms: 1, key: 1, _id: 1 },
  ],
});

export type TargetRepository = ReturnType<typeof createTargetRepository>;

export function createTargetRepository(store: Pick<Store, 'connection'>) {
  const { model: targets, copy } = targetCopy.open(store);
  const copyOf = (changed: (target: TargetRef, session: Session) => Promise<void>): ReadCopy<TargetRow> => ({
    ...copy,
    changed: ({ type, targetId: id }, session) => changed({ type, id }, session),
  });

  /** Selectable ones in the order of their names; a query is for the beginnings of words. */
  async function search(type: FeedbackTargetType, q: string | undefined, limit: number): Promise<Target[]> {
    const filter = { type, offered: true, ...termFilterOf(q) };
    const found = await targets.aggregate<ReadTarget>([
      { $match: filter },
      { $sort: { key: 1, _id: 1 } },
      { $limit: limit },
      ...withUnitName(targets),
    ]);
    return found.map(targetFrom);
  }

  async function find(refs: readonly TargetRef[], session: Session | null = null): Promise<Target[]> {
    const ids = [...new Set(refs.map(idOf))];
    if (ids.length === 0) return [];
    const stages = [{ $match: { _id: { $in: ids } } }, ...withUnitName(targets)];
    const found = await targets.aggregate<ReadTarget>(stages).session(session);
    return found.map(targetFrom);
  }

  /** Stores those that are newer than what is stored, and answers them. */
  async function upsertNewer(received: readonly Target[], session: Session): Promise<Target[]> {
    const stored = await copy.rows.upsertNewer(received.map(toRow), session);
    const isStored = ({ type, id, version }: Target) =>
      stored.some((row) => row._id === idOf({ type, id }) && row.version === version);
    return received.filter(isStored);
  }

  /** Rows of earlier builds are found and sorted as today's. */
  const renewListFields = () => renewFields<TargetRow>(targets, listedBy);

  return { search, find, upsertNewer, copyOf, renewListFields };
}

type ReadTarget = Omit<TargetRow, 'unit' | 'parent'> &
  Partial<Pick<TargetRow, 'unit' | 'parent'>> & { unitAbove: Pick<TargetRow, 'name' | 'unit'>[] };

/** Units come in any order and may be changed, so what they are now is looked up. */
function withUnitName(targets: ReturnType<typeof targetCopy.open>['model']) {
  const from = targets.collection.collectionName;
  return [
    { $lookup: { from, localField: 'above', foreignField: '_id', as: 'unitAbove' } },
    { $project: { terms: 0 as const } },
  ];
}

function idOf({ type, id }: TargetRef): string {
  return `${type}/${id}`;
}

/** What pickers sort and search by. */
const listedBy = ({ name, username = '', studentId = '' }: Pick<Target, 'name' | 'username' | 'studentId'>) => ({
  key: sortKeyOf(name),
  terms: searchTermsOf(name, username, studentId),
});

function toRow({ id, isSelectable, ...target }: Target): TargetRow {
  const { unit, parent } = target;
  const above = target.type === 'Organization Unit' ? parent : unit;
  return {
    ...target,
    _id: idOf({ type: target.type, id }),
    targetId: id,
    offered: isSelectable,
    above: above && idOf({ type: 'Organization Unit', id: above.id }),
    ...listedBy(target),
  };
}

function targetFrom({ targetId, type, version, name, username, studentId, offered, ...rest }: ReadTarget): Target {
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
