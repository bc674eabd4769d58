import { lazyPage, type RemoteModule } from '@portal/web-kit';
import { lazy } from 'react';
import { paths } from './paths';

const events = lazyPage(async () => (await import('./pages/events-page')).EventsPage);
const event = lazyPage(async () => (await import('./pages/event-page')).EventPage);
const checkIn = lazyPage(async () => (await import('./pages/check-in-page')).CheckInPage);
const addEvent = lazyPage(async () => (await import('./pages/create-event-page')).CreateEventPage);
const roomBooking = lazyPage(async () => (await import('./pages/room-booking-page')).RoomBookingPage);
const rooms = lazyPage(async () => (await import('./pages/rooms-page')).RoomsPage);

/** The only module that this part of the portal exposes. */
export const remote = {
  routes: [
    { path: paths.events, Component: events },
    { path: paths.event, Component: event },
    { path: paths.checkIn, Component: checkIn },
    { path: paths.addEvent, Component: addEvent },
    { path: paths.roomBooking, Component: roomBooking },
    { path: paths.rooms, Component: rooms },
  ],
  widgets: {
    'room-request': lazy(async () => ({ default: (await import('./pages/room-request-widget')).RoomRequestWidget })),
  },
} satisfies RemoteModule;
