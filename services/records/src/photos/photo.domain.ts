import type { PictureSize } from '@portal/contracts';

/** Stores the files of photos. Reading a missing file answers null, and removing one does nothing. */
export interface PhotoStorage {
  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  read(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
}

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
