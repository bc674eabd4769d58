import type { AnswerOf, EventAnswer, EventStatistics, calls } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import { describeBadInput, describePermissions, describeEmittedEvents, describeRepeatedWrites } from '@portal/test-kit';
import type { CallerKind, CallSuite, TestService } from '@portal/test-kit';
import {
  codingClub,
  eventBody,
  join,
  musicClub,
  newEvent,
  newRoomRequest,
  purposeRequestInput,
  roomRequestInput,
  startCampus,
  student,
} from '../testing/fixtures';

/** A unit each caller may act for, and one it may not. */
const own = (caller: CallerKind) => (caller === 'GENSEC_CULTURAL' ? musicClub : codingClub);
const foreign = (caller: CallerKind) => (own(caller) === musicClub ? codingClub : musicClub);

interface World {
  /** An event a unit, by the unit's id. */
  events: Map<string, EventAnswer>;
}

async function seed(service: TestService): Promise<World> {
  const events = new Map<string, EventAnswer>();
  for (const [unit, category] of [
    [codingClub, 'technical'],
    [musicClub, 'cultural'],
  ] as const) {
    const event = await newEvent(service, { organizing_unit_id: unit.id, category });
    await newRoomRequest(service, event._id, {}, ofCategory[category]);
    events.set(unit.id, event);
  }
  return { events };
}

let arrivals = 100;
async function arrived(service: TestService, eventId: string): Promise<string> {
  arrivals += 1;
  return (await join(service, eventId, student(arrivals))).code;
}

async function checkedIn(service: TestService, id: string) {
  const registration = await arrived(service, id);
  const path = `/api/events/${id}/check-ins`;
  const { body } = await service.request<{ _id: string }>('PRESIDENT', 'POST', path, { registration });
  return { params: { id, registrationId: body._id } };
}

const ofCategory = { technical: 'GENSEC_SCITECH', cultural: 'GENSEC_CULTURAL' } as const;

const categoryOf = (unit: { id: string }) => (unit.id === musicClub.id ? 'cultural' : 'technical');
const rain = { reason: 'Rain.' };

async function eventOf(service: TestService, unit: { id: string }) {
  const { _id: id } = await newEvent(service, { organizing_unit_id: unit.id, category: categoryOf(unit) });
  return { id };
}

async function requestOf(service: TestService, world: World, unit: { id: string }) {
  const as = ofCategory[categoryOf(unit)];
  const { _id: requestId } = await newRoomRequest(service, eventIn(world, unit), { room: 'Free room' }, as);
  return { requestId };
}

async function newRoom(service: TestService) {
  const name = `Room ${newId()}`;
  const { body } = await service.request<{ _id: string }>('PRESIDENT', 'POST', '/api/rooms', { name, capacity: 40 });
  return { id: body._id, name };
}

const roleIn = (caller: CallerKind) =>
  caller === 'visitor' || caller === 'STUDENT_NOT_ONBOARDED' ? 'STUDENT' : caller;
const eventIn = (world: World, unit: { id: string }) => world.events.get(unit.id)?._id ?? '';

function expectOnly(unitIds: (string | undefined)[], caller: CallerKind): void {
  expect(unitIds.length).toBeGreaterThan(0);
  expect(new Set(unitIds)).toEqual(new Set([own(caller).id]));
}

/** Events of the fixtures are technical, whatever their unit, where they say nothing else. */
function expectOnlyCategories({ months }: EventStatistics, caller: CallerKind): void {
  const categories = months.flatMap((month) => month.categories.map(({ category }) => category));
  expect(categories).toContain(categoryOf(own(caller)));
  if (own(caller) !== musicClub) expect(categories).not.toContain('cultural');
}

const suite: CallSuite<World> = {
  start: () => startCampus(),
  seed,
  emittedElsewhere: [
    'events.registration.promoted.v1',
    'events.room-request.approved.v1',
    'events.room-request.released.v1',
    'events.room-notice.event-moved.v1',
  ],
  calls: {
    listEventsByRole: {
      inScope: ({ caller, actor }) => ({
        params: { role: roleIn(caller) },
        ...(caller === 'CLUB_COORDINATOR' && { query: { username: actor?.username ?? '' } }),
      }),
      outOfScope: ({ caller }) => ({ params: { role: roleIn(caller) }, query: { username: 'someone@example.edu' } }),
      onlyInScope: (answer, { caller }) =>
        expectOnly(
          (answer as EventAnswer[]).map(({ organizing_unit_id: unit }) => unit?._id),
          caller,
        ),
    },
    listPublicEvents: { inScope: () => ({}) },
    listManagedEvents: {
      inScope: () => ({}),
      onlyInScope: (answer, { caller }) =>
        expectOnly(
          (answer as EventAnswer[]).map(({ organizing_unit_id: unit }) => unit?._id),
          caller,
        ),
    },
    readEvent: { inScope: ({ world }) => ({ params: { id: eventIn(world, codingClub) } }) },
    listPickableUnits: {
      inScope: () => ({}),
      onlyInScope: (answer, { caller }) =>
        expectOnly(
          (answer as AnswerOf<typeof calls.listPickableUnits>).map(({ _id }) => _id),
          caller,
        ),
    },
    listPickablePeople: { inScope: () => ({}) },
    createEvent: {
      inScope: ({ caller }) => ({ body: eventBody({ organizing_unit_id: own(caller).id }) }),
      outOfScope: ({ caller }) => ({ body: eventBody({ organizing_unit_id: foreign(caller).id }) }),
    },
    changeEvent: {
      inScope: ({ caller, world }) => ({ params: { id: eventIn(world, own(caller)) }, body: { type: newId() } }),
      outOfScope: ({ caller, world }) => ({ params: { id: eventIn(world, foreign(caller)) }, body: { type: 'No' } }),
    },
    cancelEvent: {
      inScope: async ({ service, caller }) => ({ params: await eventOf(service, own(caller)), body: rain }),
      outOfScope: async ({ service, caller }) => ({ params: await eventOf(service, foreign(caller)), body: rain }),
    },
    readEventStatistics: {
      inScope: () => ({}),
      onlyInScope: (answer, { caller }) => expectOnlyCategories(answer as EventStatistics, caller),
    },
    listConflicts: { inScope: () => ({ query: { start: '2026-11-28T13:00:00.000Z', category: 'technical' } }) },
    readEventCalendar: { inScope: ({ world }) => ({ params: { id: eventIn(world, codingClub) } }) },
    readCalendar: {
      async inScope({ service }) {
        const { body } = await service.request<{ url: string }>('STUDENT', 'POST', '/api/events/calendar-address');
        return { query: { token: new URL(body.url).searchParams.get('token') ?? '' } };
      },
    },
    readCalendarAddress: { inScope: () => ({}) },
    makeCalendarAddress: { inScope: () => ({}) },
    revokeCalendarAddress: { inScope: () => ({}) },
    requestRoom: {
      inScope: ({ caller, world }) => ({ params: { eventId: eventIn(world, own(caller)) }, body: roomRequestInput() }),
      outOfScope: ({ caller, world }) => ({
        params: { eventId: eventIn(world, foreign(caller)) },
        body: roomRequestInput(),
      }),
    },
    requestRoomForPurpose: {
      inScope: ({ caller }) => ({ body: purposeRequestInput({ unit_id: own(caller).id }) }),
      outOfScope: ({ caller }) => ({ body: purposeRequestInput({ unit_id: foreign(caller).id }) }),
    },
    reviewRoomRequest: {
      async inScope({ service, world }) {
        const { _id } = await newRoomRequest(service, eventIn(world, codingClub), { room: 'Free room' });
        return { params: { requestId: _id }, body: { status: 'Rejected' } };
      },
    },
    withdrawRoomRequest: {
      inScope: async ({ service, caller, world }) => ({ params: await requestOf(service, world, own(caller)) }),
      outOfScope: async ({ service, caller, world }) => ({ params: await requestOf(service, world, foreign(caller)) }),
    },
    joinEvent: {
      inScope: async ({ service }) => ({ params: { id: (await newEvent(service))._id } }),
      outOfScope: () => ({}),
    },
    leaveEvent: {
      async inScope({ service, actor }) {
        const { _id: id } = await newEvent(service);
        await join(service, id, actor);
        return { params: { id } };
      },
      async outOfScope({ service }) {
        const { _id: id } = await newEvent(service);
        await join(service, id, student(1));
        return { params: { id } };
      },
    },
    listMyRegistrations: {
      actor: () => student(3),
      async inScope({ service, actor }) {
        await join(service, (await newEvent(service, { title: 'Mine' }))._id, actor);
        await join(service, (await newEvent(service))._id, student(2));
        return {};
      },
      onlyInScope: (answer) => {
        for (const { event } of answer as AnswerOf<typeof calls.listMyRegistrations>) expect(event.title).toBe('Mine');
      },
    },
    listRegistrations: {
      inScope: ({ caller, world }) => ({ params: { id: eventIn(world, own(caller)) } }),
      outOfScope: ({ caller, world }) => ({ params: { id: eventIn(world, foreign(caller)) } }),
    },
    checkIn: {
      async inScope({ service, caller, world }) {
        const id = eventIn(world, own(caller));
        const registration = await arrived(service, id);
        return { params: { id }, body: { registration } };
      },
      async outOfScope({ service, caller, world }) {
        const id = eventIn(world, foreign(caller));
        return { params: { id }, body: { registration: await arrived(service, id) } };
      },
    },
    undoCheckIn: {
      inScope: ({ service, caller, world }) => checkedIn(service, eventIn(world, own(caller))),
      outOfScope: ({ service, caller, world }) => checkedIn(service, eventIn(world, foreign(caller))),
    },
    listRoomRequests: {
      inScope: () => ({}),
      onlyInScope: (answer, { caller }) =>
        expectOnly(
          (answer as AnswerOf<typeof calls.listRoomRequests>).map(({ unit }) => unit?._id),
          caller,
        ),
    },
    listCompetingRoomRequests: {
      async inScope({ service, world }) {
        const { _id } = await newRoomRequest(service, eventIn(world, codingClub), { room: 'Free room' });
        return { params: { requestId: _id } };
      },
    },
    listRooms: { inScope: () => ({}) },
    readRoomAvailability: { inScope: () => ({ query: { date: '2026-11-28' } }) },
    addRoom: { inScope: () => ({ body: { name: `Room ${newId()}`, capacity: 40 } }) },
    changeRoom: {
      async inScope({ service, world }) {
        const { id, name } = await newRoom(service);
        await newRoomRequest(service, eventIn(world, codingClub), { room: name });
        return { params: { id }, body: { active: false } };
      },
    },
    readRoomUse: { inScope: async ({ service }) => ({ params: { id: (await newRoom(service)).id } }) },
  },
};

describePermissions('events', suite);
describeBadInput('events', suite);
describeEmittedEvents('events', suite);
describeRepeatedWrites('events', suite);
