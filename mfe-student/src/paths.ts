import type { RemotePath } from '@portal/web-kit';

/** Paths of this remote's pages; web-kit's table of pages says who may open them. */
export const paths = {
  home: '/home',
  profile: '/profile',
  person: '/profile/:userId',
  giveFeedback: '/feedback',
  feedback: '/viewfeedback',
  positions: '/manage-position',
} as const satisfies Record<string, RemotePath<'mfe_student'>>;

/** The list of one's own positions, with the dialog that adds one. */
export const addPositionHref = `${paths.positions}?add=1`;

/** Pages of other remotes. */
export const otherPages = {
  roles: '/roles',
  events: '/events',
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
} as const;
