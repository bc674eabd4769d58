import type { RemotePath } from '@portal/web-kit';

/** Patterns of this remote's pages; who may open them stands in web-kit's table of pages. */
export const ownPaths = { home: '/home' } as const satisfies Record<string, RemotePath<'mfe_student'>>;

/** Where the home page leads. */
export const paths = {
  ...ownPaths,
  events: '/events',
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
} as const;
