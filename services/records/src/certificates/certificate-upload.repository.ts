import type { Session, Store } from '@portal/service-kit';
import type { Certificate, CertificateUpload } from './certificate.domain';
import { certificateUploadModel, type CertificateUploadDocument } from './certificate-upload.model';

export type CertificateUploadRepository = ReturnType<typeof createCertificateUploadRepository>;

/** The files that no achievement names yet. */
export function createCertificateUploadRepository({ connection }: Pick<Store, 'connection'>) {
  const model = certificateUploadModel(connection);

  async function add({ id, ...upload }: CertificateUpload, session: Session): Promise<void> {
    await model.insertMany([{ ...upload, _id: id }], { session });
  }

  /** Gives a person's own upload away, once; null when it is not there, another's, or expires before. */
  async function take(
    { id, ownerId, until }: { id: string; ownerId: string; until: Date },
    session: Session,
  ): Promise<Certificate | null> {
    const found = await model
      .findOneAndDelete({ _id: id, ownerId, expiresAt: { $gt: until } }, { session })
      .lean<CertificateUploadDocument>();
    return found && { id, name: found.name, type: found.type, bytes: found.bytes };
  }

  return { add, take };
}
