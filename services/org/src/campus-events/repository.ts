import type { Session, Store } from '@portal/service-kit';
import type { CampusEvent } from './domain';
import type { CampusEventDocument } from './model';
import { campusEventModel } from './model';

export function createCampusEventRepository({ connection }: Pick<Store, 'connection'>) {
  const model = campusEventModel(connection);

  async function find(id: string, session: Session): Promise<CampusEvent | null> {
    const found = await model.findById(id).session(session).lean<CampusEventDocument>();
    return found && fromDocument(found);
  }

  async function put({ id, ...event }: CampusEvent, session: Session): Promise<void> {
    await model.updateOne({ _id: id }, { $set: event }, { session, upsert: true });
  }

  async function latest(unitId: string, limit: number): Promise<CampusEvent[]> {
    const found = await model
      .find({ unitId })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<CampusEventDocument[]>();
    return found.map(fromDocument);
  }

  const count = (unitId: string): Promise<number> => model.countDocuments({ unitId });

  const countUpcoming = (unitId: string, now: Date): Promise<number> =>
    model.countDocuments({ unitId, status: 'planned', start: { $gt: now } });

  return { find, put, latest, count, countUpcoming };
}

export type CampusEventRepository = ReturnType<typeof createCampusEventRepository>;

function fromDocument({ _id, ...event }: CampusEventDocument): CampusEvent {
  return { ...event, id: _id };
}
