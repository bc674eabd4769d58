import {
  RequireIncompleteOnboarding,
  RequireOnboarding,
  RequireRole,
  RequireSession,
  RequireVisitor,
  type PageAccess,
} from '@portal/web-kit';
import type { ReactNode } from 'react';

const guards = {
  visitor: RequireVisitor,
  session: RequireSession,
  onboarded: RequireOnboarding,
  onboarding: RequireIncompleteOnboarding,
} as const;

/** Shows a page to those who may open it, and redirects the others. */
export function PageGuard({ access, children }: { readonly access: PageAccess; readonly children: ReactNode }) {
  if (access === 'public') return children;
  if (typeof access !== 'string') return <RequireRole roles={access}>{children}</RequireRole>;
  const Guard = guards[access];
  return <Guard>{children}</Guard>;
}
