import type { ServiceContext, ServiceParts } from '@portal/service-kit';
import { createServiceApp } from '@portal/service-kit';
import type { FeedbackConfig } from './config';
import { feedbackSubscriptions } from './subscriptions';

export function buildApp(context: ServiceContext<FeedbackConfig>): ServiceParts<Record<never, never>> {
  return {
    http: createServiceApp({ ...context, endpoints: [] }),
    subscriptions: feedbackSubscriptions(),
    useCases: {},
  };
}
