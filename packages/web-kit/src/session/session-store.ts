import { calls, type FetchAuthAnswer, type Role, type SessionUser } from '@portal/contracts';
import { create } from 'zustand';
import { ApiError } from '../api/api-error';
import { callApi } from '../api/call-api';
import { refreshSession } from '../api/refresh-session';
import { clearDrafts } from '../draft/draft-storage';
import { emitPortalEvent, onPortalEvent } from '../portal/portal-events';
import { onOtherTabs, notifyOtherTabs } from './session-channel';
import { rememberSession, wasSignedIn } from './session-memory';

/** Who is signed in. `unavailable` means that the services could not be reached, which is not the same as signed out. */
export interface Session {
  readonly status: 'loading' | 'ready' | 'unavailable';
  readonly user: SessionUser | null;
  /** STUDENT without a session, as the specification asks. */
  readonly role: Role;
  /** Only an explicit false sends people to onboarding. */
  readonly onboardingComplete: boolean | undefined;
}

const loading: Session = { status: 'loading', user: null, role: 'STUDENT', onboardingComplete: undefined };
const signedOut: Session = { ...loading, status: 'ready' };

/** The session of this tab; components read it through useSession. */
export const sessionStore = create<Session>(() => loading);

function sessionOf({ user, role, onboardingComplete }: FetchAuthAnswer): Session {
  return user ? { status: 'ready', user, role: role ?? 'STUDENT', onboardingComplete } : signedOut;
}

function setSession(session: Session): void {
  rememberSession(session.user !== null);
  sessionStore.setState(session, true);
}

async function fetchSession(): Promise<Session> {
  const session = sessionOf(await callApi(calls.fetchAuth));
  if (session.user || !wasSignedIn()) return session;
  // The access token has expired; the refresh cookie may still be valid.
  const refreshed = await refreshSession();
  if (refreshed === 'unreachable') throw new Error('The session could not be renewed.');
  return refreshed === 'renewed' ? sessionOf(await callApi(calls.fetchAuth)) : signedOut;
}

/** Loads the session: at the start, after onboarding, after a role change. */
export async function loadSession(): Promise<void> {
  try {
    setSession(await fetchSession());
  } catch (error) {
    // A 401 says that there is no session any more.
    if (error instanceof ApiError && error.status === 401) return setSession(signedOut);
    sessionStore.setState((before) => (before.user ? before : { ...loading, status: 'unavailable' }), true);
  }
}

/** Loads the session anew in every tab, after the account changed. */
export async function reloadSession(): Promise<void> {
  await loadSession();
  notifyOtherTabs('changed');
}

/** Changes the person of the session at once, before auth receives the change from records. */
export function patchSession(changes: Partial<SessionUser['personal_info']>): void {
  sessionStore.setState(({ user, ...session }) => ({
    ...session,
    user: user && { ...user, personal_info: { ...user.personal_info, ...changes } },
  }));
  notifyOtherTabs('changed');
}

/** Starts the session of the person that login or register answered, in every tab. */
export function signIn(user: SessionUser): void {
  emitPortalEvent('portal:session', { change: 'signed-in' });
  clearDrafts({ except: user._id });
  setSession({ status: 'ready', user, role: user.role, onboardingComplete: user.onboardingComplete });
  notifyOtherTabs('signed-in');
}

/** Ends the session in every tab, also when the server cannot be reached. */
export async function signOut(): Promise<void> {
  try {
    await callApi(calls.logout);
  } catch (error) {
    console.warn('Logging out failed.', error);
  }
  emitPortalEvent('portal:session', { change: 'signed-out' });
  setSession(signedOut);
  notifyOtherTabs('signed-out');
}

onPortalEvent('portal:session', ({ change }) => {
  if (change === 'expired') setSession(signedOut);
  if (change === 'signed-out') clearDrafts();
});

onOtherTabs((change) => {
  if (change === 'changed') return void loadSession();
  emitPortalEvent('portal:session', { change });
  if (change === 'signed-out') setSession(signedOut);
  else void loadSession();
});
