import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { MAX_CERTIFICATE_BYTES } from '@portal/contracts';
import sharp from 'sharp';
import { pdfOf } from '../../testing/certificates';
import { pictureOf } from '../../testing/running-records';

const MEGABYTE = 1024 * 1024;
const AT_ONCE = 20;
const script = path.resolve(import.meta.dirname, '../../testing/upload-cost.ts');

describe('what uploads cost while they are taken in', () => {
  // As every process of the portal runs in production.
  const env = { ...process.env, MALLOC_ARENA_MAX: '1' };
  const child = spawn(process.execPath, ['--import', 'tsx', script], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const answered = async <T>() => JSON.parse((await lines.next()).value as string) as T;
  let target: { url: string; token: string };
  beforeAll(async () => {
    target = await answered();
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.stdin.write('stop\n');
    await ended;
  });

  const measure = async (line: 'begin' | 'end') => {
    child.stdin.write(`${line}\n`);
    return (await answered<{ grewBy: number }>()).grewBy;
  };
  const upload = async (content: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    body.set('file', new Blob([content]), 'award.pdf');
    const headers = { authorization: `Bearer ${target.token}` };
    const answer = await fetch(`${target.url}/api/achievements/certificates`, { method: 'POST', body, headers });
    await answer.arrayBuffer();
    return answer.status;
  };
  const together = (content: Uint8Array<ArrayBuffer>) =>
    Promise.all(Array.from({ length: AT_ONCE }, () => upload(content)));

  it('stays under 200 MB for 20 of the largest PDF and 20 of the largest picture at once', async () => {
    const [largest, picture] = [largestPdf(), await largestPicture()];
    for (const small of [pdfOf('to be warm'), await pictureOf('jpeg')]) expect(await upload(small)).toBe(201);
    await measure('begin');
    for (const status of [...(await together(largest)), ...(await together(picture))]) {
      // A call is refused while too many others wait.
      expect([201, 503]).toContain(status);
    }
    expect(await measure('end')).toBeLessThan(200 * MEGABYTE);
  }, 300_000);
});

function largestPdf(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(MAX_CERTIFICATE_BYTES).fill(32);
  const small = pdfOf('large');
  bytes.set(small.subarray(0, 20));
  bytes.set(small.subarray(-20), bytes.length - 20);
  return bytes;
}

async function largestPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 4096, height: 4096, channels: 3, background: '#884422' } as const;
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer());
}
