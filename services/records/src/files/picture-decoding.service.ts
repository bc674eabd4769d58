import type { ErrorCode } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import type { Sharp, SharpConstructor } from 'sharp';
import { createDecodeLimit } from './decode-limit.service';

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];
const LOADERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];
const MAX_WAITING = 50;

/** How large a picture may be, and how what is none or larger is refused. */
export interface PictureLimits {
  /** The most pixels on a side. */
  side: number;
  unsupported: ErrorCode;
  tooManyPixels: ErrorCode;
}

export type PictureDecoding = ReturnType<typeof createPictureDecoding>;

/** Opens uploaded pictures to make new ones of them; one for the whole service, so that all it decodes at once is limited. */
export function createPictureDecoding() {
  let library: Promise<SharpConstructor> | undefined;
  const limited = createDecodeLimit({ maxWaiting: MAX_WAITING });

  /** Refuses by the header, then gives the first picture, upright, to who converts it; one picture at a time, for memory. */
  async function decode<T>(bytes: Buffer, limits: PictureLimits, convert: (picture: Sharp) => Promise<T>): Promise<T> {
    const sharp = await (library ??= loadLibrary());
    await inspect(sharp, bytes, limits);
    const limitInputPixels = limits.side ** 2;
    return limited(async () => {
      try {
        return await convert(sharp(bytes, { limitInputPixels, failOn: 'error', page: 0 }).autoOrient());
      } catch {
        // The header was valid, but what follows is not a picture.
        throw new DomainError(limits.unsupported);
      }
    });
  }

  return { decode };
}

/** Some 20 MB, which a service without pictures does not need. */
async function loadLibrary(): Promise<SharpConstructor> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  // Other loaders, such as the one for SVG, are not even tried: the type a sender claims says nothing.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
}

/** Reads only the header. */
async function inspect(
  sharp: SharpConstructor,
  bytes: Buffer,
  { side, unsupported, tooManyPixels }: PictureLimits,
): Promise<void> {
  if (bytes.length === 0) throw new DomainError(unsupported);
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata || !FORMATS.includes(metadata.format)) throw new DomainError(unsupported);
  if (Math.max(metadata.width, metadata.height) > side) throw new DomainError(tooManyPixels);
}
