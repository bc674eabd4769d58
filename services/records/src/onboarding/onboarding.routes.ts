import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { endpoint, ok, readBearerToken, withRevocationHeader } from '@portal/service-kit';
import type { OnboardingService } from './onboarding.service';

export function onboardingRoutes(onboarding: OnboardingService): Endpoint[] {
  return [
    endpoint(calls.completeOnboarding, async ({ actor, body, req }) => {
      const bearer = readBearerToken(req.headers.authorization);
      const { user, revoked } = await onboarding.complete(actor, body, bearer);
      return ok({ message: 'Your profile is complete.', user }, withRevocationHeader(revoked));
    }),
  ];
}
