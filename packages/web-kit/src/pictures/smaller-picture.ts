import { PHOTO_LIMITS } from '@portal/contracts';

/** The media types of pictures that services accept. iPhones turn theirs into JPEG where these are asked for. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Enough to read a certificate by. */
const LONGEST_SIDE = 2048;
/** Tried one after the other until the file is small enough. */
const QUALITIES = [0.85, 0.7, 0.5];

/**
 * A chosen file as it is sent: a picture that is larger than services take, or of a type that they don't, as an upright
 * JPEG of at most 2048 pixels a side. What is no picture to this browser stays as it is.
 */
export async function smallerPicture(file: File): Promise<File> {
  const picture = await decode(file);
  if (!picture) return file;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const isFine = scale === 1 && file.size <= PHOTO_LIMITS.bytes && PICTURE_TYPES.includes(file.type);
  const smaller = isFine ? undefined : await encode(picture, scale);
  picture.close();
  return smaller ? new File([smaller], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: smaller.type }) : file;
}

/** Upright, because a browser follows the orientation that a camera has noted. */
async function decode(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}

async function encode(picture: ImageBitmap, scale: number): Promise<Blob | undefined> {
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // A JPEG is not transparent anywhere.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const encoded = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (encoded.size <= PHOTO_LIMITS.bytes) return encoded;
  }
  return undefined;
}
