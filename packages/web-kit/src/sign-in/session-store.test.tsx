import { calls, type CallName } from '@portal/contracts';
import { renderHook } from '@testing-library/react';
import { onPortalEvent } from '../portal/portal-events';
import { answers, beSignedInAs, isUnreachable, personAs, portalServer, problem, refuses } from '../testing';
import { rememberSession, wasSignedIn } from '../session/session-memory';
import { sessionStore } from '../session/session-state';
import { patchSession, loadSession, signIn, signOut } from './session-store';
import { usePermission } from '../session/use-session';

const server = portalServer();
const user = personAs('PRESIDENT');
const signedIn = { user, role: 'PRESIDENT', onboardingComplete: true } as const;
const visitor = { user: null, role: 'STUDENT', onboardingComplete: false } as const;

describe('the session', () => {
  afterEach(() => rememberSession(false));

  it('knows the person whom the server knows', async () => {
    server.use(answers(calls.fetchAuth, signedIn));
    await loadSession();
    expect(sessionStore.getState()).toMatchObject({ status: 'ready', role: 'PRESIDENT', user: { _id: user._id } });
    expect(wasSignedIn()).toBe(true);
  });

  it('takes a visitor for a student without a session, and sends them nowhere', async () => {
    beSignedInAs('visitor');
    server.use(answers(calls.fetchAuth, visitor));
    await loadSession();
    expect(sessionStore.getState()).toEqual({
      status: 'ready',
      user: null,
      role: 'STUDENT',
      onboardingComplete: undefined,
    });
  });

  it('comes back by the refresh cookie after the access token ran out', async () => {
    rememberSession(true);
    let isFresh = false;
    server.use(
      answers(calls.fetchAuth, () => (isFresh ? signedIn : visitor)),
      answers(calls.refresh, () => {
        isFresh = true;
        return undefined;
      }),
    );
    await loadSession();
    expect(sessionStore.getState().user).toMatchObject({ _id: user._id });
  });

  it('does not take an unreachable server for a sign-out', async () => {
    sessionStore.setState({ status: 'loading', user: null });
    server.use(isUnreachable(calls.fetchAuth));
    await loadSession();
    expect(sessionStore.getState().status).toBe('unavailable');
  });

  it('ends for the person also when the server cannot be reached', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    signIn(user);
    server.use(refuses(calls.logout, 'SYSTEM.UNAVAILABLE'));
    const changes: string[] = [];
    const stop = onPortalEvent('portal:session', ({ change }) => changes.push(change));
    await signOut();
    stop();
    expect(sessionStore.getState()).toMatchObject({ status: 'ready', user: null, role: 'STUDENT' });
    expect(changes).toEqual(['signed-out']);
    expect(logged.mock.calls).toEqual([['Logging out failed.', expect.any(Error)]]);
  });

  it('shows at once what the person changed of themselves, and invents nobody', () => {
    signIn(user);
    patchSession({ name: 'Kavya R. Iyer' });
    expect(sessionStore.getState().user).toMatchObject({ _id: user._id, personal_info: { name: 'Kavya R. Iyer' } });
    sessionStore.setState({ user: null });
    patchSession({ name: 'Nobody' });
    expect(sessionStore.getState().user).toBeNull();
  });

  it('permits a call by the role and the call table', () => {
    sessionStore.setState({ status: 'ready', user, role: 'CLUB_COORDINATOR', onboardingComplete: true });
    const may = (call: CallName) => {
      const { result, unmount } = renderHook(() => usePermission(call));
      unmount();
      return result.current;
    };
    expect([may('createEvent'), may('reviewRoomRequest')]).toEqual([true, false]);
    sessionStore.setState({ user: null, role: 'STUDENT' });
    expect([may('login'), may('createEvent')]).toEqual([true, false]);
  });

  it('is over, and the portal not away, when it ended elsewhere before the portal was opened', async () => {
    sessionStore.setState({ status: 'loading', user: null });
    rememberSession(true);
    server.use(refuses(calls.fetchAuth, 'AUTH.SESSION_REQUIRED'), refuses(calls.refresh, 'AUTH.SESSION_REQUIRED'));
    await loadSession();
    expect(sessionStore.getState()).toMatchObject({ status: 'ready', user: null });
    expect(wasSignedIn()).toBe(false);
  });

  it('is over when a call finds it over, and the page still knows whose it was', async () => {
    signIn(user);
    server.use(
      answers(calls.fetchAuth, () => problem('AUTH.SESSION_REQUIRED')),
      refuses(calls.refresh, 'AUTH.SESSION_REQUIRED'),
    );
    await loadSession();
    expect(sessionStore.getState()).toMatchObject({ status: 'ended', endedBy: 'expiry', user: { _id: user._id } });
    expect(wasSignedIn()).toBe(false);
  });
});
