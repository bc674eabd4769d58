import { jest } from '@jest/globals';
import { calls } from '@portal/contracts';
import { portalServer, refuses } from '../testing';
import { emitPortalEvent } from '../portal/portal-events';
import { callApi } from './call-api';
import { createQueryClient } from './query-client';

const server = portalServer();

describe('a question that failed', () => {
  it('is logged as a warning, with its name and the reason', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(refuses(calls.listRooms, 'ACCESS.FORBIDDEN'));
    const asked = createQueryClient().fetchQuery({ queryKey: ['rooms'], queryFn: () => callApi(calls.listRooms, {}) });
    await expect(asked).rejects.toThrow();
    expect(warn.mock.calls).toEqual([['rooms could not be loaded.', expect.objectContaining({ status: 403 })]]);
  });
});

describe('what was loaded', () => {
  it.each([
    ['signed-in', undefined],
    ['signed-out', undefined],
    ['continued', 'data'],
    ['expired', 'data'],
    ['renewed', 'data'],
  ] as const)('when the session is %s is %s', (change, expected) => {
    const client = createQueryClient();
    client.setQueryData(['events'], 'data');
    emitPortalEvent('portal:session', { change });
    expect(client.getQueryData(['events'])).toBe(expected);
    expect(client.getQueryState(['events'])?.isInvalidated ?? false).toBe(change === 'continued');
  });
});

describe('a write that failed', () => {
  const send = (meta?: { failure: string }) => {
    const log = jest.fn();
    const cache = createQueryClient(log).getMutationCache();
    server.use(refuses(calls.logout, 'SYSTEM.UNEXPECTED'));
    const options = { mutationFn: () => callApi(calls.logout), ...(meta && { meta }) };
    return { log, sent: cache.build(createQueryClient(log), options).execute(undefined) };
  };

  it('is logged in its own words when it has some', async () => {
    const { log, sent } = send({ failure: 'The profile could not be completed.' });
    await expect(sent).rejects.toThrow();
    expect(log.mock.calls).toEqual([['The profile could not be completed.', expect.objectContaining({ status: 500 })]]);
  });

  it('is left to its screen otherwise', async () => {
    const { log, sent } = send();
    await expect(sent).rejects.toThrow();
    expect(log).not.toHaveBeenCalled();
  });
});
