import type { Preloads } from '@portal/build-config';

/** What each page of this remote needs before it shows; the table of pages names the pages. */
export const preloads: Preloads = {
  '/home': {
    module: './pages/home-page',
    calls: [
      { url: '/api/events/by-role/STUDENT?limit=6' },
      { url: '/api/events/registrations/mine' },
      { url: '/profile/:userId' },
      { url: '/api/positions/:userId?limit=200' },
    ],
  },
  '/profile': { module: './pages/profile-page', calls: [{ url: '/profile/:userId' }] },
  '/profile/:userId': { module: './pages/person-page', calls: [{ url: '/profile/:userId' }] },
  '/feedback': { module: './pages/give-feedback-page', calls: [{ url: '/api/feedback/:userId?limit=10' }] },
  '/manage-position': {
    module: './pages/own-positions-page',
    calls: [{ url: '/api/positions/:userId?limit=200' }],
  },
  '/hand-over/:positionId': {
    module: './pages/hand-over-page',
    calls: [{ url: '/api/positions/hand-overs/:positionId' }],
  },
  '/viewfeedback': {
    module: './pages/feedback-page',
    calls: [{ url: '/api/feedback/figures' }, { url: '/api/feedback/view-feedback?limit=20' }],
  },
};
