import { calls } from '@portal/contracts';
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { portalServer, refuses } from '../testing';
import { emitPortalEvent } from '../portal/portal-events';
import { callApi } from './call-api';
import { createQueryClient, followPortalEvents } from './query-client';

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
    const stop = followPortalEvents(client);
    client.setQueryData(['events'], 'data');
    emitPortalEvent('portal:session', { change });
    stop();
    expect(client.getQueryData(['events'])).toBe(expected);
    expect(client.getQueryState(['events'])?.isInvalidated ?? false).toBe(change === 'continued');
  });
});

describe('what is shown', () => {
  const client = createQueryClient();
  const queryFn = jest.fn(async () => 'data');
  beforeEach(() => {
    jest.useFakeTimers();
    client.mount();
  });
  afterEach(() => {
    client.unmount();
    focusManager.setFocused(undefined);
    jest.useRealTimers();
  });

  it('is read again when it is looked at or back on the network, unless it is new, and not in between', async () => {
    const stop = new QueryObserver(client, { queryKey: ['events'], queryFn }).subscribe(() => undefined);
    const pass = async (seconds: number) => {
      await jest.advanceTimersByTimeAsync(seconds * 1_000);
      return queryFn.mock.calls.length;
    };
    const comeBack = () => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    };
    expect(await pass(10)).toBe(1);
    comeBack();
    expect(await pass(600)).toBe(1);
    comeBack();
    expect(await pass(600)).toBe(2);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    expect(await pass(600)).toBe(3);
    stop();
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
