import { LoadingState, Page, UnavailableState } from '@portal/ui';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { useIsOffline } from '../offline/use-connection';
import { useRetry, type Retry } from '../api/use-retry';
import { HelpLink } from '../portal/help-link';
import { pageAtPath } from '../portal/page-at-path';
import type { FetchRemote } from './load-with-retry';
import { remoteLoad, type RemoteLoad } from './remote-cache';
import type { RemoteModule } from './remote-module';
import { useRemoteOutcome } from './use-remote-outcome';

/** Props of RemoteBoundary. */
export interface RemoteBoundaryProps {
  /** Name of the remote; each is loaded once. */
  readonly name: string;
  /** Title shown while it loads or cannot be loaded, e.g. `Events`. */
  readonly section: string;
  readonly fetchRemote: FetchRemote;
  readonly children: (remote: RemoteModule) => ReactNode;
}

/**
 * Error boundary of a remote: while its files are missing or its code fails, a card names the section and offers Retry,
 * and the rest of the portal works. Retry loads the page again, with the files of a new deployment; without that, browsers
 * would reuse the failed preloads. While the device is offline, the card names the page, which was never opened here then.
 */
export function RemoteBoundary({ name, section, fetchRemote, children }: RemoteBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      fallbackRender={() => <Unavailable section={section} />}
      onError={(error) => console.warn(`${section} could not be shown.`, error)}
    >
      <Suspense fallback={<Loading section={section} />}>
        <Loaded load={remoteLoad(name, fetchRemote)} section={section}>
          {children}
        </Loaded>
      </Suspense>
    </ErrorBoundary>
  );
}

interface LoadedProps extends Pick<RemoteBoundaryProps, 'section' | 'children'> {
  readonly load: RemoteLoad;
}

function Loaded({ load, section, children }: LoadedProps) {
  const outcome = useRemoteOutcome(load);
  if (outcome === null) return <Loading section={section} />;
  if ('error' in outcome) throw outcome.error;
  return children(outcome.remote);
}

/** As wide as the page that comes. */
function Loading({ section }: { readonly section: string }) {
  const { pathname } = useLocation();
  return (
    <Page title={section} width={pageAtPath(pathname)?.width}>
      <LoadingState label="Loading..." shape="rows" />
    </Page>
  );
}

function Unavailable({ section }: { readonly section: string }) {
  const isOffline = useIsOffline();
  const retry = useRetry(() => window.location.reload());
  if (isOffline) return <NeverOpened section={section} retry={retry} />;
  return (
    <Page title={section}>
      <UnavailableState
        title={`${section} can't be shown right now`}
        text={
          <>
            This part of the portal didn't load. Everything else still works. <HelpLink />
          </>
        }
        {...retry}
      />
    </Page>
  );
}

function NeverOpened({ section, retry }: { readonly section: string; readonly retry: Retry }) {
  const { pathname } = useLocation();
  const page = pageAtPath(pathname)?.title ?? section;
  return (
    <Page title={page}>
      <UnavailableState
        title="You're offline"
        text={`“${page}” hasn't been opened on this device before. Connect to the internet to open it.`}
        {...retry}
      />
    </Page>
  );
}
