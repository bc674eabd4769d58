import { createLimiter } from '@portal/service-kit';
import { onboardedPerson, startRecords, type Records } from '../../testing/running-records';
import { attendEvent, shareEvents } from '../../testing/shared-records';
import { PDF_LIMIT } from './record-file.service';

let records: Records;
let token: string;
let recordId: string;
beforeAll(async () => {
  records = await startRecords({ env: { PUBLIC_ORIGIN: 'https://portal.example.edu' } });
  const asha = await onboardedPerson(records, { name: 'Asha Vérma आशा' });
  const { eventId } = await attendEvent(records, asha);
  ({ token, _id: recordId } = await shareEvents(records, asha, [eventId]));
});
afterAll(() => records.stop());

const file = (name: string) =>
  fetch(`${records.url}/api/records/verify/${token}/${name}`).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    content: Buffer.from(await response.arrayBuffer()),
  }));

describe('the PDF of a record', () => {
  it('is tagged A4 with a title, saved under a name, and not stored on the way', async () => {
    const { status, headers, content } = await file('pdf');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toBe('attachment; filename=record.pdf');
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      'private, no-store',
      'no-referrer',
    ]);
    const text = content.toString('latin1');
    expect(text).toMatch(/^%PDF-1\.7/);
    expect(text).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(text).toContain('/Marked true');
    expect(text).toMatch(/\/S \/H1\b/);
    expect(text).not.toMatch(/\/JavaScript|\/OpenAction/);
  });

  it('is made sixty times an hour for each record, whoever asks', async () => {
    await createLimiter(records.store, PDF_LIMIT).penalty(recordId, PDF_LIMIT.points - 2);
    expect((await file('pdf')).status).toBe(200);
    const refused = await file('pdf');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  });
});

describe('the QR code of a record', () => {
  it('is a picture that leads to the public page', async () => {
    const { status, headers, content } = await file('qr-code');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(content.toString()).toMatch(/^<svg [^]*<path [^]*<\/svg>\s*$/);
  });
});
