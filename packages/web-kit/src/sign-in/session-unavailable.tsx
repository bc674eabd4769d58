import { UnavailableState } from '@portal/ui';
import { useIsOffline, useOnReconnect } from '../offline/use-connection';
import { HelpLink } from '../portal/help-link';
import { loadSession } from './session-store';

/** In place of a page while it cannot be known whether a user is signed in. */
export function SessionUnavailable() {
  const isOffline = useIsOffline();
  const retry = () => void loadSession();
  useOnReconnect(retry);
  if (isOffline) {
    return (
      <UnavailableState title="You're offline" text="Connect to the internet to open the portal." onRetry={retry} />
    );
  }
  return <UnavailableState title="The portal is temporarily unavailable" text={<HelpLink />} onRetry={retry} />;
}
