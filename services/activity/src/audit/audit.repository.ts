import type { Page, PageRequest, Store } from '@portal/service-kit';
import { collectWrites, findPage } from '@portal/service-kit';
import type mongoose from 'mongoose';
import type { AuditRow } from './audit.domain';
import type { Field } from './audit-fields.domain';
import { type AuditDocument, auditModel } from './audit.model';

export interface AuditSelection {
  action?: string | undefined;
  actor?: string | undefined;
  subject?: string | undefined;
  /** From this instant on. */
  start?: Date | undefined;
  /** Until before this one. */
  end?: Date | undefined;
}

/** A row with the fields of the row before it of the same thing; null when there is none. */
export interface ComparedAuditRow extends AuditRow {
  before: Field[] | null;
}

type FoundDocument = AuditDocument & { earlier: { facts: Field[] }[] };

export type AuditRepository = ReturnType<typeof createAuditRepository>;

export function createAuditRepository({ connection }: Pick<Store, 'connection'>) {
  const model = auditModel(connection);

  /** Newest first. */
  async function list(selection: AuditSelection, request: PageRequest): Promise<Page<ComparedAuditRow>> {
    const page = await findPage(model, {
      ...request,
      filter: filterOf(selection),
      sort: { at: -1 },
      stages: [withEarlier(model.collection.name)],
    });
    return { ...page, items: page.items.map((row) => fromDocument(row as FoundDocument)) };
  }

  /** One that is there already stays as it is. */
  const addIfNew = collectWrites<AuditRow>(async (rows, session) => {
    const additions = rows.map(toDocument).map(({ _id, ...fields }): mongoose.mongo.AnyBulkWriteOperation => ({
      updateOne: { filter: { _id: _id as never }, update: { $setOnInsert: fields }, upsert: true },
    }));
    // Past the model, which refuses every change and cannot tell that this is none.
    await model.collection.bulkWrite(additions, { session, ordered: false, ignoreUndefined: true });
  });

  return { list, addIfNew };
}

function filterOf({ action, actor, subject, start, end }: AuditSelection): object {
  const at = { ...(start && { $gte: start }), ...(end && { $lt: end }) };
  return {
    ...(action !== undefined && { action }),
    ...(actor !== undefined && { 'actor.id': actor }),
    ...(subject !== undefined && { 'subject.id': subject }),
    ...((start ?? end) && { at }),
  };
}

/** Looks up the row of the same thing with the next lower order. */
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
        { $project: { facts: 1 as const } },
      ],
      as: 'earlier',
    },
  };
}

function toDocument({ id, entityKey, fields, previousFields, changedNames, ...rest }: AuditRow): AuditDocument {
  return { ...rest, _id: id, about: entityKey, facts: fields, said: previousFields, named: changedNames };
}

function fromDocument({ _id, about, facts, said, named, earlier, ...row }: FoundDocument): ComparedAuditRow {
  const before = earlier[0]?.facts ?? null;
  return { id: _id, entityKey: about, fields: facts, previousFields: said, changedNames: named, before, ...row };
}
