import type { RunExclusive, ServiceContext } from '@portal/service-kit';
import type { EventRepository } from '../events/event.repository';
import { createAvailabilityService } from './availability.service';
import { createBookedDayRepository } from './booked-day.repository';
import { createRoomKeyRepository } from './room-key.repository';
import { createRoomKeyService } from './room-key.service';
import { createRoomRequestReviewService } from './room-request-review.service';
import { createRoomCatalogue } from './room-catalogue.service';
import { createRoomRequestRepository } from './room-request.repository';
import { createRoomRequestService } from './room-request.service';
import { createRoomRequestWriter } from './room-request.writer';
import { createRoomUseRepository } from './room-use.repository';
import { createRoomRepository } from './room.repository';
import { createRoomService } from './room.service';
import { roomRoutes } from './room.routes';

interface Dependencies {
  events: EventRepository;
  runExclusive: RunExclusive;
}

export type RoomsModule = ReturnType<typeof createRoomsModule>;

export function createRoomsModule(context: ServiceContext<unknown>, { events, runExclusive }: Dependencies) {
  const { store, transaction, outbox, clock } = context;
  const { timeZone } = context.settings;
  const rooms = createRoomRepository(store);
  const requests = createRoomRequestRepository(store, timeZone);
  const bookedDays = createBookedDayRepository(store);
  const catalogue = createRoomCatalogue({ rooms, clock });
  const availability = createAvailabilityService({ bookedDays, catalogue });
  const writer = createRoomRequestWriter({ requests, bookedDays, outbox, clock });
  const services = {
    rooms: createRoomService({ rooms, catalogue, roomRequests: writer, transaction, outbox }),
    roomRequests: createRoomRequestService({
      requests,
      writer,
      rooms,
      catalogue,
      events,
      runExclusive,
      transaction,
      clock,
      timeZone,
    }),
    reviews: createRoomRequestReviewService({ requests, writer, rooms, events, runExclusive, transaction, clock }),
    availability,
    roomKeys: createRoomKeyService({ keys: createRoomKeyRepository(store), bookings: writer, transaction }),
  };
  return {
    ...services,
    requests,
    bookings: writer,
    catalogue,
    roomUse: createRoomUseRepository(store),
    endpoints: roomRoutes(services),
  };
}
