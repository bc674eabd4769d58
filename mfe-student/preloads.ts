import type { Preloads } from '@portal/build-config';

/** What each page of this remote needs before it shows; the table of pages names the pages. */
export const preloads: Preloads = {
  '/home': {
    module: './pages/home-page',
    calls: [
      { url: '/api/events/by-role/STUDENT?limit=6' },
      { url: '/api/events/registrations/mine' },
      { url: '/profile/:userId/summary' },
      { url: '/api/positions/:userId?limit=200' },
      { url: '/api/feedback/:userId/counts' },
      { url: '/api/notifications?unread=yes&limit=3' },
    ],
  },
  '/profile': { module: './pages/profile-page', calls: [{ url: '/profile/:userId' }] },
  '/profile/record': {
    module: './pages/record-page',
    calls: [{ url: '/api/records/verified' }, { url: '/api/records/shared?limit=20' }],
  },
  '/verify/:token': { module: './pages/verify-page', calls: [{ url: '/api/records/verify/:token' }] },
  '/profile/:userId': { module: './pages/person-page', calls: [{ url: '/profile/:userId' }] },
  '/feedback': { module: './pages/give-feedback-page', calls: [{ url: '/api/feedback/:userId?limit=10' }] },
  '/skills': {
    module: './pages/skills-page',
    calls: [
      { url: '/api/skills/user-skills/:userId?limit=200' },
      { url: '/api/positions/:userId?limit=200' },
      { url: '/api/skills/offers' },
    ],
  },
  '/add-achievement': { module: './pages/add-achievement-page', calls: [] },
  '/view-achievements': {
    module: './pages/achievements-page',
    calls: [{ url: '/api/achievements/:userId?limit=20' }, { url: '/api/achievements/:userId/counts' }],
  },
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
