import type { FeedbackTargetType } from '@portal/contracts';
import type { Store } from '@portal/service-kit';
import { createCopyRows, searchTermsOf, queryTermsOf } from '@portal/service-kit';
import type { Target, TargetName } from './domain';
import type { TargetDocument } from './model';
import { targetModel } from './model';

type Targets = ReturnType<typeof targetModel>;

export type TargetRepository = ReturnType<typeof createTargetRepository>;

export function createTargetRepository(store: Pick<Store, 'connection'>) {
  const targets = targetModel(store.connection);
  const rows = createCopyRows<TargetDocument>(store, targets.collection.collectionName);
  return { offered: offered(targets), named: named(targets), rows, rowOf: toDocument };
}

/** By name; a search is for the beginnings of words. */
const offered =
  (targets: Targets) =>
  async (type: FeedbackTargetType, q: string | undefined, limit: number): Promise<Target[]> => {
    const terms = queryTermsOf(q ?? '');
    const chosen = { type, offered: true, ...(terms.length > 0 && { $and: terms.map((term) => ({ terms: term })) }) };
    const found = await targets
      .aggregate<ReadTarget>([
        { $match: chosen },
        { $sort: { key: 1, _id: 1 } },
        { $limit: limit },
        ...withNameAbove(targets),
      ])
      .hint({ type: 1, offered: 1, ...(terms.length > 0 && { terms: 1 }), key: 1, _id: 1 });
    return found.map(fromDocument);
  };

const named =
  (targets: Targets) =>
  async (names: readonly TargetName[]): Promise<Target[]> => {
    const ids = [...new Set(names.map(idOf))];
    if (ids.length === 0) return [];
    const found = await targets.aggregate<ReadTarget>([{ $match: { _id: { $in: ids } } }, ...withNameAbove(targets)]);
    return found.map(fromDocument);
  };

type ReadTarget = Omit<TargetDocument, 'unit' | 'parent'> &
  Partial<Pick<TargetDocument, 'unit' | 'parent'>> & { unitAbove: Pick<TargetDocument, 'name'>[] };

/** Units come in any order and may be renamed: their names are those of the moment. */
function withNameAbove(targets: Targets) {
  const from = targets.collection.collectionName;
  return [
    { $lookup: { from, localField: 'above', foreignField: '_id', as: 'unitAbove' } },
    { $project: { terms: 0 as const } },
  ];
}

const idOf = ({ type, id }: TargetName) => `${type}/${id}`;

function toDocument({ id, ...target }: Target): TargetDocument {
  const { name, username = '', studentId = '', unit, parent } = target;
  const above = target.type === 'Organization Unit' ? parent : unit;
  return {
    ...target,
    _id: idOf({ type: target.type, id }),
    targetId: id,
    above: above && idOf({ type: 'Organization Unit', id: above.id }),
    key: name.toLowerCase(),
    // Not the institute's domain, by which everybody would be found.
    terms: searchTermsOf(name, username.split('@')[0] ?? '', studentId),
  };
}

function fromDocument({ targetId, type, version, name, username, studentId, offered, ...rest }: ReadTarget): Target {
  const { unit = null, parent = null, unitAbove } = rest;
  const nameAbove = unitAbove[0]?.name;
  const isUnit = type === 'Organization Unit';
  return {
    type,
    id: targetId,
    version,
    name,
    ...(username !== undefined && { username }),
    ...(studentId !== undefined && { studentId }),
    unit: unit && !isUnit && nameAbove !== undefined ? { ...unit, name: nameAbove } : unit,
    parent: parent && { ...parent, name: nameAbove ?? parent.name },
    offered,
  };
}
