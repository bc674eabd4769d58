import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

const SIDE = 400;
/** The shapes are thought on a field of 200 by 200. */
const SCALE = SIDE / 200;
const SHADES = { sky: [214, 224, 232], light: [240, 236, 228], hair: [52, 38, 34], skin: [196, 146, 112] } as const;
const SHIRT: Colour = [72, 96, 120];

/** A portrait in a few shapes, as PNG: the demo institute needs a photo and has nobody to take one. */
export function drawPortrait(): Buffer {
  const rows = Array.from({ length: SIDE }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: SIDE }, (__, x) => shadeAt(x / SCALE, y / SCALE)).flat()]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  // 8 bits a channel, red, green and blue.
  header.set([8, 2], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const pixels = deflateSync(Buffer.concat(rows));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function shadeAt(x: number, y: number): Colour {
  const isIn = (centerX: number, centerY: number, radiusX: number, radiusY: number) =>
    ((x - centerX) / radiusX) ** 2 + ((y - centerY) / radiusY) ** 2 < 1;
  if (isIn(100, 88, 34, 42)) return isIn(100, 56, 40, 18) ? SHADES.hair : SHADES.skin;
  if (isIn(100, 205, 78, 62)) return SHIRT;
  if (isIn(100, 130, 15, 30)) return SHADES.skin;
  if (isIn(100, 92, 50, 62)) return SHADES.hair;
  return y > 120 ? SHADES.light : SHADES.sky;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
