import { calls } from '@portal/contracts';
import { onPortalEvent } from '../portal/portal-events';
import { rememberSession } from '../session/session-memory';
import { answers, isUnreachable, portalServer, problem, refuses, type Asked } from '../testing';
import { ApiError, messageOf, UNREACHABLE } from './api-error';
import { apiClient } from './api-client';
import { callApi, callList } from './call-api';

const server = portalServer();
const signedOut = { user: null, role: 'STUDENT', onboardingComplete: false } as const;

/** Refuses with an expired session until the refresh has happened. */
function expiredUntilRefreshed(asked: Asked[] = []) {
  let isFresh = false;
  let refreshes = 0;
  server.use(
    answers(calls.fetchAuth, (request) => {
      asked.push(request);
      return isFresh ? signedOut : problem('AUTH.SESSION_REQUIRED');
    }),
    answers(calls.refresh, () => {
      refreshes += 1;
      isFresh = true;
      return undefined;
    }),
  );
  return { refreshes: () => refreshes };
}

describe('a call to a service', () => {
  afterEach(() => rememberSession(false));

  it('waits for an upload as long as a slow line needs for it', async () => {
    const waits: unknown[] = [];
    const watching = apiClient.interceptors.request.use((attempt) => {
      waits.push(attempt.timeout);
      return attempt;
    });
    server.use(answers(calls.changePhoto, { profilePic: '/picture' }));
    await callApi(calls.changePhoto, { files: { image: new File([new Uint8Array(1_000_000)], 'me.png') } });
    apiClient.interceptors.request.eject(watching);
    expect(waits).toEqual([30_000 + 40_000]);
  });

  it('is repeated once after an expired session was renewed', async () => {
    const session = expiredUntilRefreshed();
    await expect(callApi(calls.fetchAuth)).resolves.toEqual(signedOut);
    expect(session.refreshes()).toBe(1);
  });

  it('renews the session once, however many calls wait for it', async () => {
    const session = expiredUntilRefreshed();
    await Promise.all([callApi(calls.fetchAuth), callApi(calls.fetchAuth), callApi(calls.fetchAuth)]);
    expect(session.refreshes()).toBe(1);
  });

  it('is not repeated a second time', async () => {
    let asked = 0;
    server.use(
      answers(calls.fetchAuth, () => {
        asked += 1;
        return problem('AUTH.SESSION_REQUIRED');
      }),
      answers(calls.refresh, undefined),
    );
    await expect(callApi(calls.fetchAuth)).rejects.toMatchObject({ status: 401, code: 'AUTH.SESSION_REQUIRED' });
    expect(asked).toBe(2);
  });

  it('tells the portal when the session is over for good', async () => {
    rememberSession(true);
    const changes: string[] = [];
    const stop = onPortalEvent('portal:session', ({ change }) => changes.push(change));
    server.use(refuses(calls.fetchAuth, 'AUTH.SESSION_REQUIRED'), refuses(calls.refresh, 'AUTH.SESSION_REQUIRED'));
    await expect(callApi(calls.fetchAuth)).rejects.toBeInstanceOf(ApiError);
    stop();
    expect(changes).toEqual(['expired']);
  });

  it('takes a wrong password for what it is, and renews nothing', async () => {
    server.use(refuses(calls.login, 'AUTH.INVALID_CREDENTIALS'));
    const body = { email: 'asha@example.edu', password: 'wrong' };
    await expect(callApi(calls.login, { body })).rejects.toThrow('Invalid email or password.');
  });

  it('leaves a person signed in who mistypes the current password', async () => {
    rememberSession(true);
    const changes: string[] = [];
    const stop = onPortalEvent('portal:session', ({ change }) => changes.push(change));
    server.use(refuses(calls.changePassword, 'AUTH.WRONG_PASSWORD'));
    const body = { current: 'wrong', password: 'a few quiet words' };
    await expect(callApi(calls.changePassword, { body })).rejects.toThrow('Your current password is incorrect.');
    stop();
    expect(changes).toEqual([]);
  });

  it('renews an expired session also to change the password', async () => {
    let isFresh = false;
    server.use(
      answers(calls.changePassword, () => (isFresh ? { message: 'Changed.' } : problem('AUTH.SESSION_REQUIRED'))),
      answers(calls.refresh, () => {
        isFresh = true;
        return undefined;
      }),
    );
    const body = { current: 'old and quiet words', password: 'a few quiet words' };
    await expect(callApi(calls.changePassword, { body })).resolves.toEqual({ message: 'Changed.' });
  });

  it('carries the same key when a write is repeated, and another for another write', async () => {
    const keys: (string | null)[] = [];
    let isFresh = false;
    server.use(
      answers(calls.logout, ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return { message: 'Logout Successful' };
      }),
      answers(calls.createEvent, ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return isFresh ? problem('EVENT.OUT_OF_SCOPE') : problem('AUTH.SESSION_REQUIRED');
      }),
      answers(calls.refresh, () => {
        isFresh = true;
        return undefined;
      }),
    );
    await callApi(calls.logout);
    const body = { title: 'Choir', category: 'cultural', organizing_unit_id: 'a'.repeat(24) } as const;
    await expect(callApi(calls.createEvent, { body })).rejects.toMatchObject({ status: 403 });
    expect(keys[0]).toEqual(expect.any(String));
    expect(keys[1]).toBe(keys[2]);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('keeps the key of a write until it succeeds, and gives every other write its own', async () => {
    const keys: (string | null)[] = [];
    const failing = answers(calls.markNotificationsRead, ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return problem('SYSTEM.UNAVAILABLE');
    });
    const succeeding = answers(calls.markNotificationsRead, ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return undefined;
    });
    const body = { ids: ['a'.repeat(24)] };
    server.use(failing);
    await expect(callApi(calls.markNotificationsRead, { body })).rejects.toBeInstanceOf(ApiError);
    await expect(callApi(calls.markNotificationsRead, { body })).rejects.toBeInstanceOf(ApiError);
    server.use(succeeding);
    await callApi(calls.markNotificationsRead, { body });
    await callApi(calls.markNotificationsRead, { body });
    await callApi(calls.markNotificationsRead, { body: {} });
    expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]]);
    expect(new Set(keys.slice(2)).size).toBe(3);
  });

  it('brings the bad fields, the code and the request of a problem', async () => {
    const errors = [{ path: 'email', message: 'Please enter a valid email address' }];
    server.use(refuses(calls.fetchAuth, 'REQUEST.INVALID', { errors }));
    const failure = { status: 400, code: 'REQUEST.INVALID', errors, requestId: 'test-request' };
    await expect(callApi(calls.fetchAuth)).rejects.toMatchObject(failure);
  });

  it('says plainly that the portal cannot be reached', async () => {
    server.use(isUnreachable(calls.fetchAuth));
    const error = await callApi(calls.fetchAuth).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 0, code: 'NETWORK', message: UNREACHABLE });
    expect(messageOf(error, 'Something went wrong.')).toBe('Something went wrong.');
  });

  it('brings total and next page of a list', async () => {
    const link = '</api/events/events?cursor=abc>; rel="next"';
    server.use(answers(calls.listPublicEvents, [], { 'x-total-count': '2000', link }));
    await expect(callList(calls.listPublicEvents)).resolves.toEqual({ items: [], total: 2000, next: 'abc' });
  });

  it('sends files as a form, beside what else the call takes', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(calls.changePhoto, ({ body, file }) => {
        sent.push([body, file?.name, file?.type]);
        return { profilePic: '/p' };
      }),
    );
    const image = new File(['pixels'], 'me.png', { type: 'image/png' });
    await callApi(calls.changePhoto, { body: { ID_No: 12240010 }, files: { image } });
    expect(sent).toEqual([[{ ID_No: '12240010' }, 'me.png', 'image/png']]);
  });
});
