import type mongoose from 'mongoose';
import type { CountCache } from '../store/count-cache';
import { decodePartitionedCursor, encodePartitionedCursor, type PartitionedCursor } from './cursor';
import { allOf, beyond, type Page, type PageRequest } from './find-page';

/** Documents of a list that are together, ordered by its field in this direction, and equal ones by `_id`. */
export interface ListPart {
  filter: object;
  direction: 1 | -1;
}

/** A list of two parts, one after the other: what is ahead of a moment and what is behind it. */
export interface PartitionedPageQuery<D> extends PageRequest {
  /** What the whole list holds; also the key of its remembered total. */
  filter: object;
  /** The field of the order, a date in every document. */
  field: keyof D & string;
  now: Date;
  /**
   * The parts of the list that was begun at a moment. Which part holds a document may depend on this moment and on
   * nothing that time changes: then nothing comes twice or is left out because time passes from page to page.
   */
  parts(begunAt: Date): readonly [ListPart, ListPart];
  /** Stages that run on the documents of the page only; they must leave `_id` and the field of the order. */
  stages: mongoose.PipelineStage.FacetPipelineStage[];
  countCache: CountCache;
}

/**
 * Reads one page of a list of two parts; it may hold the end of the first and the beginning of the second, which the
 * store reads in one command. The cursor carries the moment at which the list was begun. Throws REQUEST.INVALID for a
 * cursor of another list.
 */
export async function findPartitionedPage<D extends { _id: unknown }>(
  model: mongoose.Model<D>,
  query: PartitionedPageQuery<D>,
): Promise<Page<D>> {
  const { filter, field, now, limit, countCache } = query;
  const cursor = decodePartitionedCursor(query.cursor);
  const begunAt = cursor?.begunAt ?? now;
  const [found, total] = await Promise.all([
    model.aggregate<D & { part: number }>(pipelineOf(model, query, { cursor, begunAt })),
    countCache.get(filter, async () => model.countDocuments(filter)),
  ]);
  const items = found.slice(0, limit);
  const last = items.at(-1);
  // One document more than asked for was read: it tells that there is a next page.
  if (found.length <= limit || !last) return { items, total };
  const value = last[field] as Date;
  return {
    items,
    total,
    nextCursor: encodePartitionedCursor({ value, id: String(last._id), part: last.part, begunAt }),
  };
}

function pipelineOf<D extends { _id: unknown }>(
  model: mongoose.Model<D>,
  { filter, field, parts, limit, stages }: PartitionedPageQuery<D>,
  { cursor, begunAt }: { cursor: PartitionedCursor | undefined; begunAt: Date },
): mongoose.PipelineStage[] {
  const start = cursor?.part ?? 0;
  const [first = [], second] = parts(begunAt)
    .map(({ filter: ofPart, direction }, part) => {
      const after = part === start ? beyond(cursor, field, direction) : [];
      return [
        { $match: allOf([filter, ofPart, ...after]) },
        { $sort: { [field]: direction, _id: direction } as Record<string, 1 | -1> },
        { $limit: limit + 1 },
        { $addFields: { part } },
      ];
    })
    .slice(start);
  if (!second) return [...first, ...stages];
  return [
    ...first,
    { $unionWith: { coll: model.collection.collectionName, pipeline: second } },
    { $limit: limit + 1 },
    ...stages,
  ];
}
