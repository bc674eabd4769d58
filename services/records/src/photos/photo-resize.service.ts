import { PHOTO_LIMITS } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import sharp, { type Metadata } from 'sharp';
import { createDecodeLimit } from './decode-limit.service';
import { PICTURE_SIDE, type PhotoFiles } from './photo.domain';

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];
const LOADERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];
const SLOTS = 2;
const MAX_WAITING = 50;

export type PhotoResizeService = ReturnType<typeof createPhotoResizeService>;

/** Makes new pictures of what was uploaded: decoded, upright, square, without metadata. */
export function createPhotoResizeService() {
  sharp.concurrency(1);
  sharp.cache(false);
  // Other loaders, such as the one for SVG, are not even tried: the type a sender claims says nothing.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  const limited = createDecodeLimit({ slots: SLOTS, maxWaiting: MAX_WAITING });

  async function decode(bytes: Buffer): Promise<PhotoFiles> {
    const metadata = await inspect(bytes);
    // A progressive picture cannot be read row by row: the whole of it is in memory, so it takes both slots.
    return limited(metadata.isProgressive ? SLOTS : 1, () => convert(bytes));
  }

  return { decode };
}

/** Reads only the header. */
async function inspect(bytes: Buffer): Promise<Metadata> {
  if (bytes.length === 0) throw new DomainError('PHOTO.UNSUPPORTED');
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata || !FORMATS.includes(metadata.format)) throw new DomainError('PHOTO.UNSUPPORTED');
  if (Math.max(metadata.width, metadata.height) > PHOTO_LIMITS.side) throw new DomainError('PHOTO.TOO_MANY_PIXELS');
  return metadata;
}

async function convert(bytes: Buffer): Promise<PhotoFiles> {
  const { small, large } = PICTURE_SIDE;
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: PHOTO_LIMITS.side ** 2, failOn: 'error', page: 0 })
      .autoOrient()
      .resize(large, large, { fit: 'cover', position: sharp.strategy.attention })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const square = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    return {
      large: await square().webp({ quality: 82 }).toBuffer(),
      small: await square().resize(small, small).webp({ quality: 82 }).toBuffer(),
    };
  } catch {
    // The header was valid, but what follows is not a picture.
    throw new DomainError('PHOTO.UNSUPPORTED');
  }
}
