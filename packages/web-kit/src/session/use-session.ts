import { calls, type Call, type CallName } from '@portal/contracts';
import { sessionStore, type Session } from './session-state';

/** The session, kept up to date. */
export function useSession(): Session {
  return sessionStore();
}

/** Whether the call table lets the person make a call. It decides what a page offers; the services check for themselves. */
export function usePermission(callName: CallName): boolean {
  const { user, role, onboardingComplete } = useSession();
  const call: Call = calls[callName];
  if (user && call.onboarded && onboardingComplete === false) return false;
  return call.who[user ? role : 'visitor'] !== undefined;
}
