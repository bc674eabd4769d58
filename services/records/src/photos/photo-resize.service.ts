import { PHOTO_LIMITS } from '@portal/contracts';
import type { Sharp } from 'sharp';
import type { PictureDecoding } from '../files/picture-decoding.service';
import { PICTURE_SIDE, type PhotoFiles } from './photo.domain';

const LIMITS = {
  side: PHOTO_LIMITS.side,
  unsupported: 'PHOTO.UNSUPPORTED',
  tooManyPixels: 'PHOTO.TOO_MANY_PIXELS',
} as const;

export type PhotoResizeService = ReturnType<typeof createPhotoResizeService>;

/** Makes new pictures of what was uploaded: decoded, upright, square, without metadata. */
export function createPhotoResizeService(pictures: PictureDecoding) {
  async function decode(bytes: Buffer): Promise<PhotoFiles> {
    return pictures.decode(bytes, LIMITS, convert);
  }

  return { decode };
}

async function convert(picture: Sharp): Promise<PhotoFiles> {
  const { default: sharp } = await import('sharp');
  const { small, large } = PICTURE_SIDE;
  const { data, info } = await picture
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
}
