import { HOUR_MS, type InstituteSettings, SECOND_MS } from '@portal/contracts';
import { createLimiter, type Store } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import pLimit from 'p-limit';
import { qrCodeSvg } from './qr-code.renderer';
import { recordPdf } from './record-pdf.renderer';
import { confirmationText } from './shared-record.presenter';
import type { SharedRecordService } from './shared-record.service';

interface Dependencies {
  records: Pick<SharedRecordService, 'readShown' | 'dayText'>;
  store: Pick<Store, 'connection'>;
  settings: InstituteSettings;
}

/** How often the PDF of one record is made in an hour, for all callers: visitors have no account to count for. */
export const PDF_LIMIT = { keyPrefix: 'record pdf', points: 60, duration: HOUR_MS / SECOND_MS } as const;

export type RecordFileService = ReturnType<typeof createRecordFileService>;

export function createRecordFileService({ records, store, settings }: Dependencies) {
  const limiter = createLimiter(store, PDF_LIMIT);
  // Laying out text takes the processor: one at a time, so that other requests come in between.
  const oneAtATime = pLimit(1);

  async function readPdf(token: string): Promise<Buffer> {
    const record = await records.readShown(token);
    await limiter.consume(record.id).catch(() => {
      throw new DomainError('REQUEST.TOO_OFTEN', { retryAfter: PDF_LIMIT.duration });
    });
    const entries = record.entries.map((entry) => ({
      ...entry,
      confirmation: confirmationText(entry, records.dayText),
    }));
    const { name, studentId, address } = record;
    const page = { institute: settings.instituteName, name, studentId, address, entries };
    return oneAtATime(() => recordPdf({ ...page, issuedOn: records.dayText(record.createdAt) }));
  }

  async function readQrCode(token: string): Promise<string> {
    return qrCodeSvg((await records.readShown(token)).address);
  }

  return { readPdf, readQrCode };
}
