import { PHOTO_LIMITS } from '@portal/contracts';
import { photoMessages as messages } from '../../messages';

/** What the service can read, as file dialogs name it. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** The address of the larger of the two sizes; undefined without a picture. */
export function largePicture(address: string): string | undefined {
  if (address === '') return undefined;
  return `${address}${address.includes('?') ? '&' : '?'}size=large`;
}

/** What can be said of a file before it is sent; the service looks inside. */
export function wrongWith({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!PICTURE_TYPES.includes(type)) return messages.wrongType;
  return size > PHOTO_LIMITS.bytes ? messages.tooLarge : undefined;
}
