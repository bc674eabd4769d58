import type { Role } from '@portal/contracts';
import { LoadingState } from '@portal/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Session } from '../session/session-state';
import { useSession } from '../session/use-session';
import { returnPathOf, type ReturnState } from './return-path';
import { SessionUnavailable } from './session-unavailable';

interface GuardProps {
  readonly children: ReactNode;
}

/** Shows its children to people with a session; visitors go to /login and come back afterwards. */
export function RequireSession({ children }: GuardProps) {
  return <SessionGate loadingLabel="Loading...">{({ user }) => (user ? children : <ToLogin />)}</SessionGate>;
}

/** Shows its children to the listed roles; others go to /unauthorised, visitors to /login. */
export function RequireRole({ roles, children }: GuardProps & { readonly roles: readonly Role[] }) {
  return (
    <SessionGate loadingLabel="Loading user role...">
      {({ user, role }) => {
        if (!user) return <ToLogin />;
        return roles.includes(role) ? children : <Navigate to="/unauthorised" replace />;
      }}
    </SessionGate>
  );
}

/** Shows its children to people whose profile is not explicitly incomplete; those go to /onboarding first. */
export function RequireOnboarding({ children }: GuardProps) {
  return (
    <RequireSession>
      <SessionGate loadingLabel="Loading...">
        {({ onboardingComplete }) => (onboardingComplete === false ? <Navigate to="/onboarding" replace /> : children)}
      </SessionGate>
    </RequireSession>
  );
}

/** Shows its children while onboarding is not complete; others go to /. */
export function RequireIncompleteOnboarding({ children }: GuardProps) {
  return (
    <RequireSession>
      <SessionGate loadingLabel="Loading...">
        {({ onboardingComplete }) => (onboardingComplete === false ? children : <Navigate to="/" replace />)}
      </SessionGate>
    </RequireSession>
  );
}

/** Shows its children to visitors; people with a session go where they came from, by default to /. */
export function RequireVisitor({ children }: GuardProps) {
  const location = useLocation();
  return (
    <SessionGate loadingLabel="Loading...">
      {({ user }) => (user ? <Navigate to={returnPathOf(location)} replace /> : children)}
    </SessionGate>
  );
}

function ToLogin() {
  const { pathname, search, hash } = useLocation();
  const state: ReturnState = { from: `${pathname}${search}${hash}` };
  return <Navigate to="/login" replace state={state} />;
}

interface SessionGateProps {
  readonly loadingLabel: string;
  readonly children: (session: Session) => ReactNode;
}

/** Renders its children once the session is known, so that nobody is redirected before. */
function SessionGate({ loadingLabel, children }: SessionGateProps) {
  const session = useSession();
  if (session.status === 'loading') return <LoadingState label={loadingLabel} shape="text" />;
  if (session.status === 'unavailable') return <SessionUnavailable />;
  return children(session);
}
