import type { ServiceContext } from '@portal/service-kit';
import { createWaitingRepository } from './waiting.repository';

export type WaitingModule = ReturnType<typeof createWaitingModule>;

export function createWaitingModule({ store }: ServiceContext<unknown>) {
  return { repository: createWaitingRepository(store) };
}
