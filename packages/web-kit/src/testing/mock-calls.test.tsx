import { calls } from '@portal/contracts';
import { apiClient } from '../api/api-client';
import { callApi } from '../api/call-api';
import { takeBrokenContracts } from './broken-contracts';
import { answers, portalServer, problem, refuses, type Asked } from './index';

const server = portalServer();
const requestId = 'dddddddddddddddddddddd01';
const list = calls.listRoomRequests;

describe('a mocked call', () => {
  it('is given params, query and body as its endpoint reads them', async () => {
    const lists: Asked<typeof list>[] = [];
    const reviews: Asked<typeof calls.reviewRoomRequest>[] = [];
    server.use(
      answers(list, (asked) => {
        lists.push(asked);
        return [];
      }),
      answers(calls.reviewRoomRequest, (asked) => {
        reviews.push(asked);
        return { _id: requestId, room_requests: [] };
      }),
    );
    await callApi(list, { query: { limit: 5, status: 'pending' } });
    await callApi(calls.reviewRoomRequest, { params: { requestId }, body: { status: 'Approved' } });
    expect(lists).toMatchObject([{ query: { limit: 5, status: 'Pending' } }]);
    expect(reviews).toMatchObject([{ params: { requestId }, body: { status: 'Approved' } }]);
  });

  it('leaves a request to the call whose path it is', async () => {
    server.use(answers(calls.listPickableUnits, []));
    server.use(answers(calls.readEvent, () => problem('EVENT.NOT_FOUND')));
    expect(await callApi(calls.listPickableUnits)).toEqual([]);
  });

  it.each([
    ['params', 'requestId', '/api/events/room-requests/first/status', { status: 'Approved' }],
    ['query', 'dry', `/api/events/room-requests/${requestId}/status?dry=yes`, { status: 'Approved' }],
    ['body', 'status', `/api/events/room-requests/${requestId}/status`, { status: 'Perhaps' }],
  ])('fails the test when its %s is refused by the schema', async (part, field, url, body) => {
    server.use(answers(calls.reviewRoomRequest, { _id: requestId, room_requests: [] }));
    await expect(apiClient.patch(url, body)).rejects.toMatchObject({ code: 'REQUEST.INVALID' });
    const [broken, ...others] = takeBrokenContracts();
    expect(broken).toContain(`reviewRoomRequest breaks its contract (${part}):`);
    expect(broken).toContain(field);
    expect(others).toEqual([]);
  });

  it('fails the test when it is refused for something else than what it was asked', async () => {
    server.use(refuses(list, 'ACCESS.FORBIDDEN'));
    await expect(callApi(list, { query: { limit: 0 } })).rejects.toMatchObject({ code: 'ACCESS.FORBIDDEN' });
    expect(takeBrokenContracts()).toEqual([expect.stringContaining('listRoomRequests breaks its contract (query)')]);
    server.use(refuses(list, 'REQUEST.INVALID'));
    await expect(callApi(list, { query: { limit: 0 } })).rejects.toMatchObject({ code: 'REQUEST.INVALID' });
    expect(takeBrokenContracts()).toEqual([]);
  });

  it.each([
    ['the test gives', () => [{ _id: 'first' }] as never],
    ['the test sends itself', () => Response.json([{ _id: 'first' }])],
  ])('fails the test when the schema refuses the answer that %s', async (_what, answer) => {
    server.use(answers(list, answer));
    await expect(callApi(list)).rejects.toThrow();
    expect(takeBrokenContracts()).toEqual([expect.stringContaining('listRoomRequests breaks its contract (answer)')]);
  });
});
