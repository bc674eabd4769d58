import { EVENT_CATEGORIES, MINUTE_MS } from '@portal/contracts';
import { dayOf } from '@portal/service-kit/institute-time';
import type { Action } from './action';

const HOUR_MS = 60 * MINUTE_MS;
const TIMES = ['09:00', '11:30', '14:00', '18:15'] as const;
const REASON = 'The speaker is ill.';

/** Two in three of a coordinator's or a general secretary's attempts are within the own area. */
const createEvent: Action = async ({ choices, campus, known }) => {
  const officer = choices.of(known.officers);
  const unit =
    officer.unit ??
    choices.of(known.units.filter(({ category }) => !officer.category || category === officer.category));
  const start = campus.clock.now().getTime() + choices.below(20 * 24) * HOUR_MS;
  const { status, body } = await campus.services.events.request<{ event: { _id: string } }>(
    officer,
    'POST',
    '/api/events/create',
    {
      title: `Event ${known.events.length}`,
      category: choices.of(EVENT_CATEGORIES),
      organizing_unit_id: unit.id,
      schedule: {
        start: new Date(start).toISOString(),
        end: new Date(start + (1 + choices.below(40)) * HOUR_MS).toISOString(),
        venue: 'Main Hall',
        mode: 'offline',
      },
      registration: choices.percent(80)
        ? { required: true, max_participants: 1 + choices.below(6) }
        : { required: false },
    },
  );
  if (status === 201) known.events.push(body.event._id);
  return status;
};

const changeEvent: Action = async ({ choices, campus, known }) => {
  const { request } = campus.services.events;
  const path = `/api/events/${choices.of(known.events)}`;
  const { body } = await request<{ version: number; schedule: { start: string | null } }>(known.president, 'GET', path);
  const start = Date.parse(body.schedule.start ?? campus.clock.now().toISOString()) + choices.below(72) * HOUR_MS;
  const moved = {
    schedule: { start: new Date(start).toISOString(), end: new Date(start + 2 * HOUR_MS).toISOString() },
  };
  const changes = choices.percent(50) ? moved : { category: choices.of(EVENT_CATEGORIES) };
  return (await request(known.president, 'PATCH', path, { version: body.version, ...changes })).status;
};

const cancelEvent: Action = async ({ choices, campus, known }) => {
  const path = `/api/events/${choices.of(known.events)}/cancellation`;
  return (await campus.services.events.request(known.president, 'POST', path, { reason: REASON })).status;
};

const register: Action = async ({ choices, campus, known }) => {
  const eventId = choices.of(known.events.slice(-60));
  const student = choices.of(known.students);
  const path = `/api/events/${eventId}/register`;
  const { status, body } = await campus.services.events.request<{ _id: string }>(student, 'POST', path);
  if (status === 200) known.registrations.push({ id: body._id, eventId, student });
  return status;
};

const leave: Action = async (given) => {
  const { choices, campus, known } = given;
  if (known.registrations.length === 0) return register(given);
  const { eventId, student } = choices.of(known.registrations.slice(-200));
  return (await campus.services.events.request(student, 'DELETE', `/api/events/${eventId}/register`)).status;
};

const checkIn: Action = async (given) => {
  const { choices, campus, known } = given;
  if (known.registrations.length === 0) return register(given);
  const { id, eventId } = choices.of(known.registrations.slice(-200));
  const { request } = campus.services.events;
  const path = `/api/events/${eventId}/check-ins`;
  if (choices.percent(20)) return (await request(known.president, 'DELETE', `${path}/${id}`)).status;
  return (await request(known.president, 'POST', path, { registration: id })).status;
};

/** One in three is without an event. */
const requestRoom: Action = async ({ choices, campus, known }) => {
  const { events } = campus.services;
  const officer = choices.of(known.officers.filter(({ role }) => role !== 'PRESIDENT'));
  const from = campus.clock.now().getTime() + choices.below(10 * 24) * HOUR_MS;
  const requested = {
    room: `Room ${choices.below(12)}`,
    date: dayOf(new Date(from), 'Asia/Kolkata'),
    time: choices.of(TIMES),
    end_time: '20:00',
  };
  if (choices.percent(33)) {
    const meeting = { ...requested, unit_id: (officer.unit ?? choices.of(known.units)).id, purpose: 'Meeting' };
    const { status, body } = await events.request<{ _id: string }>(officer, 'POST', '/room/requests', meeting);
    if (status === 201) known.roomRequests.push(body._id);
    return status;
  }
  const { status, body } = await events.request<{ room_requests: { _id: string }[] }>(
    officer,
    'POST',
    `/api/events/${choices.of(known.events.slice(-80))}/room-requests`,
    requested,
  );
  if (status === 201) known.roomRequests.push(body.room_requests.at(-1)?._id ?? '');
  return status;
};

const reviewRoom: Action = async ({ choices, campus, known }) => {
  const path = `/api/events/room-requests/${choices.of(known.roomRequests.slice(-60))}/status`;
  const review = choices.percent(60) ? { status: 'Approved' } : { status: 'Rejected', reason: REASON };
  return (await campus.services.events.request(known.president, 'PATCH', path, review)).status;
};

export const eventActions: [weight: number, Action][] = [
  [5, createEvent],
  [3, changeEvent],
  [1, cancelEvent],
  [24, register],
  [5, leave],
  [10, checkIn],
  [9, requestRoom],
  [6, reviewRoom],
];
