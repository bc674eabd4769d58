import { type RunningAuth, startAuth } from '../../testing/running-auth';
import { createKnownDeviceRepository } from './known-device.repository';

/** Far ahead, because the store deletes what has expired. */
const now = new Date('2090-11-21T06:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.remove());

describe('known devices', () => {
  it('are those of the ids whose time is not over, until they are removed', async () => {
    const devices = createKnownDeviceRepository(auth.store);
    const device = (id: string, expiresAt = after(1)) => ({ id, userId: 'asha', passwordVersion: 2, expiresAt });
    for (const each of [device('one'), device('two'), device('three'), device('over', now)]) await devices.insert(each);
    const known = async () => (await devices.listUnexpired(['one', 'two', 'over'], now)).map(({ id }) => id).sort();
    expect(await known()).toEqual(['one', 'two']);
    expect(await devices.listUnexpired(['one'], now)).toEqual([expect.objectContaining(device('one'))]);
    await devices.remove(['one']);
    expect(await known()).toEqual(['two']);
  });
});
