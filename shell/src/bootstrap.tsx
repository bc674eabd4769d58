import '@portal/ui/tokens.css';
import '@portal/ui/base.css';
import {
  createBlockableHistory,
  createQueryClient,
  findPage,
  followTheme,
  loadInstituteSettings,
  loadSession,
  PortalRouter,
  preloadRemote,
} from '@portal/web-kit';
import { createRoot } from 'react-dom/client';
import { fetchRemote } from './federation/fetch-remote';
import { PortalProviders } from './portal-providers';
import { PortalRoutes } from './routing/portal-routes';

/** Part of the build so that remotes find it in the page; loaded when the first of them asks. */
export const onDemand = { forms: () => import('@portal/ui/forms') };

followTheme();
void start();

/** Asks for everything the first page needs at once, and shows the frame as soon as the institute has a name. */
async function start(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no #root.');
  void loadSession();
  const first = findPage(window.location.pathname);
  if (first) preloadRemote(first.remote, fetchRemote(first.remote));
  await loadInstituteSettings();
  createRoot(place).render(
    <PortalProviders queryClient={createQueryClient()}>
      <PortalRouter history={createBlockableHistory()}>
        <PortalRoutes />
      </PortalRouter>
    </PortalProviders>,
  );
}
