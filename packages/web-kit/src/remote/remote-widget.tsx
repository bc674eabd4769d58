import { ErrorState, Skeleton } from '@portal/ui';
import { createContext, createElement, Suspense, useContext, useState, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { RemoteName } from '../portal/pages';
import type { FetchRemote } from './load-with-retry';
import { forgetRemote, remoteLoad, type RemoteLoad } from './remote-cache';
import type { WidgetName, WidgetProps } from './remote-module';
import { useRemoteOutcome } from './use-remote-outcome';

/** How the page loads a remote; the shell provides it. Without it no widget shows, as in a remote that runs alone. */
export const RemoteLoaderContext = createContext<((name: RemoteName) => FetchRemote) | null>(null);

/** Props of RemoteWidget. */
export interface RemoteWidgetProps<Name extends WidgetName> {
  readonly remote: RemoteName;
  readonly name: Name;
  readonly props: WidgetProps[Name];
  /** Shown with Retry when the widget cannot be. */
  readonly failed: string;
}

/**
 * A component of another remote, loaded when it is shown. While that remote is missing, older or broken, a line says so
 * and offers Retry, and the page around it works.
 */
export function RemoteWidget<Name extends WidgetName>({ remote, name, props, failed }: RemoteWidgetProps<Name>) {
  const fetchRemote = useContext(RemoteLoaderContext);
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    forgetRemote(remote);
    setAttempt(attempt + 1);
  };
  if (!fetchRemote) return <ErrorState message={failed} />;
  return (
    <ErrorBoundary
      resetKeys={[attempt]}
      fallbackRender={() => <ErrorState message={failed} onRetry={retry} />}
      onError={(error) => console.warn(`The widget ${name} of ${remote} could not be shown.`, error)}
    >
      <Suspense fallback={<Waiting />}>
        <Loaded load={remoteLoad(remote, fetchRemote(remote))} name={name} props={props} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface LoadedProps<Name extends WidgetName> extends Pick<RemoteWidgetProps<Name>, 'name' | 'props'> {
  readonly load: RemoteLoad;
}

function Loaded<Name extends WidgetName>({ load, name, props }: LoadedProps<Name>) {
  const outcome = useRemoteOutcome(load);
  if (outcome === null) return <Waiting />;
  if ('error' in outcome) throw outcome.error;
  const Widget: ComponentType<WidgetProps[Name]> | undefined = outcome.remote.widgets?.[name];
  if (!Widget) throw new Error(`The remote has no widget ${name}.`);
  return createElement(Widget, props);
}

function Waiting() {
  return <Skeleton width="60%" />;
}
