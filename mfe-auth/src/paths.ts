import type { RemotePath } from '@portal/web-kit';

/** Patterns of this remote's pages; who may open them stands in web-kit's table of pages. */
export const paths = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/:id/:token',
  confirmEmail: '/confirm-email/:token',
  onboarding: '/onboarding',
  notifications: '/notifications',
  settings: '/settings',
} as const satisfies Record<string, RemotePath<'mfe_auth'>>;

/** Pages of other parts that sign-in leads to. */
export const otherPages = {
  start: '/',
  events: '/events',
  event: (id: string) => `/events/${encodeURIComponent(id)}`,
} as const;

/** Leaves the portal for the provider, and comes back with a session or to the sign-in page with a reason. */
export const googleSignIn = '/auth/google';
