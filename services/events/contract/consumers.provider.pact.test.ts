import type { AnswerOf, calls } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { actorOf, eventOf, mintToken, testClock } from '@portal/test-kit';
import { describePacts } from '@portal/test-kit/pacts/provider';
import type { RequestHandler } from 'express';
import type { Events } from '../testing/fixtures';
import {
  coordinator,
  join,
  musicClub,
  musicCoordinator,
  newEvent,
  newPurposeRequest,
  newRoomRequest,
  NOW,
  ofMusicClub,
  president,
  review,
  startCampus,
  student,
} from '../testing/fixtures';

describe('what the consumers of events rely on', () => {
  const clock = testClock(NOW);
  let events: Events;
  /** Who makes the next request, and which event, room request and registration its example ids refer to. */
  let world: { actor: Actor | null; eventId: string; requestId: string; registrationId: string };

  /** From before the states of pacts, whose events say less; these count as the newest of their types. */
  let announced: Awaited<ReturnType<Events['outbox']>>;

  beforeAll(async () => {
    events = await startCampus({ clock });
    world = { actor: null, registrationId: '', ...(await aPendingRequest()) };
    await review(events, world.requestId, 'Approved');
    await review(events, (await aPendingRequest()).requestId, 'Rejected');
    await publishRoomRequestEvents();
    await publishRegistrationEvents();
    announced = await events.outbox();
  });
  afterAll(() => events.stop());

  let room = 0;
  async function aPendingRequest() {
    const { _id: eventId } = await newEvent(events);
    room += 1;
    const { _id: requestId } = await newRoomRequest(events, eventId, { room: `Room ${room}` });
    return { eventId, requestId };
  }

  async function anEndorsedSkill() {
    const skillId = 'd1d1d1d1d1d1d1d1d1d1d101';
    const createdBy = { id: president.userId, name: president.name };
    const known = {
      version: 2,
      skillId,
      code: 'SKL-0001',
      name: 'Git',
      category: 'Software',
      type: 'technical',
    } as const;
    const data = { ...known, description: '', createdBy, createdAt: '2026-11-20T10:00:00.000Z' };
    await events.deliver(eventOf('records.skill.endorsed.v1', data));
    return skillId;
  }

  /** Joined, promoted, reminded, moved and cancelled. */
  async function publishRegistrationEvents() {
    const schedule = { start: '2026-11-22T04:00:00.000Z', venue: 'Lab 2' };
    const registration = { required: true, max_participants: 1 };
    const { _id, version } = await newEvent(events, { schedule, registration, skills: [await anEndorsedSkill()] });
    await join(events, _id, student(1));
    await join(events, _id, student(2));
    await events.useCases.leaveEvent(student(1), _id);
    await events.useCases.sendReminders();
    await events.useCases.changeEvent(president, _id, { version, schedule: { venue: 'Lab 3' } });
    await events.useCases.sendNotices();
    await events.useCases.cancelEvent(president, _id, 'Rain.');
    await events.useCases.sendNotices();
  }

  /** A list of a pact has items of one shape. */
  async function withdrawThoseWithoutEvent() {
    const path = '/room/requests?status=pending&limit=200';
    const { body } = await events.request<AnswerOf<typeof calls.listRoomRequests>>(president, 'GET', path);
    for (const { _id, event } of body) if (!event) await withdraw(_id);
  }

  const withdraw = (id: string) => events.request(president, 'DELETE', `/api/events/room-requests/${id}`);

  /** Withdrawn, given back, left behind by a moved event, and of a room that was closed. */
  async function publishRoomRequestEvents() {
    await withdraw((await aPendingRequest()).requestId);
    const booked = await aPendingRequest();
    await review(events, booked.requestId, 'Approved');
    await withdraw(booked.requestId);
    const { eventId } = await aPendingRequest();
    const schedule = { start: '2026-11-29T12:30:00.000Z', end: '2026-11-29T15:30:00.000Z' };
    await events.request(president, 'PATCH', `/api/events/${eventId}`, { schedule });
    const added = { building: '', capacity: 40, equipment: [], active: true };
    const { _id: roomId, name } = await events.useCases.addRoom({ ...added, name: 'Old Lab' });
    await newRoomRequest(events, eventId, { room: name });
    await events.request(president, 'PATCH', `/api/rooms/${roomId}`, { active: false });
  }

  const stateHandlers = {
    'events exist for a student': async () => {
      world = { ...world, actor: actorOf('STUDENT'), eventId: (await newEvent(events))._id };
    },
    'a unit has an event that asks for registration, and a student asks': async () => {
      const registration = { required: true, max_participants: 40 };
      const { _id: eventId } = await newEvent(events, { ...ofMusicClub, registration });
      world = { ...world, actor: actorOf('STUDENT'), eventId };
    },
    'a student joined an event that has begun': async () => {
      const schedule = { start: '2026-11-21T06:30:00.000Z', end: '2026-11-21T09:00:00.000Z' };
      clock.set(NOW);
      const { _id: eventId } = await newEvent(events, { schedule });
      await join(events, eventId, student(4));
      clock.set('2026-11-21T07:00:00.000Z');
      world = { ...world, actor: student(4), eventId };
    },
    'an event with a room is held today, and the president asks': async () => {
      clock.set(NOW);
      const { _id: eventId } = await newEvent(events);
      const { _id: requestId } = await newRoomRequest(events, eventId, { room: 'Lab 2', date: '2026-11-21' });
      await review(events, requestId, 'Approved');
      world = { ...world, actor: president, eventId, requestId };
    },
    'a coordinator needs a room': () => {
      world = { ...world, actor: coordinator };
      return Promise.resolve();
    },
    'a pending room request without an event exists': async () => {
      const changes = { unit_id: musicClub.id, room: 'Music Room' };
      const { _id: requestId } = await newPurposeRequest(events, changes, musicCoordinator);
      world = { ...world, actor: president, requestId };
    },
    'a pending room request exists': async () => {
      await withdrawThoseWithoutEvent();
      world = { ...world, actor: president, ...(await aPendingRequest()) };
    },
    'a student is checked in at an event': async () => {
      const { _id: eventId } = await newEvent(events, { registration: { required: true } });
      const { _id: registrationId } = await join(events, eventId, student(3));
      await events.useCases.checkIn(president, eventId, { shown: registrationId });
      world = { ...world, actor: president, eventId, registrationId };
    },
  };

  /** The ids of a pact are examples; the browser's cookie becomes a token at the gateway. */
  const asTheGatewayWould: RequestHandler = (req, _res, next) => {
    req.url = req.url
      .replace(/(\/room-requests\/)[0-9a-f]{24}(?=\/|$)/, `$1${world.requestId}`)
      .replace(/(\/check-ins\/)[0-9a-f]{24}/, `$1${world.registrationId}`)
      .replace(/(\/api\/events\/)[0-9a-f]{24}/, `$1${world.eventId}`);
    if (world.actor) req.headers.authorization = `Bearer ${mintToken(world.actor, events.clock)}`;
    next();
  };

  const suite = {
    url: () => events.url,
    published: async () => [...(await events.outbox()), ...announced],
    stateHandlers,
    requestFilter: asTheGatewayWould,
  };
  describePacts('events', suite);
});
