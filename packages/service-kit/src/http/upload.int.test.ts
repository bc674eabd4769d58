import { request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';
import { calls } from '@portal/contracts';
import {
  actorOf,
  createRequester,
  createTestLogger,
  startTestStore,
  testTokens,
  uniqueDatabase,
  type Requester,
} from '@portal/test-kit';
import { systemClock } from '../clock';
import { createMetrics } from '../observe/metrics';
import { closeServer, listen, type ListeningServer } from '../runtime/server';
import { connectStore } from '../store/store';
import { createServiceApp } from './app';
import { endpoint } from './endpoint';
import { bytes, ok } from './reply';
import { createIdempotencyStore } from './idempotency-store';
import type { UploadedFile } from './upload';

const photo = { ...calls.changePhoto, built: true } as typeof calls.changePhoto;
const picture = { ...calls.readPicture, built: true } as typeof calls.readPicture;
const PICTURE = '/profile/picture/aaaaaaaaaaaaaaaaaaaaaa01';

describe('a call that takes a file', () => {
  let close: () => Promise<void>;
  let request: Requester;
  let url: string;
  let got: { file: UploadedFile; body: object }[] = [];

  beforeAll(async () => {
    const mongo = await startTestStore();
    const { logger } = createTestLogger('uploads');
    const store = await connectStore({ url: mongo.url, database: uniqueDatabase('uploads'), logger });
    const app = createServiceApp({
      service: 'records',
      endpoints: [
        endpoint(photo, async ({ file, body }) => {
          got.push({ file, body });
          return ok({ profilePic: `/${got.length}` });
        }),
        endpoint(picture, async () =>
          bytes('image/webp', Buffer.from([1, 2, 255]), { etag: 'one', cacheControl: 'private, no-cache' }),
        ),
      ],
      tokens: testTokens(),
      logger,
      metrics: createMetrics('records'),
      readiness: [],
      idempotency: createIdempotencyStore(store.connection, systemClock),
    });
    const server: ListeningServer = await listen(app, { host: '127.0.0.1', port: 0 });
    url = server.url;
    request = createRequester(url, systemClock);
    close = async () => {
      await closeServer(server, { delayMs: 0, beforeClose: () => undefined });
      await store.connection.dropDatabase();
      await store.close();
      await mongo.close();
    };
  });
  beforeEach(() => (got = []));
  afterAll(() => close());

  /** The status of the answer to a chunked body, over a connection of its own. */
  const send = (body: Readable, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const options = { method: 'POST', headers, agent: false } as const;
      const req = httpRequest(`${url}/profile/photo-update`, options, (res) => {
        res.resume().once('end', () => resolve(res.statusCode));
      });
      req.on('error', reject);
      body.pipe(req);
    });

  const form = (content: string, fields: Record<string, string> = {}) => {
    const made = new FormData();
    for (const [name, value] of Object.entries(fields)) made.set(name, value);
    made.set('image', new Blob([content], { type: 'image/png' }), 'me "at" home.png');
    return made;
  };
  const post = (raw: FormData | string, headers = {}) =>
    request(actorOf('STUDENT'), 'POST', '/profile/photo-update', undefined, { raw, headers });

  it('gives its handler the bytes, and the other fields through the body’s schema', async () => {
    expect(await post(form('picture', { ID_No: ' 12240010 ' }))).toMatchObject({ status: 200 });
    expect(got).toEqual([
      {
        file: { bytes: Buffer.from('picture'), name: 'me "at" home.png', type: 'image/png' },
        body: { ID_No: '12240010' },
      },
    ]);
    expect(await post(form('picture', { ID_No: 'abc' }))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'ID_No' }] },
    });
  });

  it('is refused with the call’s own words when the file is too large', async () => {
    const limit = photo.upload.maxBytes;
    expect((await post(form('x'.repeat(limit)))).status).toBe(200);
    for (const size of [limit + 1, 2 * limit]) {
      expect(await post(form('x'.repeat(size)))).toMatchObject({ status: 413, body: { code: 'PHOTO.TOO_LARGE' } });
    }
    expect(got).toHaveLength(1);
  });

  it('is not read at all from somebody who may not make it', async () => {
    const visitor = await request(null, 'POST', '/profile/photo-update', undefined, { raw: form('x') });
    expect(visitor).toMatchObject({ status: 401, body: { code: 'AUTH.SESSION_REQUIRED' } });
  });

  it('gets the refusal although its body is not read, over a connection that is closed afterwards', async () => {
    for (let time = 0; time < 20; time += 1) {
      // Without a length, as the gateway forwards a chunked body.
      const body = Readable.from(Array.from({ length: 32 }, () => Buffer.alloc(photo.upload.maxBytes / 32)));
      const headers = { 'content-type': 'multipart/form-data; boundary=x', connection: 'close' };
      expect(await send(body, headers)).toBe(401);
    }
  });

  it('is carried out once under one Idempotency-Key, which another file may not use', async () => {
    const key = { 'idempotency-key': 'photo-1' };
    const first = await post(form('one'), key);
    const again = await post(form('one'), key);
    expect(again).toMatchObject({ status: 200, body: first.body as object });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await post(form('two'), key)).toMatchObject({ status: 409, body: { code: 'REQUEST.KEY_REUSED' } });
    expect(got).toHaveLength(1);
  });

  it('is described as a form with a file', async () => {
    const { body } = await request(null, 'GET', '/openapi.json');
    expect(body).toMatchObject({
      paths: {
        '/profile/photo-update': {
          post: {
            requestBody: {
              content: {
                'multipart/form-data': { schema: { properties: { image: { type: 'string', format: 'binary' } } } },
              },
            },
          },
        },
      },
    });
  });

  it('can be answered with a picture, which a browser that has it is not sent again', async () => {
    const first = await request('STUDENT', 'GET', PICTURE);
    expect(first.status).toBe(200);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '3',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    const headers = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect(await request('STUDENT', 'GET', PICTURE, undefined, { headers })).toMatchObject({ status: 304, text: '' });
  });
});
