import type { RemotePath } from '@portal/web-kit';

/** Paths of this remote's pages; web-kit's table of pages says who may open them. */
export const paths = {
  home: '/home',
  profile: '/profile',
  person: '/profile/:userId',
  giveFeedback: '/feedback',
  feedback: '/viewfeedback',
  positions: '/manage-position',
  handOver: '/hand-over/:positionId',
} as const satisfies Record<string, RemotePath<'mfe_student'>>;

/** The list of one's own positions, with the dialog that adds one. */
export const addPositionHref = `${paths.positions}?add=1`;

/** What a position leaves: of one tenure, or of the one that is handed over now. */
export const handOverHref = (positionId: string, tenure?: string) =>
  `/hand-over/${encodeURIComponent(positionId)}${tenure === undefined ? '' : `?tenure=${encodeURIComponent(tenure)}`}`;

/** Feedback, searched for what it is about. */
export const feedbackHref = (target: string) => `${paths.feedback}?q=${encodeURIComponent(target)}`;

/** Pages of other remotes. */
export const otherPages = {
  roles: '/roles',
  events: '/events',
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
  unit: (id: string) => `/units/${encodeURIComponent(id)}`,
} as const;
