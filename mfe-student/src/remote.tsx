import { lazyPage, type RemoteModule } from '@portal/web-kit';
import { paths } from './paths';

/** The only module that this part of the portal exposes. */
export const remote = {
  routes: [{ path: paths.home, Component: lazyPage(async () => (await import('./pages/home-page')).HomePage) }],
} satisfies RemoteModule;
