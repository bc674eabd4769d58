import type { Session, Store } from '@portal/service-kit';
import type { Aggregate, AggregateKey } from './statistics.domain';
import type { AggregateDocument } from './statistics.model';
import { aggregateModel } from './statistics.model';

export type StatisticsRepository = ReturnType<typeof createStatisticsRepository>;

export function createStatisticsRepository({ connection }: Pick<Store, 'connection'>) {
  const model = aggregateModel(connection);

  async function increment(
    key: AggregateKey,
    counts: Partial<Pick<Aggregate, 'given' | 'resolved' | 'waited'>>,
    session: Session,
  ): Promise<void> {
    const $inc = { given: 0, resolved: 0, waited: 0, ...counts };
    await model.updateOne({ _id: idOf(key) }, { $inc, $setOnInsert: key }, { session, upsert: true });
  }

  async function findAll(): Promise<Aggregate[]> {
    return model.find({}, { _id: 0 }).lean<AggregateDocument[]>();
  }

  return { increment, findAll };
}

function idOf({ month, type, stars }: AggregateKey): string {
  return `${month}/${type}/${stars}`;
}
