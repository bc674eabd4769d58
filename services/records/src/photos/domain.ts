import type { PictureSize } from '@portal/contracts';

/** Where the files of photos lie. Names are made by us; what is not there reads as null and may be removed again. */
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

/** What a browser may do with a picture: keep one whose address names the version it got, ask again about any other. */
export function cacheRule(isNamedVersion: boolean): string {
  return isNamedVersion ? 'private, max-age=31536000, immutable' : 'private, no-cache';
}
