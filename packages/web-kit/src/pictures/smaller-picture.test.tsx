import { PHOTO_LIMITS } from '@portal/contracts';
import { smallerPicture } from './smaller-picture';

const drawn: unknown[][] = [];
let bytesAt: (quality: number) => number;

class Canvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext = () => ({ fillRect: () => undefined, drawImage: (...all: unknown[]) => drawn.push(all.slice(1)) });
  convertToBlob = ({ type, quality }: { type: string; quality: number }) =>
    Promise.resolve(Object.defineProperty(new Blob([], { type }), 'size', { value: bytesAt(quality) }));
}

const browserWith = (createImageBitmap: () => Promise<unknown>) =>
  Object.assign(globalThis, { createImageBitmap, OffscreenCanvas: Canvas });
const decodes = (width: number, height: number) =>
  browserWith(() => Promise.resolve({ width, height, close: () => undefined }));
const file = (bytes: number, { name = 'me.jpeg', type = 'image/jpeg' } = {}) =>
  Object.defineProperty(new File([], name, { type }), 'size', { value: bytes });

describe('a picture that is to be sent', () => {
  beforeEach(() => {
    drawn.length = 0;
    bytesAt = () => 900_000;
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
    Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  });

  it('is made smaller when it comes from a camera', async () => {
    decodes(3000, 4000);
    expect(await smallerPicture(file(7_000_000))).toMatchObject({ name: 'me.jpg', type: 'image/jpeg' });
    expect(drawn).toEqual([[0, 0, 1536, 2048]]);
  });

  it('is made smaller when it has few bytes and many pixels', async () => {
    decodes(8000, 6000);
    await smallerPicture(file(800_000));
    expect(drawn).toEqual([[0, 0, 2048, 1536]]);
  });

  it('becomes a JPEG when services do not take its type and the browser can read it', async () => {
    decodes(800, 600);
    const sent = await smallerPicture(file(100_000, { name: 'IMG_1.HEIC', type: 'image/heic' }));
    expect(sent).toMatchObject({ name: 'IMG_1.jpg', type: 'image/jpeg' });
    expect(drawn).toEqual([[0, 0, 800, 600]]);
  });

  it('loses quality only as far as it has to', async () => {
    const tried: number[] = [];
    bytesAt = (quality) => (tried.push(quality), quality > 0.6 ? PHOTO_LIMITS.bytes + 1 : 1);
    decodes(2048, 2048);
    expect((await smallerPicture(file(7_000_000))).name).toBe('me.jpg');
    expect(tried).toEqual([0.85, 0.7, 0.5]);
  });

  it('stays as it is when it is small, no picture, or nothing that the browser can read', async () => {
    decodes(800, 600);
    const small = file(100_000);
    expect(await smallerPicture(small)).toBe(small);
    browserWith(() => Promise.reject(new Error('InvalidStateError')));
    const unreadable = file(7_000_000, { name: 'IMG_1.HEIC', type: 'image/heic' });
    expect(await smallerPicture(unreadable)).toBe(unreadable);
    expect(drawn).toEqual([]);
  });
});
