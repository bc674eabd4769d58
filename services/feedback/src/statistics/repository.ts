import type { Session, Store } from '@portal/service-kit';
import { isDuplicateKey } from '@portal/service-kit';
import type { Aggregate, AggregateKey } from './domain';
import type { AggregateDocument } from './model';
import { aggregateModel } from './model';

export type StatisticsRepository = ReturnType<typeof createStatisticsRepository>;

export function createStatisticsRepository({ connection }: Pick<Store, 'connection'>) {
  const model = aggregateModel(connection);

  /** Outside the transaction that counts: the first two writes of a month would otherwise fail on the same new id. */
  async function ensure({ month, type, stars }: AggregateKey): Promise<void> {
    const empty = { month, type, stars, given: 0, resolved: 0, waited: 0 };
    try {
      await model.updateOne({ _id: idOf(empty) }, { $setOnInsert: empty }, { upsert: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async function increment(
    key: AggregateKey,
    counts: Partial<Pick<Aggregate, 'given' | 'resolved' | 'waited'>>,
    session: Session,
  ): Promise<void> {
    await model.updateOne({ _id: idOf(key) }, { $inc: counts }, { session });
  }

  async function findAll(): Promise<Aggregate[]> {
    return model.find({}, { _id: 0 }).lean<AggregateDocument[]>();
  }

  return { ensure, increment, findAll };
}

function idOf({ month, type, stars }: AggregateKey): string {
  return `${month}/${type}/${stars}`;
}
