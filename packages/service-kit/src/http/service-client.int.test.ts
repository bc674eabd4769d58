import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@portal/contracts';
import * as z from 'zod';
import { runInRequest } from '../request-context';
import { createServiceClient } from './service-client';

const apply = { ...calls.applyProfile, body: z.object({ a: z.number() }), answer: z.object({ user: z.string() }) };
const request = { body: { a: 1 }, bearer: 'x.y.z' };
let server: Server | undefined;

async function serve(listener: RequestListener) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return createServiceClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { timeoutMs: 300 });
}

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
});

describe('a call to another service', () => {
  it('is made as the caller, under the request’s own id', async () => {
    let got: { url?: string; headers?: IncomingHttpHeaders } = {};
    const client = await serve(({ url = '', headers }, res) => {
      got = { url, headers };
      res.writeHead(200, { 'content-type': 'application/json', 'x-portal-revoked': 'a.1.2' });
      res.end(JSON.stringify({ user: 'asha', more: 1 }));
    });
    const call = () => client.call(apply, request);
    const { body, headers } = await runInRequest({ requestId: 'request-01' }, call);
    expect(body).toEqual({ user: 'asha' });
    expect(headers['x-portal-revoked']).toBe('a.1.2');
    expect(got).toMatchObject({
      url: '/internal/profiles',
      headers: { authorization: 'Bearer x.y.z', 'x-request-id': 'request-01', 'content-type': 'application/json' },
    });
  });

  it('passes on the refusals that the row of the call names, and no others', async () => {
    const client = await serve((_, res) => {
      res.writeHead(409, { 'content-type': 'application/problem+json' });
      res.end(JSON.stringify({ status: 409, code: 'PROFILE.STUDENT_ID_TAKEN', message: 'x' }));
    });
    const naming = (...errors: typeof apply.errors) => client.call({ ...apply, errors }, request);
    await expect(naming('PROFILE.STUDENT_ID_TAKEN')).rejects.toMatchObject({ code: 'PROFILE.STUDENT_ID_TAKEN' });
    await expect(naming()).rejects.toMatchObject({ code: 'SYSTEM.UNAVAILABLE' });
    await expect(naming('PROFILE.NOT_OWN')).rejects.toMatchObject({ code: 'SYSTEM.UNAVAILABLE' });
  });

  it.each<[string, RequestListener]>([
    ['refuses', (_, res) => void res.writeHead(403).end()],
    ['answers something else', (_, res) => void res.end('{}')],
    ['leads elsewhere', (_, res) => void res.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['hangs', () => undefined],
    ['breaks off', (req) => void req.socket.destroy()],
  ])('is given up when the other %s, without a word of the token', async (_, listener) => {
    const client = await serve(listener);
    const failed = await client.call(apply, { ...request, bearer: 'secret.of.mine' }).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: 'SYSTEM.UNAVAILABLE' });
    expect(JSON.stringify(failed)).not.toContain('secret');
  });
});
