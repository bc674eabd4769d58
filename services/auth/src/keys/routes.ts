import { calls } from '@portal/contracts';
import { endpoint, ok } from '@portal/service-kit';
import type { KeyService } from './service';

export function keyRoutes(keys: KeyService) {
  return [
    endpoint(calls.keySet, async () => ok(await keys.publicKeySet(), { 'Cache-Control': 'public, max-age=300' })),
  ];
}
