import type { Role, SessionUser } from '@portal/contracts';
import { sessionStore, type Session } from '../session/session-state';

/** A person with a role, as `fetchAuth` answers it. */
export function personAs(role: Role, more: Partial<SessionUser> = {}): SessionUser {
  return {
    _id: '65a000000000000000000001',
    username: 'person@example.edu',
    role,
    onboardingComplete: true,
    personal_info: { name: 'Asha Nair' },
    ...more,
  };
}

/** Sets the session to that of a person or a visitor. */
export function beSignedInAs(person: Role | SessionUser | 'visitor'): void {
  sessionStore.setState(sessionFor(person), true);
}

function sessionFor(person: Role | SessionUser | 'visitor'): Session {
  if (person === 'visitor') return { status: 'ready', user: null, role: 'STUDENT', onboardingComplete: undefined };
  const user = typeof person === 'string' ? personAs(person) : person;
  return { status: 'ready', user, role: user.role, onboardingComplete: user.onboardingComplete };
}
