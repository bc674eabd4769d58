import type { Subscriptions } from '@portal/service-kit';

/** Everything this service reacts to: nothing until its first slice is there. */
export function feedbackSubscriptions(): Subscriptions {
  return {};
}
