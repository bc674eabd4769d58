import { DAY_MS, HOUR_MS, TEXT_LIMITS, toLine, type CertificateFile } from '@portal/contracts';

/** The file of a certificate. */
export interface Certificate {
  /** Made by the server; the file's name follows from it. */
  id: string;
  /** What its owner called it, as a text alone. */
  name: string;
  type: CertificateFile['type'];
  bytes: number;
}

/** A file that no achievement names yet. */
export interface CertificateUpload extends Certificate {
  ownerId: string;
  expiresAt: Date;
}

/** A file that nothing names is deleted after this time. */
export const KEPT_MS = DAY_MS;
/** For the last part of it nothing can begin to name it, so that no file is deleted at the moment it is named. */
const MARGIN_MS = HOUR_MS;

/** Uploads that expire before can no longer be named. */
export function usableUntil(now: Date): Date {
  return new Date(now.getTime() + MARGIN_MS);
}

const EXTENSIONS: Record<Certificate['type'], string> = { 'application/pdf': 'pdf', 'image/webp': 'webp' };

export function fileName({ id, type }: Pick<Certificate, 'id' | 'type'>): string {
  return `${id}.${EXTENSIONS[type]}`;
}

/** All names that the file of an id may have. */
export function fileNamesOf(id: string): string[] {
  return Object.values(EXTENSIONS).map((extension) => `${id}.${extension}`);
}

/** What no file system takes as part of a name. */
const SEPARATORS = /[/\\:*?"<>|\s]+/g;

/** The name a file is downloaded under: what its owner called it without folders, ending in what it is. */
export function cleanName(given: string, type: Certificate['type']): string {
  const last = toLine(given).split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/\.\w{1,5}$/, '')
    .replace(SEPARATORS, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const short = Array.from(stem).slice(0, TEXT_LIMITS.name).join('');
  return `${short || 'certificate'}.${EXTENSIONS[type]}`;
}

const HEADER = '%PDF-';
const TRAILER = '%%EOF';
/** A reader looks for the end of a PDF among its last bytes (ISO 32000, annex H). */
const TAIL_BYTES = 1024;

/** Whether it begins and ends as a PDF. Readers would also take one with something before it; a file of two kinds is refused. */
export function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, HEADER.length).toString('latin1') === HEADER && bytes.lastIndexOf(TRAILER) >= endOf(bytes);
}

const endOf = ({ length }: Buffer) => Math.max(HEADER.length, length - TAIL_BYTES);

export function presentCertificate({ id, name, type, bytes }: Certificate): CertificateFile {
  return { _id: id, name, type, bytes };
}
