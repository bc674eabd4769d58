import type { Role, SessionUser } from '@portal/contracts';
import { RouterProvider, Toaster, dismissToast } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useHref, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { createQueryClient } from '../api/query-client';
import { beSignedInAs } from './person';

/** How the portal stands around what is rendered. */
export interface PortalOptions {
  /** Who looks at it: a role, a person, or a visitor (the default). */
  readonly as?: Role | SessionUser | 'visitor' | undefined;
  /** The address in the browser; `/` unless told. */
  readonly at?: string | undefined;
  /** What the router remembers with it. */
  readonly state?: unknown;
  /** The pattern of the page, when it reads parameters from the address. */
  readonly path?: string | undefined;
}

/** A rendered part of the portal, the hands of the person, and the address the browser shows. */
export interface RenderedPortal extends RenderResult {
  readonly user: UserEvent;
  readonly address: () => string;
}

/** Renders with session, router, query cache and toasts, as inside the shell; requests are answered by portalServer. */
export function renderWithPortal(children: ReactNode, options: PortalOptions = {}): RenderedPortal {
  const { as = 'visitor', at = '/', path = '*', state } = options;
  dismissToast();
  beSignedInAs(as);
  // Tests look at what the page says; the log would only bury their own words.
  const client = createQueryClient(() => undefined);
  client.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } });
  let address = at;
  const [pathname = '/', search = ''] = at.split(/(?=\?)/);
  const result = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[{ pathname, search, state }]}>
        <AddressBar onChange={(next) => (address = next)} />
        <Links>
          <Routed path={path}>{children}</Routed>
        </Links>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
    // A boundary has dealt with it, and says so itself.
    { onCaughtError: () => undefined },
  );
  return { ...result, user: userEvent.setup(), address: () => address };
}

function AddressBar({ onChange }: { readonly onChange: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onChange(`${pathname}${search}`);
  return null;
}

function Links({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={(href) => navigate(href)} useHref={useHref}>
      {children}
    </RouterProvider>
  );
}

/** Leaving the pattern leaves the page, as it would in the shell. */
function Routed({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return useRoutes([
    { path, element: children },
    { path: '*', element: null },
  ]);
}
