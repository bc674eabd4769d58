import type { RunExclusive, ServiceContext } from '@portal/service-kit';
import type { DirectoryService } from '../directory/directory.service';
import type { EventRepository } from '../events/event.repository';
import { createAvailabilityService } from './availability.service';
import { createBookedDayRepository } from './booked-day.repository';
import { createRequestDetailsRepository, type RequestDetailsRepository } from './request-details.repository';
import { createRoomKeyRepository } from './room-key.repository';
import { createRoomKeyService } from './room-key.service';
import { createOverdueRequestService } from './overdue-request.service';
import { createRoomRequestReviewService } from './room-request-review.service';
import { createRoomCatalogue } from './room-catalogue.service';
import { createRoomRequestRepository, type RoomRequestRepository } from './room-request.repository';
import { createRoomRequestService } from './room-request.service';
import { createRoomRequestWriter } from './room-request.writer';
import { createRoomUseRepository } from './room-use.repository';
import { createRoomRepository } from './room.repository';
import { createRoomService } from './room.service';
import { roomRoutes } from './room.routes';

/** For the directory, which changes what requests hold of it. */
export function createRoomRepositories({ store, settings: { timeZone } }: ServiceContext<unknown>) {
  return {
    requests: createRoomRequestRepository(store, timeZone),
    requestDetails: createRequestDetailsRepository(store),
  };
}

interface Dependencies {
  requests: RoomRequestRepository;
  requestDetails: RequestDetailsRepository;
  events: EventRepository;
  directory: DirectoryService;
  runExclusive: RunExclusive;
}

export type RoomsModule = ReturnType<typeof createRoomsModule>;

export function createRoomsModule(
  context: ServiceContext<unknown>,
  { requests, requestDetails, events, directory, runExclusive }: Dependencies,
) {
  const { store, transaction, outbox, clock } = context;
  const { timeZone } = context.settings;
  const rooms = createRoomRepository(store);
  const bookedDays = createBookedDayRepository(store);
  const roomUse = createRoomUseRepository(store);
  const catalogue = createRoomCatalogue({ rooms, clock });
  const bookings = createRoomRequestWriter({ requests, bookedDays, outbox, clock });
  const deciding = { requests, writer: bookings, rooms, events, runExclusive, transaction, clock, timeZone };
  const services = {
    rooms: createRoomService({ rooms, catalogue, roomUse, roomRequests: bookings, transaction, outbox, clock }),
    roomRequests: createRoomRequestService({ ...deciding, directory, catalogue }),
    reviews: createRoomRequestReviewService(deciding),
    availability: createAvailabilityService({ bookedDays, catalogue }),
    roomKeys: createRoomKeyService({ keys: createRoomKeyRepository(store), rooms, bookings, transaction }),
  };
  const overdueRequests = createOverdueRequestService(deciding);
  return {
    ...services,
    overdueRequests,
    requests,
    requestDetails,
    bookings,
    catalogue,
    roomUse,
    endpoints: roomRoutes(services),
  };
}
