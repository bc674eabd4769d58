import type { Preloads } from '@portal/build-config';

/** What each page of this remote needs before it shows; the table of pages names the pages. */
export const preloads: Preloads = {
  '/login': { module: './pages/login-page', calls: [{ url: '/api/events/by-role/STUDENT?limit=6' }] },
  '/register': { module: './pages/register-page' },
  '/forgot-password': { module: './pages/forgot-password-page' },
  '/reset-password/:id/:token': { module: './pages/reset-password-page' },
  '/confirm-email/:token': { module: './pages/confirm-email-page' },
  '/onboarding': { module: './pages/onboarding-page' },
  '/notifications': { module: './pages/notifications-page', calls: [{ url: '/api/notifications' }] },
  '/settings': {
    module: './pages/settings-page',
    calls: [
      { url: '/api/notifications/preferences' },
      { url: '/auth/sessions' },
      { url: '/api/events/calendar-address' },
    ],
  },
  '/help': { module: './pages/help-page' },
  '/about': { module: './pages/about-page' },
  '/accessibility': { module: './pages/accessibility-page' },
};
