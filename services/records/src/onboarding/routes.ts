import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { endpoint, ok } from '@portal/service-kit';
import type { OnboardingService } from './service';

export function onboardingRoutes(onboarding: OnboardingService): Endpoint[] {
  return [
    endpoint(calls.completeOnboarding, async ({ actor, body, req }) => {
      const [, bearer = null] = /^Bearer (.+)$/.exec(req.headers.authorization ?? '') ?? [];
      const { user, revoked } = await onboarding.complete(actor, body, bearer);
      // The gateway applies what auth has just revoked before the browser's next request, and strips the header.
      const headers = { 'Cache-Control': 'no-store', ...(revoked && { 'X-Portal-Revoked': revoked }) };
      return ok({ message: 'Your profile is complete.', user }, headers);
    }),
  ];
}
