import type { CertificateFile } from '@portal/contracts';
import type { Actor, Clock, Logger, Session, Transaction, UploadedFile } from '@portal/service-kit';
import { isAlreadyCommitted, newId } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { FileCleanUp } from '../files/file-clean-up.service';
import type { FileStorage } from '../files/file-storage.ports';
import type { OrphanedFileRepository } from '../files/orphaned-file.repository';
import type { CertificateConversion } from './certificate-conversion.service';
import {
  cleanName,
  fileName,
  KEPT_MS,
  presentCertificate,
  usableUntil,
  type Certificate,
  type CertificateUpload,
} from './certificate.domain';
import type { CertificateUploadRepository } from './certificate-upload.repository';

interface Dependencies {
  uploads: CertificateUploadRepository;
  conversion: CertificateConversion;
  storage: Pick<FileStorage, 'put' | 'read'>;
  orphanedFiles: Pick<OrphanedFileRepository, 'add' | 'remove'>;
  cleanUp: Pick<FileCleanUp, 'deleteFiles'>;
  transaction: Transaction;
  clock: Clock;
  logger: Logger;
}

export type CertificateService = ReturnType<typeof createCertificateService>;

/** The files of certificates: uploaded first, then named by an achievement, and deleted when nothing names them. */
export function createCertificateService(deps: Dependencies) {
  const { uploads, conversion, storage, orphanedFiles, cleanUp, transaction, clock, logger } = deps;

  async function upload(actor: Actor, file: Pick<UploadedFile, 'bytes' | 'name'>): Promise<CertificateFile> {
    const stored = isAlreadyCommitted() ? null : await storeFile(actor, file);
    return transaction(async (session) => {
      if (!stored) throw new DomainError('SYSTEM.BUSY');
      await uploads.add(stored, session);
      return presentCertificate(stored);
    });
  }

  /** The key is among the orphaned files before the file is written, and until an achievement names it. */
  async function storeFile(
    { userId: ownerId }: Actor,
    { bytes, name }: Pick<UploadedFile, 'bytes' | 'name'>,
  ): Promise<CertificateUpload> {
    const { type, content } = await conversion.convert(bytes);
    const [id, now] = [newId(), clock.now()];
    await orphanedFiles.add(id, now);
    await storage.put(
      fileName({ id, type }),
      new Uint8Array(content.buffer as ArrayBuffer, content.byteOffset, content.length),
    );
    const expiresAt = new Date(now.getTime() + KEPT_MS);
    return { id, ownerId, name: cleanName(name, type), type, bytes: content.length, expiresAt };
  }

  /** Gives a person's own upload to what names it from then on. */
  async function attach({ userId }: Pick<Actor, 'userId'>, id: string, session: Session): Promise<Certificate> {
    const until = usableUntil(clock.now());
    const certificate = await uploads.take({ id, ownerId: userId, until }, session);
    if (!certificate) throw new DomainError('CERTIFICATE.NOT_FOUND');
    await orphanedFiles.remove(certificate.id, session);
    return certificate;
  }

  /** Nothing names the file any more; {@link discard} deletes it after the commit. */
  async function release({ id }: Certificate, session: Session): Promise<void> {
    await orphanedFiles.add(id, clock.now(), session);
  }

  async function discard({ id }: Certificate): Promise<void> {
    await cleanUp.deleteFiles(id);
  }

  async function read(certificate: Certificate): Promise<Buffer> {
    const bytes = await storage.read(fileName(certificate));
    if (bytes) return bytes;
    logger.warn({ certificate: certificate.id }, 'the file of a certificate is not there');
    throw new DomainError('CERTIFICATE.NOT_FOUND');
  }

  return { upload, attach, release, discard, read };
}
