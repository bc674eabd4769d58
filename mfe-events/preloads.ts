import type { Preloads } from '@portal/build-config';

const LIST = '/api/events/by-role/:role?limit=24';
const LEADERSHIP = ['PRESIDENT', 'GENSEC_SCITECH', 'GENSEC_ACADEMIC', 'GENSEC_CULTURAL', 'GENSEC_SPORTS'];

/** What each page of this remote needs before it shows; the table of pages names the pages. */
export const preloads: Preloads = {
  '/events': {
    module: './pages/events-page',
    calls: [
      { url: LIST, roles: ['STUDENT'] },
      { url: `${LIST}&expand=room_requests`, roles: LEADERSHIP },
      { url: `${LIST}&expand=room_requests&username=:username`, roles: ['CLUB_COORDINATOR'] },
    ],
  },
  '/events/:id': { module: './pages/event-page', calls: [{ url: '/api/events/:id' }] },
  '/events/:id/check-in': {
    module: './pages/check-in-page',
    calls: [{ url: '/api/events/:id' }],
    isFullScreen: true,
  },
  '/add-event': { module: './pages/create-event-page' },
  '/roombooking': { module: './pages/room-booking-page' },
  '/rooms': { module: './pages/rooms-page', calls: [{ url: '/api/rooms?active=all&limit=50' }] },
};
