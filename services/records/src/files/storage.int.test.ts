import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDiskStorage } from './disk-storage.repository';
import type { FileStorage } from './file-storage.ports';
import { createS3Storage } from './s3-storage.client';

const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Signature Version 4 as the AWS documentation describes it, worked out without the client's code. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=access\/(\d{8})\/eu-test-1\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/;
  const [, day = '', names = '', signature] = given.exec(headers.authorization ?? '') ?? [];
  const signed = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const digest = String(headers['x-amz-content-sha256']);
  if (!names.includes('host') || digest !== sha256(body)) return false;
  const request = [method, url, '', signed.join(''), names, digest].join('\n');
  const scope = `${day}/eu-test-1/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(request)].join('\n');
  const key = ['eu-test-1', 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${SECRET}`, day));
  return hmac(key, text).toString('hex') === signature;
}

/** A bucket `photos` that lets nobody in whose signature is wrong. */
async function startBucket() {
  const kept = new Map<string, Buffer>();
  let failures = 0;
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const body = Buffer.concat(parts);
      const name = /^\/photos\/([\w.-]+)$/.exec(req.url ?? '')?.[1];
      if (!isSigned(req, body)) return void res.writeHead(403).end();
      if (failures > 0) return void ((failures -= 1), res.writeHead(503).end());
      if (name === undefined) return void res.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
      if (req.method === 'PUT') kept.set(name, body);
      if (req.method === 'DELETE') return void (kept.delete(name), res.writeHead(204).end());
      const content = kept.get(name);
      res.writeHead(content ? 200 : 404).end(req.method === 'GET' ? content : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    open: (secretAccessKey = SECRET, bucket = 'photos') =>
      createS3Storage({ endpoint, bucket, region: 'eu-test-1', accessKeyId: 'access', secretAccessKey }),
    failNext: (count: number) => void (failures = count),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

let folder: string;
let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-photos-'));
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true });
});

const storages: [string, () => FileStorage][] = [
  ['a folder', () => createDiskStorage(path.join(folder, 'made', 'when', 'needed'))],
  ['a bucket', () => bucket.open()],
];

describe.each(storages)('files in %s', (_, open) => {
  const content = new Uint8Array([1, 2, 3, 250]);

  it('are read as they were put, and replaced whole', async () => {
    const storage = open();
    await storage.put('a.small.webp', content);
    await storage.put('b.small.webp', new Uint8Array([9]));
    expect(await storage.read('a.small.webp')).toEqual(Buffer.from(content));
    await storage.put('a.small.webp', new Uint8Array([7]));
    expect(await storage.read('a.small.webp')).toEqual(Buffer.from([7]));
    expect(await storage.read('b.small.webp')).toEqual(Buffer.from([9]));
  });

  it('are not there before they were put and after they were removed, which can be done again', async () => {
    const storage = open();
    expect(await storage.read('c.large.webp')).toBeNull();
    await storage.put('c.large.webp', content);
    await storage.remove('c.large.webp');
    await storage.remove('c.large.webp');
    expect(await storage.read('c.large.webp')).toBeNull();
  });
});

describe('a folder of files', () => {
  it('holds whole files only, and nothing outside of it', async () => {
    const inside = path.join(folder, 'inside');
    const storage = createDiskStorage(inside);
    await storage.put('../outside.webp', new Uint8Array([1]));
    expect(await readdir(inside)).toEqual(['outside.webp']);
    expect(await readdir(folder)).not.toContain('outside.webp');
  });
});

describe('a bucket of files', () => {
  it('is asked again when it stumbles', async () => {
    bucket.failNext(2);
    const storage = bucket.open();
    await storage.put('d.webp', new Uint8Array([4]));
    expect(await storage.read('d.webp')).toEqual(Buffer.from([4]));
  });

  it('opens only for the right key, and says when it is not there', async () => {
    const [wrongKey, wrongName] = [bucket.open('wrong'), bucket.open(SECRET, 'nowhere')];
    await expect(wrongKey.put('e.webp', new Uint8Array([1]))).rejects.toThrow('403');
    await expect(wrongKey.read('d.webp')).rejects.toThrow('403');
    await expect(wrongName.put('f.webp', new Uint8Array([1]))).rejects.toThrow('no bucket');
  });
});
