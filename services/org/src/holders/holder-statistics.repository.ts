import type { Scope, Store } from '@portal/service-kit';
import { scopeFilter } from '@portal/service-kit';
import { holderModel } from './holder.model';

export type HolderStatisticsRepository = ReturnType<typeof createHolderStatisticsRepository>;

export function createHolderStatisticsRepository({ connection }: Pick<Store, 'connection'>) {
  const holders = holderModel(connection);

  /** Confirmed ones of each tenure, the newest first. */
  async function countByTenure(scope: Scope, limit: number): Promise<{ tenure: string; count: number }[]> {
    const within = scopeFilter(scope, { unit: 'unit.id', category: 'unit.category' });
    const found = await holders.aggregate<{ _id: string; count: number }>([
      { $match: { confirmation: 'confirmed', ...within } },
      { $group: { _id: '$tenureYear', count: { $sum: 1 } } },
      { $sort: { _id: -1 } },
      { $limit: limit },
    ]);
    return found.map(({ _id: tenure, count }) => ({ tenure, count }));
  }

  return { countByTenure };
}
