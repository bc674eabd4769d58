import { loadDialogs } from '@portal/ui';
import { loadFonts } from '@portal/ui/fonts';
import '@portal/ui/base.css';
import {
  announceSession,
  createBlockableHistory,
  createQueryClient,
  pageAtPath,
  followTheme,
  loadInstituteSettings,
  loadSession,
  PortalRouter,
  preloadRemote,
} from '@portal/web-kit';
import { createRoot } from 'react-dom/client';
import { fetchRemote } from './federation/fetch-remote';
import { startOffline } from './offline/register';
import { PortalProviders } from './portal-providers';
import { PortalRoutes } from './routing/portal-routes';

/** Part of the build, so that remotes share it; loaded when the first of them needs it. */
export const onDemand = { fields: () => import('@portal/ui/forms'), forms: () => import('@portal/web-kit/forms') };

/** What the first page does without, in the order in which it is missed. */
const deferredLoads: readonly (() => Promise<unknown>)[] = [loadFonts, loadDialogs, startOffline];

followTheme();
void start();

/** Loads what the first page needs, and renders the portal in the place of the frame of the first paint. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  void loadSession().then(announceSession);
  const first = pageAtPath(window.location.pathname);
  if (first) preloadRemote(first.remote, fetchRemote(first.remote));
  await loadInstituteSettings();
  createRoot(root).render(
    <PortalProviders queryClient={createQueryClient()}>
      <PortalRouter history={createBlockableHistory()}>
        <PortalRoutes />
      </PortalRouter>
    </PortalProviders>,
  );
  // What fails is asked for again: by the first dialog, or at the next visit.
  for (const load of deferredLoads) await load().catch(() => undefined);
}
