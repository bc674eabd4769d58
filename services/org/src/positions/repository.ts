import type { Page, PageRequest, Session, Store } from '@portal/service-kit';
import { pageOf, positionOf, searchTermsOf } from '@portal/service-kit';
import type { Position } from './domain';
import type { PositionDocument } from './model';
import { positionCountModel, positionModel } from './model';
import type { PositionSelection } from './selection.domain';
import { conditionOf, indexFor, kindOf } from './selection.domain';

export type PositionRepository = ReturnType<typeof createPositionRepository>;

export function createPositionRepository({ connection }: Pick<Store, 'connection'>) {
  const positions = positionModel(connection);
  const counts = positionCountModel(connection);

  /** By title, from where the cursor points: a deep page costs what the first does. */
  async function page(selection: PositionSelection, { limit, cursor }: PageRequest): Promise<Page<Position>> {
    const chosen = conditionOf(selection);
    const hint = indexFor(selection);
    const [found, total] = await Promise.all([
      positions
        .find({ ...chosen, ...after(cursor) }, { terms: 0 })
        .sort({ key: 1, _id: 1 })
        .limit(limit + 1)
        .hint(hint)
        .lean<PositionDocument[]>(),
      positions.countDocuments(chosen, { hint }),
    ]);
    const page = pageOf(found, total, limit, ({ key, _id }) => ({ value: key, id: _id }));
    return { ...page, items: page.items.map(fromDocument) };
  }

  async function find(id: string, session: Session): Promise<Position | null> {
    const found = await positions.findById(id, { terms: 0 }).session(session).lean<PositionDocument>();
    return found && fromDocument(found);
  }

  /** Which of all positions there ever were the next one is. */
  async function nextNumber(session: Session): Promise<number> {
    const { last } = await counts
      .findOneAndUpdate({ _id: 'positions' }, { $inc: { last: 1 } }, { session, upsert: true, returnDocument: 'after' })
      .orFail()
      .lean();
    return last;
  }

  async function add(position: Position, session: Session): Promise<void> {
    await positions.create([toDocument(position)], { session });
  }

  async function change(position: Position, session: Session): Promise<void> {
    const { _id, ...changed } = toDocument(position);
    await positions.updateOne({ _id }, { $set: changed }, { session });
  }

  async function remove(id: string, session: Session): Promise<void> {
    await positions.deleteOne({ _id: id }, { session });
  }

  return { page, find, nextNumber, add, change, remove };
}

function after(cursor: string | undefined) {
  const position = positionOf(cursor, 'string');
  if (!position) return {};
  const { value: key, id } = position;
  return { key: { $gte: key }, $or: [{ key: { $gt: key } }, { _id: { $gt: id } }] };
}

function toDocument({ id, ...position }: Position): PositionDocument {
  const { code, title, type, unit, requirements } = position;
  return {
    ...position,
    _id: id,
    key: title.toLowerCase(),
    kind: kindOf(type),
    terms: searchTermsOf(title, type, unit.name, code, ...requirements.skills),
  };
}

function fromDocument({ _id, key: _key, kind: _kind, terms: _terms, ...position }: PositionDocument): Position {
  return { ...position, id: _id };
}
