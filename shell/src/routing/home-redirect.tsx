import { homePathOf } from '@portal/contracts';
import { useSession } from '@portal/web-kit';
import { Navigate } from 'react-router-dom';
import { KnownSession } from './known-session';

/** `/` leads everyone to their first page (specification, redirect rules). */
export function HomeRedirect() {
  const { user, role, onboardingComplete } = useSession();
  const first = onboardingComplete === false ? '/onboarding' : homePathOf(role);
  return (
    <KnownSession>
      <Navigate to={user ? first : '/login'} replace />
    </KnownSession>
  );
}

/** A path that nobody knows: to / with a session, else to /login. */
export function UnknownPath() {
  const { user } = useSession();
  return (
    <KnownSession>
      <Navigate to={user ? '/' : '/login'} replace />
    </KnownSession>
  );
}
