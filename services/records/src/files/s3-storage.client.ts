import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { FileStorage } from './file-storage.ports';

interface S3Options {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const TIMEOUT_MS = 5_000;

/** Files in a bucket of any S3 storage (AWS, MinIO, Ceph), addressed by path. */
export function createS3Storage({ endpoint, bucket, ...credentials }: S3Options): FileStorage {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 });
  const urlOf = (name: string) =>
    `${endpoint.replace(/\/$/, '')}/${encodeURIComponent(bucket)}/${encodeURIComponent(name)}`;

  async function send(method: string, name: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const digest = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const response = await client.fetch(urlOf(name), {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // The content is signed too, so that a connection without TLS cannot change it. Its type is not sent: if the
      // bucket is ever opened to browsers, they show nothing of it as a page.
      headers: { 'X-Amz-Content-Sha256': digest, ...(body && { 'Content-Type': 'application/octet-stream' }) },
      ...(body && { body }),
    });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`The file storage answered ${method} with ${response.status}.`);
  }

  async function put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const response = await send('PUT', name, bytes);
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The file storage has no bucket ${bucket}.`);
  }

  async function read(name: string): Promise<Buffer | null> {
    const response = await send('GET', name);
    const content = Buffer.from(await response.arrayBuffer());
    return response.ok ? content : null;
  }

  async function remove(name: string): Promise<void> {
    const response = await send('DELETE', name);
    await response.body?.cancel();
  }

  return { put, read, remove };
}
