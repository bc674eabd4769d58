import { calls } from '@portal/contracts';
import { created, endpoint, type Endpoint } from '@portal/service-kit';
import type { CertificateService } from './certificate.service';

export function certificateRoutes(certificates: Pick<CertificateService, 'upload'>): Endpoint[] {
  return [
    endpoint(calls.uploadCertificate, async ({ actor, file }) => created(await certificates.upload(actor, file))),
  ];
}
