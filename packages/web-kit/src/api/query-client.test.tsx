import { jest } from '@jest/globals';
import { calls } from '@portal/contracts';
import { portalServer, refuses } from '../testing';
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
