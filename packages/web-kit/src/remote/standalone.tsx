import { Toaster } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createQueryClient, followPortalEvents } from '../api/query-client';
import { createBlockableHistory } from '../navigation/navigation-blocker';
import { PortalRouter } from '../navigation/portal-router';
import { loadSession } from '../sign-in/session-store';
import { loadInstituteSettings } from '../settings/settings';
import { followTheme } from '../theme/theme';
import type { RemoteModule } from './remote-module';
import { RemotePages } from './remote-pages';

/** Renders one remote without the shell, for development, with the session of the running portal. */
export function renderStandalone(remote: RemoteModule): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root.');
  followTheme();
  const root = createRoot(container);
  const queryClient = createQueryClient();
  followPortalEvents(queryClient);
  void Promise.all([loadSession(), loadInstituteSettings()]).then(() => {
    root.render(
      <QueryClientProvider client={queryClient}>
        <PortalRouter history={createBlockableHistory()}>
          <RemotePages remote={remote} />
        </PortalRouter>
        <Toaster />
      </QueryClientProvider>,
    );
  });
}
