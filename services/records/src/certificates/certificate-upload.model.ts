import mongoose from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { CertificateUpload } from './certificate.domain';

export type CertificateUploadDocument = Omit<CertificateUpload, 'id'> & { _id: string };

const required = { type: String, required: true } as const;

const certificateUploadSchema = new mongoose.Schema<CertificateUploadDocument>(
  {
    _id: required,
    ownerId: required,
    name: required,
    // The long form, because mongoose reads a key `type` as the type of the parent.
    type: { type: String, required: true },
    bytes: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'certificate_uploads', versionKey: false, id: false },
);
certificateUploadSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function certificateUploadModel(connection: Connection): Model<CertificateUploadDocument> {
  return connection.model<CertificateUploadDocument>('CertificateUpload', certificateUploadSchema);
}
