import { Dialog, ErrorState, LoadingState } from '@portal/ui';
import { useSession } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';
import { messages } from './messages';

/** Asks the person whose session is over to sign in again, over the page, which stays as it is until then. */
export function SignInAgain() {
  const { status, user, endedBy = 'expiry' } = useSession();
  const dialog = useSignInAgainDialog(user !== null);
  if (status !== 'ended' || !user) return null;
  if (dialog.data) return <dialog.data user={user} endedBy={endedBy} />;
  return (
    <Dialog isOpen title={messages.title}>
      {dialog.isError ? (
        <ErrorState
          message={messages.notLoaded}
          onRetry={() => void dialog.refetch()}
          isRetrying={dialog.isRefetching}
        />
      ) : (
        <LoadingState label={messages.loading} shape="text" />
      )}
    </Dialog>
  );
}

/** Loaded after the first page and before it is needed: by then the connection or this version of it may be gone. */
function useSignInAgainDialog(isSignedIn: boolean) {
  return useQuery({
    queryKey: ['sign-in-again-dialog'],
    queryFn: async () => (await import('./sign-in-again-dialog')).SignInAgainDialog,
    enabled: isSignedIn,
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  });
}
