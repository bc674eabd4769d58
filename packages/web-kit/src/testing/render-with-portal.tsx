import type { Role, SessionUser } from '@portal/contracts';
import { RouterProvider, Toaster, dismissToast } from '@portal/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter, useHref, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { createQueryClient, followPortalEvents } from '../api/query-client';
import { beSignedInAs } from './person';

/** Session and URL of a test. */
export interface PortalOptions {
  /** The signed-in person, or a visitor (the default). */
  readonly as?: Role | SessionUser | 'visitor' | undefined;
  /** URL; `/` unless given. */
  readonly at?: string | undefined;
  /** State of the router. */
  readonly state?: unknown;
  /** Path pattern of the page, when it reads parameters. */
  readonly path?: string | undefined;
}

/** The rendered component, a user-event session, and the current URL. */
export interface RenderedPortal extends RenderResult {
  readonly user: UserEvent;
  readonly address: () => string;
}

/** Renders inside session, router, query cache and toaster, as in the shell; `portalServer` answers the requests. */
export function renderWithPortal(children: ReactNode, options: PortalOptions = {}): RenderedPortal {
  const { as = 'visitor', at = '/', path = '*', state } = options;
  dismissToast();
  beSignedInAs(as);
  // Failed queries are part of the tests, so they are not logged.
  const client = createQueryClient(() => undefined);
  client.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } });
  let address = at;
  const [pathname = '/', search = ''] = at.split(/(?=\?)/);
  const result = render(
    <QueryClientProvider client={client}>
      <PortalEventsOf client={client} />
      <MemoryRouter initialEntries={[{ pathname, search, state }]}>
        <AddressBar onChange={(next) => (address = next)} />
        <Links>
          <Routed path={path}>{children}</Routed>
        </Links>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
    // The error boundary has handled it.
    { onCaughtError: () => undefined },
  );
  return { ...result, user: userEvent.setup(), address: () => address };
}

function PortalEventsOf({ client }: { readonly client: QueryClient }) {
  useEffect(() => followPortalEvents(client), [client]);
  return null;
}

function AddressBar({ onChange }: { readonly onChange: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onChange(`${pathname}${search}`);
  return null;
}

function Links({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={(href, state) => navigate(href, { state })} useHref={useHref}>
      {children}
    </RouterProvider>
  );
}

/** Unmounts the page when the path leaves its pattern, as the shell does. */
function Routed({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return useRoutes([
    { path, element: children },
    { path: '*', element: null },
  ]);
}
