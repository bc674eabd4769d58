import type { RemotePath } from '@portal/web-kit';

/** Patterns of this remote's pages; web-kit's table of pages says who may open them. */
export const ownPaths = {
  home: '/home',
  profile: '/profile',
  person: '/profile/:userId',
  giveFeedback: '/feedback',
  feedback: '/viewfeedback',
} as const satisfies Record<string, RemotePath<'mfe_student'>>;

/** Those and the pages of other remotes that these link to. */
export const paths = {
  ...ownPaths,
  roles: '/roles',
  events: '/events',
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
} as const;
