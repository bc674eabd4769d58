import type { RemotePath } from '@portal/web-kit';

/** Patterns of this remote's pages; who may open them stands in web-kit's table of pages. */
export const ownPaths = {
  home: '/home',
  profile: '/profile',
  person: '/profile/:userId',
  giveFeedback: '/feedback',
  feedback: '/viewfeedback',
} as const satisfies Record<string, RemotePath<'mfe_student'>>;

/** Where these pages lead. */
export const paths = {
  ...ownPaths,
  roles: '/roles',
  events: '/events',
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
} as const;
