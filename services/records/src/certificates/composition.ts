import { MINUTE_MS } from '@portal/contracts';
import type { ServiceContext } from '@portal/service-kit';
import type { FilesModule } from '../files/composition';
import { createFileCleanUp } from '../files/file-clean-up.service';
import { createCertificateConversion } from './certificate-conversion.service';
import { fileNamesOf, KEPT_MS } from './certificate.domain';
import { certificateRoutes } from './certificate.routes';
import { createCertificateService } from './certificate.service';
import { createCertificateUploadRepository } from './certificate-upload.repository';

const CLEANUP_INTERVAL_MS = 10 * MINUTE_MS;

interface Dependencies {
  files: FilesModule;
}

export type CertificatesModule = ReturnType<typeof createCertificatesModule>;

export function createCertificatesModule(
  { store, transaction, clock, logger }: ServiceContext<unknown>,
  { files: { storage, pictures, orphanedFiles: orphaned } }: Dependencies,
) {
  const orphanedFiles = orphaned.certificates;
  const namesOf = fileNamesOf;
  const cleanUp = createFileCleanUp({ storage, orphanedFiles, namesOf, maxAgeMs: KEPT_MS, clock, logger });
  const certificates = createCertificateService({
    uploads: createCertificateUploadRepository(store),
    conversion: createCertificateConversion(pictures),
    storage,
    orphanedFiles,
    cleanUp,
    transaction,
    clock,
    logger,
  });
  const sweepCertificates = {
    name: 'sweep certificates',
    intervalMs: CLEANUP_INTERVAL_MS,
    run: async () => void (await cleanUp.deleteOrphanedFiles()),
  };
  return { certificates, cleanUp, endpoints: certificateRoutes(certificates), jobs: [sweepCertificates] };
}
