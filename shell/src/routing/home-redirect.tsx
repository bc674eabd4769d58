import { homePathOf } from '@portal/contracts';
import { useSession } from '@portal/web-kit';
import { Navigate } from 'react-router-dom';
import { SessionGate } from './session-gate';

/** Leads everyone to their first page, from `/` and from unknown paths (specification, redirect rules). */
export function HomeRedirect() {
  const { user, role, onboardingComplete } = useSession();
  const first = onboardingComplete === false ? '/onboarding' : homePathOf(role);
  return (
    <SessionGate>
      <Navigate to={user ? first : '/login'} replace />
    </SessionGate>
  );
}
