import { loadDialogs } from '@portal/ui';
import { loadFonts } from '@portal/ui/fonts';
import '@portal/ui/base.css';
import {
  createBlockableHistory,
  createQueryClient,
  followPortalEvents,
  followTheme,
  loadInstituteSettings,
  PortalRouter,
} from '@portal/web-kit';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { shareModules } from './federation/shared-modules';
import { loadFirstPage } from './load-first-page';
import { PortalProviders } from './portal-providers';
import { PortalRoutes } from './routing/portal-routes';
import { tolerateTranslation } from './translation/tolerate-translation';
import './printing/print-head';

const startOffline = async () => (await import('./offline/register')).startOffline();

/** What the first page does without, in the order in which it is missed. */
const deferredLoads: readonly (() => Promise<unknown>)[] = [loadFonts, loadDialogs, startOffline];

/**
 * How long the frame of the first paint waits for the first page, so that both are rendered at once. After that the
 * portal's own frame, with its navigation, is of more use.
 */
const MAX_WAIT_MS = 1_000;

shareModules();
tolerateTranslation();
followTheme();
void start();

/** Loads what the first page needs, and renders the portal in the place of the frame of the first paint. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const queryClient = createQueryClient();
  followPortalEvents(queryClient);
  const firstPage = loadFirstPage(queryClient);
  await loadInstituteSettings();
  await Promise.race([firstPage, delay(MAX_WAIT_MS)]);
  // As a transition, which React interrupts for input.
  startTransition(() =>
    createRoot(root).render(
      <PortalProviders queryClient={queryClient}>
        <PortalRouter history={createBlockableHistory()}>
          <PortalRoutes />
        </PortalRouter>
      </PortalProviders>,
    ),
  );
  // What fails is asked for again: by the first dialog, or at the next visit.
  for (const load of deferredLoads) {
    await idle();
    await load().catch(() => undefined);
  }
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Resolves when the browser has nothing else to do. Safari cannot tell. */
function idle(): Promise<void> {
  if (typeof requestIdleCallback === 'undefined') return delay(MAX_WAIT_MS);
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 5 * MAX_WAIT_MS }));
}
