import { MAX_CERTIFICATE_SIDE } from '@portal/contracts';
import type { Sharp } from 'sharp';
import type { PictureDecoding } from '../files/picture-decoding.service';
import { isPdf, type Certificate } from './certificate.domain';

const LIMITS = {
  side: MAX_CERTIFICATE_SIDE,
  unsupported: 'CERTIFICATE.UNSUPPORTED',
  tooManyPixels: 'CERTIFICATE.TOO_MANY_PIXELS',
} as const;
/** Small print of a whole page can be read at this size. */
const STORED_SIDE = 2400;

/** What of an uploaded file is stored. */
export interface ConvertedFile {
  type: Certificate['type'];
  content: Buffer<ArrayBufferLike>;
}

export type CertificateConversion = ReturnType<typeof createCertificateConversion>;

/**
 * Decides by content what an uploaded file is. A picture is made anew, so that nothing but what it shows is left of it. A
 * PDF is stored as it is: it may hold scripts, and taking them out would need a whole reader of PDF. They are harmless to
 * the portal, which never shows a PDF but gives it as a download, in a sandbox and under a type that no browser guesses.
 */
export function createCertificateConversion(pictures: PictureDecoding) {
  async function convert(bytes: Buffer): Promise<ConvertedFile> {
    if (isPdf(bytes)) return { type: 'application/pdf', content: bytes };
    return { type: 'image/webp', content: await pictures.decode(bytes, LIMITS, redraw) };
  }

  return { convert };
}

function redraw(picture: Sharp): Promise<Buffer> {
  return picture
    .resize(STORED_SIDE, STORED_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: 85 })
    .toBuffer();
}
