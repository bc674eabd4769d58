import { MINUTE_MS } from '@portal/contracts';
import type { ServiceContext } from '@portal/service-kit';
import type { RecordsConfig } from '../config';
import type { FilesModule } from '../files/composition';
import { createFileCleanUp } from '../files/file-clean-up.service';
import { createOrphanedFileRepository } from '../files/orphaned-file.repository';
import { createCertificateConversion } from './certificate-conversion.service';
import { fileNamesOf, KEPT_MS } from './certificate.domain';
import { certificateRoutes } from './certificate.routes';
import { createCertificateService } from './certificate.service';
import { createCertificateUploadRepository } from './certificate-upload.repository';

const CLEANUP_INTERVAL_MS = 10 * MINUTE_MS;

export function createCertificatesModule(
  { store, transaction, clock, logger }: ServiceContext<RecordsConfig>,
  { storage, pictures }: FilesModule,
) {
  const orphanedFiles = createOrphanedFileRepository(store, 'certificate_leftovers');
  const uploads = createCertificateUploadRepository(store);
  const conversion = createCertificateConversion(pictures);
  const shared = { storage, orphanedFiles, clock, logger };
  const cleanUp = createFileCleanUp({ ...shared, namesOf: fileNamesOf, maxAgeMs: KEPT_MS });
  const certificates = createCertificateService({ ...shared, uploads, conversion, cleanUp, transaction });
  const sweepCertificates = {
    name: 'sweep certificates',
    intervalMs: CLEANUP_INTERVAL_MS,
    run: async () => void (await cleanUp.deleteOrphanedFiles()),
  };
  return { certificates, cleanUp, endpoints: certificateRoutes(certificates), jobs: [sweepCertificates] };
}
