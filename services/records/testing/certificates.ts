import type { CertificateFile } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import type { Records } from './running-records';

/** A small PDF; `catalog` is added to its root, where scripts that run on opening would stand. */
export function pdfOf(text: string, catalog = ''): Uint8Array<ArrayBuffer> {
  const content = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${catalog} >>\nendobj\n% ${text}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(content, 'latin1'));
}

export function sendCertificate(
  records: Pick<Records, 'request'>,
  actor: Actor | null,
  content: Uint8Array<ArrayBuffer> | string,
  { name = 'award.pdf', headers = {} }: { name?: string; headers?: Record<string, string> } = {},
) {
  const form = new FormData();
  form.set('file', new Blob([content], { type: 'application/pdf' }), name);
  return records.request<CertificateFile & { code?: string }>(
    actor,
    'POST',
    '/api/achievements/certificates',
    undefined,
    { raw: form, headers },
  );
}
