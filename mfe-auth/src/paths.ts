import type { RemotePath } from '@portal/web-kit';

/** Patterns of this remote's pages; who may open them stands in web-kit's table of pages. */
export const paths = {
  login: '/login',
  register: '/register',
  onboarding: '/onboarding',
} as const satisfies Record<string, RemotePath<'mfe_auth'>>;

/** Pages of other parts that sign-in leads to. */
export const neighbours = { events: '/events', event: (id: string) => `/events/${encodeURIComponent(id)}` } as const;
