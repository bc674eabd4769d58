import { newId } from '@portal/service-kit';
import { Browser, type RunningAuth, movingClock, newPerson, startAuth } from '../../testing/running-auth';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';

const clock = movingClock();
let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth({ clock });
});
afterAll(() => auth.remove());

interface ListedDevice {
  _id: string;
  current: boolean;
  browser: string;
}

const device = (userAgent: string) => new Browser(auth.url, { 'User-Agent': userAgent });
const listOf = async (page: Browser) => (await page.get('/auth/sessions')).body as unknown as ListedDevice[];

/** A person on three devices, signed in one after the other. */
async function onThreeDevices() {
  const person = newPerson();
  const [first, second, third] = [device(FIREFOX), device(IPHONE), device('')];
  await first.post('/auth/register', person);
  for (const page of [second, third]) {
    clock.pass(1_000);
    await page.post('/auth/login', { email: person.email, password: person.password });
  }
  return { first, second, third };
}

describe('signed-in devices', () => {
  it('are listed with the one in use first, by names people know', async () => {
    const { first } = await onThreeDevices();
    const listed = await listOf(first);
    expect(listed).toEqual([
      expect.objectContaining({ browser: 'Firefox', system: 'Linux', kind: 'desktop', current: true }),
      expect.objectContaining({ browser: 'An unknown browser', system: 'an unknown system', kind: 'other' }),
      expect.objectContaining({ browser: 'Safari', system: 'iOS', kind: 'phone', current: false }),
    ]);
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual([
      '_id',
      'browser',
      'createdAt',
      'current',
      'kind',
      'lastSeenAt',
      'system',
    ]);
  });

  it('are signed out one by one', async () => {
    const { first, second, third } = await onThreeDevices();
    const phone = (await listOf(first)).find(({ browser }) => browser === 'Safari')?._id ?? '';
    const { status, headers } = await first.send('DELETE', `/auth/sessions/${phone}`);
    expect([status, headers.get('X-Portal-Revoked')]).toEqual([204, `s.${phone}`]);
    expect((await second.get('/auth/fetchAuth')).status).toBe(401);
    expect((await second.post('/auth/refresh')).status).toBe(401);
    expect((await third.post('/auth/refresh')).status).toBe(204);
    const again = await first.send('DELETE', `/auth/sessions/${phone}`);
    expect([again.status, again.body.code]).toEqual([404, 'AUTH.SESSION_NOT_FOUND']);
  });

  it('are signed out all but the one in use', async () => {
    const { first, second, third } = await onThreeDevices();
    const { status, headers } = await first.send('DELETE', '/auth/sessions');
    expect(status).toBe(204);
    expect(headers.get('X-Portal-Revoked')?.split(',')).toHaveLength(2);
    expect(await listOf(first)).toEqual([expect.objectContaining({ current: true })]);
    for (const other of [second, third]) expect((await other.post('/auth/refresh')).status).toBe(401);
    expect((await first.post('/auth/refresh')).status).toBe(204);
  });

  it('forget their cookies when they sign themselves out', async () => {
    const { first } = await onThreeDevices();
    const [own] = await listOf(first);
    await first.send('DELETE', `/auth/sessions/${own?._id}`);
    expect(first.hasSession()).toBe(false);
  });

  it('are nobody else’s business', async () => {
    const { first } = await onThreeDevices();
    const { first: stranger } = await onThreeDevices();
    const [own] = await listOf(first);
    for (const id of [own?._id, newId()]) {
      const { status, body } = await stranger.send('DELETE', `/auth/sessions/${id}`);
      expect([status, body.code]).toEqual([404, 'AUTH.SESSION_NOT_FOUND']);
    }
    expect((await first.post('/auth/refresh')).status).toBe(204);
  });

  it('that were away too long are not listed', async () => {
    const { first, second } = await onThreeDevices();
    clock.pass(5 * 86_400_000);
    await first.post('/auth/refresh');
    clock.pass(3 * 86_400_000);
    await first.post('/auth/refresh');
    expect(await listOf(first)).toHaveLength(1);
    expect((await second.post('/auth/refresh')).status).toBe(401);
  });
});
