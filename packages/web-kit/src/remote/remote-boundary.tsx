import { LoadingState, Page, UnavailableState } from '@portal/ui';
import { Suspense, use, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { loadRemoteModule, type FetchRemote } from './load-remote';
import type { RemoteModule } from './remote-module';

/** Props of RemoteBoundary. */
export interface RemoteBoundaryProps {
  /** Unique in the page; what was loaded under it is loaded once. */
  readonly name: string;
  /** What people call this part, e.g. `Events`. */
  readonly section: string;
  readonly fetchRemote: FetchRemote;
  readonly children: (remote: RemoteModule) => ReactNode;
}

const loading = new Map<string, Promise<RemoteModule>>();

function startLoading(name: string, attempt: number, fetchRemote: FetchRemote): Promise<RemoteModule> {
  const key = `${name}#${attempt}`;
  const known = loading.get(key);
  if (known) return known;
  const started = loadRemoteModule(fetchRemote, attempt > 0);
  // Whoever renders it sees the failure; nobody else needs to.
  started.catch(() => undefined);
  loading.set(key, started);
  return started;
}

const attempts = new Map<string, number>();

/** Begins to load a remote before it is shown: on the way to it, or while the session is asked for. */
export function preloadRemote(name: string, fetchRemote: FetchRemote): void {
  void startLoading(name, attempts.get(name) ?? 0, fetchRemote);
}

/**
 * Keeps the trouble of one remote to itself: while its files are missing or its code fails, a card names the section
 * and offers Retry, and the rest of the portal works. Retry looks for a new deployment.
 */
export function RemoteBoundary({ name, section, fetchRemote, children }: RemoteBoundaryProps) {
  const [attempt, setAttempt] = useState(() => attempts.get(name) ?? 0);
  const { pathname } = useLocation();
  const retry = () => {
    attempts.set(name, attempt + 1);
    setAttempt(attempt + 1);
  };
  return (
    <ErrorBoundary
      resetKeys={[attempt, pathname]}
      fallbackRender={() => <Away section={section} onRetry={retry} />}
      onError={(error) => console.warn(`${section} could not be shown.`, error)}
    >
      <Suspense fallback={<Coming section={section} />}>
        <Loaded remote={startLoading(name, attempt, fetchRemote)}>{children}</Loaded>
      </Suspense>
    </ErrorBoundary>
  );
}

function Loaded({ remote, children }: { remote: Promise<RemoteModule>; children: RemoteBoundaryProps['children'] }) {
  return children(use(remote));
}

function Coming({ section }: { readonly section: string }) {
  return (
    <Page title={section}>
      <LoadingState label="Loading..." shape="rows" />
    </Page>
  );
}

function Away({ section, onRetry }: { readonly section: string; readonly onRetry: () => void }) {
  return (
    <Page title={section}>
      <UnavailableState
        title={`${section} cannot be shown right now`}
        text="This part of the portal did not load. Everything else works as usual."
        retryLabel="Retry"
        onRetry={onRetry}
      />
    </Page>
  );
}
