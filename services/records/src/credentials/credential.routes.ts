import { calls } from '@portal/contracts';
import { endpoint, ok, type Endpoint } from '@portal/service-kit';
import type { CredentialService } from './credential.service';

/** Verifiers keep what they have for a while; a new key signs only when that is over. */
const CACHEABLE = { 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' };

export function credentialRoutes(credentials: Pick<CredentialService, 'keySet' | 'readIssuerDocument'>): Endpoint[] {
  return [
    endpoint(calls.readRecordKeys, async () => ok(await credentials.keySet(), CACHEABLE)),
    endpoint(calls.readIssuerDocument, async () => ({
      contentType: 'application/did+json',
      text: JSON.stringify(await credentials.readIssuerDocument()),
      headers: CACHEABLE,
    })),
  ];
}
