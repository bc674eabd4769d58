import { calls, type FetchAuthAnswer, type SessionUser } from '@portal/contracts';
import { ApiError } from '../api/api-error';
import { callApi } from '../api/call-api';
import { refreshSession } from '../api/refresh-session';
import { clearDrafts } from '../draft/draft-storage';
import { storeOnlyFor } from '../offline/store-only-for';
import { emitPortalEvent, onPortalEvent } from '../portal/portal-events';
import { notifyOtherTabs, onOtherTabs } from './session-channel';
import { rememberSession, wasSignedIn } from '../session/session-memory';
import { endSession, loading, sessionStore, signedOut, type Session } from '../session/session-state';

function sessionOf({ user, role, onboardingComplete }: FetchAuthAnswer): Session {
  return user ? { status: 'ready', user, role: role ?? 'STUDENT', onboardingComplete } : signedOut;
}

function setSession(session: Session): void {
  storeOnlyFor(session.user?._id);
  rememberSession(session.user !== null);
  sessionStore.setState(session, true);
}

/** Signs a person in: the same person continues on the open page, for another one everything begins anew. */
function enter(session: Session, user: SessionUser): void {
  const before = sessionStore.getState();
  const isSamePerson = before.user?._id === user._id;
  if (!isSamePerson && before.status !== 'loading') emitPortalEvent('portal:session', { change: 'signed-in' });
  clearDrafts({ except: user._id });
  setSession(session);
  if (isSamePerson && (before.status === 'ended' || before.role !== session.role)) {
    emitPortalEvent('portal:session', { change: 'continued' });
  }
}

function settle(session: Session): void {
  if (session.user) enter(session, session.user);
  else if (sessionStore.getState().user) endSession('expiry');
  else setSession(signedOut);
}

async function fetchSession(): Promise<Session> {
  const session = sessionOf(await callApi(calls.fetchAuth));
  if (session.user || !wasSignedIn()) return session;
  // The access token has expired; the refresh cookie may still be valid.
  const refreshed = await refreshSession();
  if (refreshed === 'unreachable') throw new Error('The session could not be renewed.');
  return refreshed === 'renewed' ? sessionOf(await callApi(calls.fetchAuth)) : signedOut;
}

/** Loads the session: after onboarding, after a role change, and to see whether an ended one goes on. */
export async function loadSession(): Promise<void> {
  try {
    settle(await fetchSession());
  } catch (error) {
    // A 401 says that there is no session any more.
    if (error instanceof ApiError && error.status === 401) return settle(signedOut);
    sessionStore.setState((before) => (before.user ? before : { ...loading, status: 'unavailable' }), true);
  }
}

/** Tells the other tabs who is here in a new window: with one ends the way back from Google. */
export function announceSession(): void {
  const { user } = sessionStore.getState();
  if (user) notifyOtherTabs({ change: 'signed-in', personId: user._id });
}

/** Loads the session anew in every tab, after the account changed. */
export async function reloadSession(): Promise<void> {
  await loadSession();
  notifyOtherTabs({ change: 'changed' });
}

/** Changes the person of the session at once, before auth receives the change from records. */
export function patchSession(changes: Partial<SessionUser['personal_info']>): void {
  sessionStore.setState(({ user, ...session }) => ({
    ...session,
    user: user && { ...user, personal_info: { ...user.personal_info, ...changes } },
  }));
  notifyOtherTabs({ change: 'changed' });
}

/** Starts the session of the person that login or register answered, in every tab. */
export function signIn(user: SessionUser): void {
  enter({ status: 'ready', user, role: user.role, onboardingComplete: user.onboardingComplete }, user);
  notifyOtherTabs({ change: 'signed-in', personId: user._id });
}

/** Ends the session, also when the server cannot be reached; other tabs ask for the password before they go on. */
export async function signOut(): Promise<void> {
  try {
    await callApi(calls.logout);
  } catch (error) {
    console.warn('Logging out failed.', error);
  }
  emitPortalEvent('portal:session', { change: 'signed-out' });
  setSession(signedOut);
  notifyOtherTabs({ change: 'signed-out' });
}

onPortalEvent('portal:session', ({ change }) => {
  if (change === 'expired') endSession('expiry');
  // The new token may name another role.
  if (change === 'renewed' && sessionStore.getState().user) void loadSession();
  if (change === 'signed-out') clearDrafts();
});

onOtherTabs((news) => {
  const { user, status } = sessionStore.getState();
  if (news.change === 'changed') return void loadSession();
  if (news.change === 'signed-out') return user ? endSession('sign-out') : setSession(signedOut);
  if (news.personId === user?._id) return status === 'ended' ? void loadSession() : undefined;
  if (user) {
    // From now on the cookies are another person's: nothing of the first one may be shown or sent.
    emitPortalEvent('portal:session', { change: 'signed-in' });
    sessionStore.setState(loading, true);
  }
  return void loadSession();
});
