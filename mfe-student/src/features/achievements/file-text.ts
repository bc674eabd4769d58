import { MAX_CERTIFICATE_BYTES } from '@portal/contracts';
import { formatNumber } from '@portal/web-kit';
import { PICTURE_TYPES } from '@portal/web-kit/pictures';
import { fileMessages as messages } from './messages';

/** The media types that the service accepts. */
export const CERTIFICATE_TYPES = ['application/pdf', ...PICTURE_TYPES];

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** Why the service would refuse a file, as far as its type and size show it. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!CERTIFICATE_TYPES.includes(type)) return type.startsWith('image/') ? messages.unreadable : messages.wrongType;
  return size > MAX_CERTIFICATE_BYTES ? messages.tooLarge : undefined;
}

/** Kind and size of a stored file: `PDF, 240 kB`. */
export function describeFile({ type, bytes }: { readonly type: string; readonly bytes: number }): string {
  const size =
    bytes < MEGABYTE
      ? messages.kilobytes(formatNumber(Math.max(1, Math.round(bytes / KILOBYTE))))
      : messages.megabytes(formatNumber(Math.round(bytes / (MEGABYTE / 10)) / 10));
  return type === 'application/pdf' ? messages.pdf(size) : messages.picture(size);
}
