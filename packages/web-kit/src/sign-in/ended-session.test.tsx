import { calls, type FetchAuthAnswer } from '@portal/contracts';
import { waitFor } from '@testing-library/react';
import { callApi } from '../api/call-api';
import { onPortalEvent, type PortalEvents } from '../portal/portal-events';
import { answers, beSignedInAs, personAs, portalServer, problem } from '../testing';
import { sessionStore } from '../session/session-state';
import { loadSession, signIn, signOut } from './session-store';

const asha = personAs('STUDENT');
const ravi = personAs('PRESIDENT', { _id: '65a0000000000000000000ff', personal_info: { name: 'Ravi Kumar' } });
const answerFor = (user: typeof asha): FetchAuthAnswer => ({
  user,
  role: user.role ?? 'STUDENT',
  onboardingComplete: true,
});
const visitor: FetchAuthAnswer = { user: null, role: 'STUDENT', onboardingComplete: false };
const server = portalServer();
const otherWindow = new BroadcastChannel('portal-session');
afterAll(() => otherWindow.close());

/** A service that knows the session or not, and what it was asked. */
function service() {
  const state = { isSignedIn: false, here: visitor, keys: [] as (string | null)[], reads: 0, refreshes: 0 };
  server.use(
    answers(calls.markNotificationsRead, ({ headers }) => {
      state.keys.push(headers.get('idempotency-key'));
      return state.isSignedIn ? undefined : problem('AUTH.SESSION_REQUIRED');
    }),
    answers(calls.listNotifications, () => {
      state.reads += 1;
      return state.isSignedIn ? [] : problem('AUTH.SESSION_REQUIRED');
    }),
    answers(calls.refresh, () => {
      state.refreshes += 1;
      return problem('AUTH.SESSION_REQUIRED');
    }),
    answers(calls.fetchAuth, () => state.here),
    answers(calls.logout, { message: 'Logout Successful' }),
  );
  return state;
}
const write = () => callApi(calls.markNotificationsRead, { body: {} });
const read = (signal?: AbortSignal) => callApi(calls.listNotifications, { signal });
const isEnded = () => expect(sessionStore.getState()).toMatchObject({ status: 'ended', user: { _id: asha._id } });

/** Calls that met the end of the session, and wait. */
async function waitingCalls() {
  const asked = service();
  beSignedInAs(asha);
  const outcomes: unknown[] = [];
  const note = (outcome: unknown) => void outcomes.push(outcome);
  const written = write().then(() => note('written'), note);
  const loaded = read().then(note, note);
  await waitFor(isEnded);
  return { asked, outcomes, settled: Promise.all([written, loaded]) };
}

describe('calls that meet the end of the session', () => {
  it('wait until the person has signed in again, and are then made once, a write with its key', async () => {
    const { asked, outcomes, settled } = await waitingCalls();
    expect(outcomes).toEqual([]);
    asked.isSignedIn = true;
    signIn(asha);
    await settled;
    expect(outcomes).toHaveLength(2);
    expect(outcomes).toEqual(expect.arrayContaining(['written', []]));
    expect(asked.keys).toEqual([asked.keys[0], asked.keys[0]]);
    expect([asked.reads, asked.refreshes]).toEqual([2, 1]);
  });

  it('wait also when they begin after it', async () => {
    const { asked, settled } = await waitingCalls();
    const late = read();
    asked.isSignedIn = true;
    signIn(asha);
    await settled;
    await expect(late).resolves.toEqual([]);
    expect(asked.reads).toBe(3);
  });

  it('fail when the person leaves', async () => {
    const { outcomes, settled } = await waitingCalls();
    await signOut();
    await settled;
    expect(outcomes).toEqual([expect.objectContaining({ status: 401 }), expect.objectContaining({ status: 401 })]);
    expect(sessionStore.getState()).toMatchObject({ status: 'ready', user: null, role: 'STUDENT' });
  });

  it('fail and are never made in the name of somebody else who signs in', async () => {
    const { asked, outcomes, settled } = await waitingCalls();
    asked.isSignedIn = true;
    signIn(ravi);
    await settled;
    expect(outcomes).toEqual([expect.objectContaining({ status: 401 }), expect.objectContaining({ status: 401 })]);
    expect([asked.keys.length, asked.reads]).toEqual([1, 1]);
  });

  it('can be given up meanwhile', async () => {
    await waitingCalls();
    const giveUp = new AbortController();
    const late = read(giveUp.signal);
    giveUp.abort();
    await expect(late).rejects.toMatchObject({ code: 'ERR_CANCELED' });
    beSignedInAs('visitor');
  });

  it('of visitors just fail', async () => {
    service();
    beSignedInAs('visitor');
    await expect(read()).rejects.toMatchObject({ status: 401 });
    expect(sessionStore.getState().status).toBe('ready');
  });
});

describe('another window', () => {
  const changes: PortalEvents['portal:session']['change'][] = [];
  const stop = onPortalEvent('portal:session', ({ change }) => changes.push(change));
  beforeEach(() => {
    changes.splice(0);
    sessionStorage.setItem(`portal.draft.${asha._id}.form`, '"typed"');
  });
  afterAll(stop);
  const draft = () => sessionStorage.getItem(`portal.draft.${asha._id}.form`);

  it('that signs out ends the session here and leaves what was typed', async () => {
    service();
    beSignedInAs(asha);
    otherWindow.postMessage({ change: 'signed-out' });
    await waitFor(isEnded);
    expect(sessionStore.getState().endedBy).toBe('sign-out');
    expect(changes).toEqual([]);
    expect(draft()).toBe('"typed"');
  });

  it('in which the same person signs in again lets the page go on', async () => {
    const asked = service();
    beSignedInAs(asha);
    otherWindow.postMessage({ change: 'signed-out' });
    await waitFor(isEnded);
    asked.here = answerFor(asha);
    otherWindow.postMessage({ change: 'signed-in', personId: asha._id });
    await waitFor(() => expect(sessionStore.getState()).toMatchObject({ status: 'ready', user: { _id: asha._id } }));
    expect(changes).toEqual(['continued']);
    expect(draft()).toBe('"typed"');
  });

  it('in which somebody else signs in begins everything anew, whether the session had ended or not', async () => {
    const asked = service();
    asked.here = answerFor(ravi);
    for (const hasEnded of [true, false]) {
      changes.splice(0);
      sessionStorage.setItem(`portal.draft.${asha._id}.form`, '"typed"');
      beSignedInAs(asha);
      if (hasEnded) sessionStore.setState({ status: 'ended' });
      otherWindow.postMessage({ change: 'signed-in', personId: ravi._id });
      await waitFor(() => expect(sessionStore.getState().user?._id).toBe(ravi._id));
      expect(changes).toEqual(['signed-in']);
      expect(draft()).toBeNull();
    }
  });

  it('that opens with the same person changes nothing here', async () => {
    service();
    beSignedInAs(asha);
    otherWindow.postMessage({ change: 'signed-in', personId: asha._id });
    otherWindow.postMessage({ change: 'signed-out' });
    await waitFor(isEnded);
    expect(changes).toEqual([]);
  });
});

describe('a role that changed', () => {
  it('counts as soon as a call had to renew the session', async () => {
    let isRenewed = false;
    server.use(
      answers(calls.listNotifications, () => (isRenewed ? [] : problem('AUTH.SESSION_REQUIRED'))),
      answers(calls.refresh, () => {
        isRenewed = true;
        return undefined;
      }),
      answers(calls.fetchAuth, answerFor({ ...asha, role: 'PRESIDENT' })),
    );
    beSignedInAs(asha);
    await expect(read()).resolves.toEqual([]);
    await waitFor(() => expect(sessionStore.getState().role).toBe('PRESIDENT'));
  });

  it('counts when the person signs in again', async () => {
    await waitingCalls();
    signIn({ ...asha, role: 'PRESIDENT' });
    expect(sessionStore.getState()).toMatchObject({ status: 'ready', role: 'PRESIDENT' });
  });

  it('does not end a session that the network hides', async () => {
    beSignedInAs(asha);
    server.use(answers(calls.fetchAuth, () => Response.error()));
    await loadSession();
    expect(sessionStore.getState().status).toBe('ready');
  });
});
