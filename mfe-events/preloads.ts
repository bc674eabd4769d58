import type { Preloads } from '@portal/build-config';

/** What each page of this remote needs before it shows; the table of pages names the pages. */
export const preloads: Preloads = {
  '/events': {
    module: './pages/events-page',
    calls: [{ url: '/api/events/by-role/:role?limit=24', exceptRoles: ['CLUB_COORDINATOR'] }],
  },
  '/events/:id': { module: './pages/event-page', calls: [{ url: '/api/events/:id' }] },
  '/events/:id/check-in': {
    module: './pages/check-in-page',
    calls: [{ url: '/api/events/:id' }],
    isFullScreen: true,
  },
  '/add-event': { module: './pages/create-event-page' },
  '/roombooking': { module: './pages/room-booking-page' },
  '/president-approval': {
    module: './pages/approvals-page',
    calls: [{ url: '/room/requests?status=pending&sort=oldest&limit=10' }],
  },
  '/rooms': { module: './pages/rooms-page', calls: [{ url: '/api/rooms?active=all&limit=50' }] },
};
