import { LoadingState, Page, UnavailableState } from '@portal/ui';
import { loadSession, useSession } from '@portal/web-kit';
import type { ReactNode } from 'react';
import { words } from '../words';

/** Waits until it is known who is signed in; says so when nobody can tell. */
export function KnownSession({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  if (status === 'ready') return children;
  return (
    <Page title={words.loading}>
      {status === 'loading' ? (
        <LoadingState label={words.loading} shape="rows" />
      ) : (
        <UnavailableState title={words.away} retryLabel={words.retry} onRetry={() => void loadSession()} />
      )}
    </Page>
  );
}
