import type { ServiceContext, ServiceParts } from '@portal/service-kit';
import { createServiceApp } from '@portal/service-kit';
import type { RecordsConfig } from './config';
import { recordsSubscriptions } from './subscriptions';

export function buildApp(context: ServiceContext<RecordsConfig>): ServiceParts<Record<never, never>> {
  return {
    http: createServiceApp({ ...context, endpoints: [] }),
    subscriptions: recordsSubscriptions(),
    useCases: {},
  };
}
