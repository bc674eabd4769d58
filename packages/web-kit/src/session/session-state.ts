import type { Role, SessionUser } from '@portal/contracts';
import { create } from 'zustand';
import { rememberSession } from './session-memory';

/** Why a session is over although the page is still open: it expired or was ended elsewhere, or this browser signed out in another window. */
export type SessionEnd = 'expiry' | 'sign-out';

/**
 * Who is signed in. `unavailable` means that the services could not be reached, which is not the same as signed out.
 * `ended` keeps the person, so that the page stays as it is until they sign in again; calls wait until then.
 */
export interface Session {
  readonly status: 'loading' | 'ready' | 'ended' | 'unavailable';
  readonly user: SessionUser | null;
  /** STUDENT without a session, as the specification asks. */
  readonly role: Role;
  /** Only an explicit false sends people to onboarding. */
  readonly onboardingComplete: boolean | undefined;
  /** Of an `ended` session. */
  readonly endedBy?: SessionEnd;
}

export const loading: Session = { status: 'loading', user: null, role: 'STUDENT', onboardingComplete: undefined };
export const signedOut: Session = { ...loading, status: 'ready' };

/** The session of this tab; components read it through useSession. */
export const sessionStore = create<Session>(() => loading);

/** Stops the session of the person who is here; a visitor has none. */
export function endSession(endedBy: SessionEnd): void {
  const { user, status } = sessionStore.getState();
  if (!user || status === 'ended') return;
  rememberSession(false);
  sessionStore.setState({ status: 'ended', endedBy });
}

/** Waits while the session is over, until the person has signed in again or left, or the signal is aborted. */
export function whileEnded(signal?: Pick<AbortSignal, 'aborted' | 'addEventListener'>): Promise<void> {
  return new Promise((resolve) => {
    if (sessionStore.getState().status !== 'ended' || signal?.aborted) return resolve();
    const go = () => {
      stop();
      resolve();
    };
    const stop = sessionStore.subscribe(({ status }) => (status === 'ended' ? undefined : go()));
    signal?.addEventListener('abort', go);
  });
}
