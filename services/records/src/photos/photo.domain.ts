import type { PictureSize } from '@portal/contracts';

/** A photo in its two sizes, as WebP. */
export type PhotoFiles = Record<PictureSize, Buffer<ArrayBuffer>>;

export const PICTURE_SIDE: Record<PictureSize, number> = { small: 96, large: 400 };

export function fileName(key: string, size: PictureSize): string {
  return `${key}.${size}.webp`;
}

/** A browser may keep a picture whose address names its version; it asks again about any other. */
export function cacheRule(isVersioned: boolean): string {
  return isVersioned ? 'private, max-age=31536000, immutable' : 'private, no-cache';
}
