import { calls } from '@portal/contracts';
import { type Endpoint, type SigningKeys, endpoint, ok } from '@portal/service-kit';
import type { RevocationService } from './revocation.service';

interface Dependencies {
  signingKeys: Pick<SigningKeys<'RS256'>, 'publicKeySet'>;
  revocations: Pick<RevocationService, 'list'>;
}

/** What others need to verify access tokens. */
export function tokenRoutes({ signingKeys, revocations }: Dependencies): Endpoint[] {
  return [
    endpoint(calls.keySet, async () =>
      ok(await signingKeys.publicKeySet(), { 'Cache-Control': 'public, max-age=300' }),
    ),
    // The ETag of the answer tells the gateway, which asks every second, that nothing has changed.
    endpoint(calls.listRevocations, async () => ok({ revocations: await revocations.list() })),
  ];
}
