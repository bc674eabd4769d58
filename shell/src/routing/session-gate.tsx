import { LoadingState, Page } from '@portal/ui';
import { SessionUnavailable, useSession } from '@portal/web-kit';
import type { ReactNode } from 'react';
import { messages } from '../messages';

/** Shows its children once it is known whether a user is signed in. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  if (status === 'ready' || status === 'ended') return children;
  return (
    <Page title={messages.loading}>
      {status === 'loading' ? <LoadingState label={messages.loading} shape="rows" /> : <SessionUnavailable />}
    </Page>
  );
}
