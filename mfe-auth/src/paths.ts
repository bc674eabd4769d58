import type { RemotePath } from '@portal/web-kit';

/** Paths of this remote's pages; web-kit's table of pages says who may open them. */
export const paths = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/:id/:token',
  confirmEmail: '/confirm-email/:token',
  onboarding: '/onboarding',
  notifications: '/notifications',
  settings: '/settings',
  help: '/help',
  about: '/about',
  accessibility: '/accessibility',
} as const satisfies Record<string, RemotePath<'mfe_auth'>>;

/** Pages of other remotes. */
export const otherPages = {
  start: '/',
  events: '/events',
  addEvent: '/add-event',
  approvals: '/approvals',
  presidentApproval: '/president-approval',
  roles: '/roles',
  feedback: '/feedback',
  profile: '/profile',
  units: '/units',
  officeBearers: '/office-bearers',
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
} as const;

/** Router state that passes an email address between the sign-in pages, so that no URL contains it. */
interface TypedEmail {
  readonly email: string;
}

/** The email address that was typed on the page before; empty without one. */
export function typedEmailOf(state: unknown): string {
  const email = typeof state === 'object' && state !== null ? (state as Partial<TypedEmail>).email : undefined;
  return typeof email === 'string' ? email : '';
}
