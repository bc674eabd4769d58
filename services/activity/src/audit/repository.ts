import type { Page, PageRequest, Session, Store } from '@portal/service-kit';
import { pageOf, positionOf } from '@portal/service-kit';
import type { AuditRow } from './domain';
import type { Fact } from './facts.domain';
import { type AuditDocument, auditModel } from './model';

export interface AuditSelection {
  actor?: string | undefined;
  subject?: string | undefined;
  /** From this instant on. */
  after?: Date | undefined;
  /** Until before this one. */
  before?: Date | undefined;
}

/** A row with what was told of the same thing before; null when nothing was. */
export interface ReadRow extends AuditRow {
  before: Fact[] | null;
}

interface Found extends AuditDocument {
  earlier: { facts: Fact[] }[];
}

export type AuditRepository = ReturnType<typeof createAuditRepository>;

export function createAuditRepository({ connection }: Pick<Store, 'connection'>) {
  const rows = auditModel(connection);

  return {
    /** Newest first. */
    async page(selection: AuditSelection, { limit, cursor }: PageRequest): Promise<Page<ReadRow>> {
      const chosen = chosenBy(selection);
      const [found, total] = await Promise.all([
        rows.aggregate<Found>([
          { $match: { $and: [chosen, beyond(cursor)] } },
          { $sort: { at: -1, _id: -1 } },
          { $limit: limit + 1 },
          withEarlier(rows.collection.name),
        ]),
        rows.countDocuments(chosen),
      ]);
      const page = pageOf(found, total, limit, ({ at, _id }) => ({ value: at.getTime(), id: _id }));
      return { ...page, items: page.items.map(fromFound) };
    },

    async has(id: string, session: Session): Promise<boolean> {
      return (await rows.exists({ _id: id }).session(session)) !== null;
    },

    async add({ id, ...row }: AuditRow, session: Session): Promise<void> {
      await rows.create([{ ...row, _id: id }], { session });
    },
  };
}

function chosenBy({ actor, subject, after, before }: AuditSelection) {
  const at = { ...(after && { $gte: after }), ...(before && { $lt: before }) };
  return {
    ...(actor !== undefined && { 'actor.id': actor }),
    ...(subject !== undefined && { 'subject.id': subject }),
    ...((after ?? before) && { at }),
  };
}

function beyond(cursor: string | undefined) {
  const position = positionOf(cursor, 'number');
  if (!position) return {};
  const at = new Date(position.value);
  return { at: { $lte: at }, $or: [{ at: { $lt: at } }, { _id: { $lt: position.id } }] };
}

/** The row of the same thing with the next lower order. */
function withEarlier(from: string) {
  return {
    $lookup: {
      from,
      localField: 'about',
      foreignField: 'about',
      let: { order: '$order' },
      pipeline: [
        { $match: { $expr: { $lt: ['$order', '$$order'] } } },
        { $sort: { order: -1 as const } },
        { $limit: 1 },
        { $project: { facts: 1 } },
      ],
      as: 'earlier',
    },
  };
}

function fromFound({ _id, earlier, ...row }: Found): ReadRow {
  return { ...row, id: _id, before: earlier[0]?.facts ?? null };
}
