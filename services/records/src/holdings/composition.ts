import type { ServiceContext } from '@portal/service-kit';
import { createHoldingRepository } from './holding.repository';

export type HoldingsModule = ReturnType<typeof createHoldingsModule>;

export function createHoldingsModule({ store }: ServiceContext<unknown>) {
  return { repository: createHoldingRepository(store) };
}
