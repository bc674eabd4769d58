import { calls, type Call, type CallName, type ScopeRule } from '@portal/contracts';
import { sessionStore, type Session } from './session-store';

/** Who is signed in, kept up to date. */
export function useSession(): Session {
  return sessionStore();
}

/**
 * On what the person may make a call, by the call table; null when not at all. It decides what is offered; the services
 * decide what is done.
 */
export function useScope(callName: CallName): ScopeRule | null {
  return scopeOf(callName, useSession());
}

/** Whether the person may make a call at all. */
export function usePermission(callName: CallName): boolean {
  return useScope(callName) !== null;
}

/** The same outside components. */
export function scopeOf(callName: CallName, { user, role, onboardingComplete }: Session): ScopeRule | null {
  const call: Call = calls[callName];
  if (user && call.onboarded && onboardingComplete === false) return null;
  return call.who[user ? role : 'visitor'] ?? null;
}
