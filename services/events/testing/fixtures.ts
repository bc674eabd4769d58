import type {
  AnswerOf,
  BodyInput,
  EventAnswer,
  MyRegistration,
  RoomRequestAnswer,
  UnitRef,
  calls,
} from '@portal/contracts';
import { actorOf, eventOf, startTestService, testClock, TEST_UNIT } from '@portal/test-kit';
import type { As, TestService, TestServiceOptions } from '@portal/test-kit';
import type { EventsUseCases } from '../src/index';
import { eventsService } from '../src/index';

/** A small campus: two clubs, a few people, and a Saturday morning in November. */
export const NOW = '2026-11-21T06:00:00.000Z';

export const codingClub = TEST_UNIT;
export const musicClub: UnitRef = { id: 'aaaaaaaaaaaaaaaaaaaaaa02', name: 'Music Club', category: 'cultural' };
export const coordinator = actorOf('CLUB_COORDINATOR');
export const president = actorOf('PRESIDENT');
export const musicCoordinator = actorOf('CLUB_COORDINATOR', {
  userId: 'bbbbbbbbbbbbbbbbbbbbbb77',
  username: 'music.club@example.edu',
  name: 'Mira Music',
  unit: musicClub,
});
export const asha = { id: 'bbbbbbbbbbbbbbbbbbbbbb55', username: 'asha@example.edu', name: 'Asha Rao' };

export type Events = TestService<EventsUseCases>;

/** The clock of the campus is stopped, and the jobs that follow it are called by hand. */
export async function startEvents(options: TestServiceOptions = {}): Promise<Events> {
  const never = { STATUS_EVERY_MS: '60000', NOTICES_EVERY_MS: '60000', REMINDERS_EVERY_MS: '3600000' };
  const env = { ...never, ...options.env };
  return startTestService(eventsService, { clock: testClock(NOW), ...options, env });
}

export const unitCreated = (unit: UnitRef, changes: { version?: number; name?: string; active?: boolean } = {}) =>
  eventOf('org.unit.created.v1', {
    version: 1,
    unitId: unit.id,
    name: unit.name,
    type: 'Club',
    category: unit.category,
    parentUnitId: null,
    contactEmail: 'club@example.edu',
    active: true,
    ...changes,
  });

export const unitChanged = (unit: UnitRef, version: number) =>
  eventOf('org.unit.changed.v1', { ...unitCreated(unit, { version }).data, changed: ['name'] });

export const accountRegistered = (person: typeof asha, version = 1) =>
  eventOf('auth.account.registered.v1', {
    version,
    userId: person.id,
    username: person.username,
    name: person.name,
    role: 'STUDENT',
  });

export async function startCampus(options: TestServiceOptions = {}): Promise<Events> {
  const events = await startEvents(options);
  for (const unit of [codingClub, musicClub]) await events.deliver(unitCreated(unit));
  await events.deliver(accountRegistered(asha));
  return events;
}

type EventBody = BodyInput<typeof calls.createEvent>;

export const eventBody = (changes: Partial<EventBody> = {}): EventBody => ({
  title: 'Hack Night',
  description: 'Bring a laptop.',
  category: 'technical',
  type: 'Workshop',
  organizing_unit_id: codingClub.id,
  organizers: [{ kind: 'user', _id: asha.id }],
  schedule: {
    start: '2026-11-28T12:30:00.000Z',
    end: '2026-11-28T15:30:00.000Z',
    venue: 'Main Hall',
    mode: 'offline',
  },
  registration: { required: true, fees: 50, max_participants: 100 },
  budget: { allocated: 5000, sponsors: ['Acme'] },
  ...changes,
});

export async function newEvent(events: TestService, changes: Partial<EventBody> = {}): Promise<EventAnswer> {
  const { body, status, text } = await events.request<{ event: EventAnswer }>(
    president,
    'POST',
    '/api/events/create',
    eventBody(changes),
  );
  if (status !== 201) throw new Error(`The event was not created: ${text}`);
  return body.event;
}

/** A student, each number another one. */
export const student = (number: number) =>
  actorOf('STUDENT', {
    userId: `eeeeeeeeeeeeeeeeeeee${String(number).padStart(4, '0')}`,
    username: `student.${number}@example.edu`,
    name: `Student ${String(number).padStart(4, '0')}`,
  });

export async function join(events: TestService, eventId: string, as: As): Promise<MyRegistration> {
  const { body, status, text } = await events.request<MyRegistration>(as, 'POST', `/api/events/${eventId}/register`);
  if (status !== 200) throw new Error(`Nobody joined: ${text}`);
  return body;
}

export const ofMusicClub = { organizing_unit_id: musicClub.id, category: 'cultural' } as const;

type RoomRequestInput = BodyInput<typeof calls.requestRoom>;

export const roomRequestInput = (changes: Partial<RoomRequestInput> = {}): RoomRequestInput => ({
  room: 'Main Hall',
  date: '2026-11-28',
  time: '18:00',
  end_time: '21:00',
  description: 'Hack night',
  ...changes,
});

export async function newRoomRequest(
  events: TestService,
  eventId: string,
  changes: Partial<RoomRequestInput> = {},
  as: As = coordinator,
): Promise<RoomRequestAnswer> {
  const path = `/api/events/${eventId}/room-requests`;
  const { body, status, text } = await events.request<EventAnswer>(as, 'POST', path, roomRequestInput(changes));
  const newest = body.room_requests?.at(-1);
  if (status !== 201 || !newest) throw new Error(`The room was not requested: ${text}`);
  return newest;
}

/** For a meeting of the Coding Club. */
export const purposeRequestInput = (
  changes: Partial<BodyInput<typeof calls.requestRoomForPurpose>> = {},
): BodyInput<typeof calls.requestRoomForPurpose> => ({
  ...roomRequestInput(),
  unit_id: codingClub.id,
  purpose: 'Meeting of the core team',
  ...changes,
});

export async function newPurposeRequest(
  events: TestService,
  changes: Parameters<typeof purposeRequestInput>[0] = {},
  as: As = coordinator,
): Promise<AnswerOf<typeof calls.requestRoomForPurpose>> {
  const input = purposeRequestInput(changes);
  const { body, status, text } = await events.request<AnswerOf<typeof calls.requestRoomForPurpose>>(
    as,
    'POST',
    '/room/requests',
    input,
  );
  if (status !== 201) throw new Error(`The room was not requested: ${text}`);
  return body;
}

export const review = (events: TestService, requestId: string, status: 'Approved' | 'Rejected', as: As = president) =>
  events.request<{ _id?: string; room_requests: RoomRequestAnswer[]; message?: string; code?: string }>(
    as,
    'PATCH',
    `/api/events/room-requests/${requestId}/status`,
    { status },
  );
