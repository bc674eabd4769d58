import { UnavailableState } from '@portal/ui';
import { useIsOffline } from '../offline/use-connection';
import { useRetry } from '../api/use-retry';
import { HelpLink } from '../portal/help-link';
import { loadSession } from './session-store';

/** In place of a page while it cannot be known whether a user is signed in. */
export function SessionUnavailable() {
  const isOffline = useIsOffline();
  const retry = useRetry(() => void loadSession());
  if (isOffline) {
    return <UnavailableState title="You're offline" text="Connect to the internet to open the portal." {...retry} />;
  }
  return <UnavailableState title="The portal is temporarily unavailable" text={<HelpLink />} {...retry} />;
}
