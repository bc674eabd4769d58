import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { gifBomb } from '../../testing/running-records';

const run = promisify(execFile);
const MEGABYTE = 1024 * 1024;
const script = path.resolve(import.meta.dirname, '../../testing/decode-cost.ts');
const flat = (width: number, height: number, channels: 3 | 4) =>
  sharp({ create: { width, height, channels, background: { r: 90, g: 60, b: 30, alpha: 0.5 } } });

describe('what a picture costs while it is decoded', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portal-pictures-'));
    await flat(300, 200, 3).jpeg().toFile(path.join(folder, 'small'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const cost = async (content: Uint8Array, times: number) => {
    const [warmUp, file] = [path.join(folder, 'small'), path.join(folder, 'given')];
    await writeFile(file, content);
    const { stdout } = await run(process.execPath, ['--import', 'tsx', script, warmUp, file, String(times)]);
    return JSON.parse(stdout) as { outcomes: string[]; grewBy: number };
  };

  it.each([
    ['a PNG of 40 megapixels', () => flat(8000, 5000, 3).png().toBuffer(), 'PHOTO.TOO_MANY_PIXELS'],
    ['a GIF bomb', async () => gifBomb(), 'PHOTO.UNSUPPORTED'],
    [
      'the largest interlaced PNG of 16 bits',
      () => flat(4096, 4096, 4).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
      'decoded',
    ],
    ['the largest progressive JPEG', () => flat(4096, 4096, 3).jpeg({ progressive: true }).toBuffer(), 'decoded'],
  ])(
    '%s, twice at once, stays under 200 MB',
    async (_, make, outcome) => {
      const { outcomes, grewBy } = await cost(await make(), 2);
      expect(outcomes).toEqual([outcome, outcome]);
      expect(grewBy).toBeLessThan(200 * MEGABYTE);
    },
    60_000,
  );
});
