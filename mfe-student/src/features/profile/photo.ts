import { PHOTO_LIMITS } from '@portal/contracts';
import { PICTURE_TYPES } from '@portal/web-kit/pictures';
import { photoMessages as messages } from '../../messages';

/** The address of the larger of the two sizes; undefined without a picture. */
export function largePhoto(address: string): string | undefined {
  if (address === '') return undefined;
  return `${address}${address.includes('?') ? '&' : '?'}size=large`;
}

/** Why the service would refuse a file, as far as its type and size show it. */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!PICTURE_TYPES.includes(type)) return type.startsWith('image/') ? messages.unreadable : messages.wrongType;
  return size > PHOTO_LIMITS.bytes ? messages.tooLarge : undefined;
}
