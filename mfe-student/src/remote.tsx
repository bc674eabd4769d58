import type { RemoteModule } from '@portal/web-kit';

/** The only module that this part of the portal exposes. */
export const remote = { routes: [] } satisfies RemoteModule;
