import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { PhotoStorage } from './domain';

export interface S3Options {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const LONGEST_WAIT_MS = 5_000;

/** Photos in a bucket of anything that speaks S3 (AWS, MinIO, Ceph), addressed by path. */
export function createS3Storage({ endpoint, bucket, ...credentials }: S3Options): PhotoStorage {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 });
  const addressOf = (name: string) =>
    `${endpoint.replace(/\/$/, '')}/${encodeURIComponent(bucket)}/${encodeURIComponent(name)}`;

  async function send(method: string, name: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const digest = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const response = await client.fetch(addressOf(name), {
      method,
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
      // The content is signed too, so that it can go over a connection nobody vouches for.
      headers: { 'X-Amz-Content-Sha256': digest, ...(body && { 'Content-Type': 'image/webp' }) },
      ...(body && { body }),
    });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`The photo storage answered ${method} with ${response.status}.`);
  }

  return {
    async put(name, bytes) {
      const response = await send('PUT', name, bytes);
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The photo storage has no bucket ${bucket}.`);
    },
    async read(name) {
      const response = await send('GET', name);
      const content = Buffer.from(await response.arrayBuffer());
      return response.ok ? content : null;
    },
    async remove(name) {
      const response = await send('DELETE', name);
      await response.body?.cancel();
    },
  };
}
