import { crc32 } from 'node:zlib';
import { DAY_MS } from '@portal/contracts';
import { testClock } from '@portal/test-kit';
import sharp from 'sharp';
import { pdfOf, sendCertificate } from '../../testing/certificates';
import { gifBomb, onboardedPerson, pictureOf, startRecords, type Records } from '../../testing/running-records';

const clock = testClock();
let records: Records;
let asha: Awaited<ReturnType<typeof onboardedPerson>>;
beforeAll(async () => {
  records = await startRecords({ clock });
  asha = await onboardedPerson(records);
});
afterAll(() => records.stop());

const joined = (...parts: (Uint8Array | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));

describe('the file of a certificate', () => {
  it('is a PDF, kept as it is under a name of the server’s own', async () => {
    const before = await records.files();
    const sent = await sendCertificate(records, asha, pdfOf('first place'), { name: '../../प्रमाणपत्र.pdf' });
    const bytes = pdfOf('first place').length;
    expect(sent).toMatchObject({ status: 201, body: { name: 'प्रमाणपत्र.pdf', type: 'application/pdf', bytes } });
    const added = [...(await records.files())].filter((name) => !before.has(name));
    expect(added).toEqual([`${sent.body._id}.pdf`]);
  });

  it('is a picture, made anew without what else was in the file', async () => {
    const camera = await sharp(await pictureOf('jpeg', { width: 3000, height: 1500 }))
      .withExif({ IFD0: { Artist: 'Secret Camera' } })
      .jpeg()
      .toBuffer();
    const polyglot = joined(new Uint8Array(camera), '<script>alert(1)</script>%PDF-1.7 %%EOF');
    const { status, body } = await sendCertificate(records, asha, polyglot, { name: 'award.jpg' });
    expect({ status, ...body }).toMatchObject({ status: 201, name: 'award.webp', type: 'image/webp' });
    const stored = await records.file(`${body._id}.webp`);
    expect(stored.toString('latin1')).not.toMatch(/Secret|script|PDF/);
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 2400, height: 1200 });
    expect(body.bytes).toBe(stored.length);
  });

  it.each<[string, () => Promise<Uint8Array<ArrayBuffer> | string>, number, string]>([
    ['text', async () => 'I am a certificate', 415, 'CERTIFICATE.UNSUPPORTED'],
    ['nothing', async () => '', 415, 'CERTIFICATE.UNSUPPORTED'],
    ['a page', async () => '<html><script>alert(1)</script></html>', 415, 'CERTIFICATE.UNSUPPORTED'],
    ['a page before a PDF', async () => joined('<html>', pdfOf('x')), 415, 'CERTIFICATE.UNSUPPORTED'],
    ['an archive after a PDF', async () => joined(pdfOf('x'), new Uint8Array(2000)), 415, 'CERTIFICATE.UNSUPPORTED'],
    ['SVG', async () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, 'CERTIFICATE.UNSUPPORTED'],
    ['a GIF bomb', async () => gifBomb(), 415, 'CERTIFICATE.UNSUPPORTED'],
    ['20,000 by 20,000 pixels', hugePicture, 400, 'CERTIFICATE.TOO_MANY_PIXELS'],
    ['6 MB', async () => joined('%PDF-', new Uint8Array(6 * 1024 * 1024)), 413, 'CERTIFICATE.TOO_LARGE'],
  ])('is not made of %s', async (_, content, status, code) => {
    const before = await records.files();
    expect(await sendCertificate(records, asha, await content())).toMatchObject({ status, body: { code } });
    expect(await records.files()).toEqual(before);
  });

  it('is stored once when its upload is sent again with the same key', async () => {
    const before = await records.files();
    const headers = { 'idempotency-key': 'one-upload' };
    const send = () => sendCertificate(records, asha, pdfOf('once'), { headers });
    const [first, again] = [await send(), await send()];
    expect(again.body).toEqual(first.body);
    expect((await records.files()).size).toBe(before.size + 1);
  });

  it('that no achievement names is deleted after a day', async () => {
    const { body } = await sendCertificate(records, asha, pdfOf('left'));
    clock.advance(DAY_MS - 1000);
    await records.useCases.deleteOrphanedCertificates();
    expect(await records.files()).toContain(`${body._id}.pdf`);
    clock.advance(2000);
    expect(await records.useCases.deleteOrphanedCertificates()).toBeGreaterThan(0);
    expect(await records.files()).not.toContain(`${body._id}.pdf`);
  });
});

/** A picture that says in its header (PNG, IHDR) how many pixels it has; nothing is allocated to make it. */
async function hugePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Buffer.from(await pictureOf('png'));
  bytes.writeUInt32BE(20_000, 16);
  bytes.writeUInt32BE(20_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return new Uint8Array(bytes);
}
