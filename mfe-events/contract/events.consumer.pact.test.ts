import path from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import {
  calls,
  type Call,
  EVENT_CATEGORIES,
  EVENT_MODES,
  EVENT_STATUSES,
  ORGANIZER_KINDS,
  ROOM_REQUEST_STATUSES,
  UNIT_CATEGORIES,
} from '@portal/contracts';

const { boolean, datetime, eachLike, integer, regex, string } = MatchersV3;
const objectId = (example: string) => regex(/^[0-9a-f]{24}$/, example);
const oneOf = (values: readonly string[], example: string) => regex(values.join('|'), example);
const instant = datetime("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", '2026-11-21T04:30:00.000Z');
const clock = (example: string) => regex(/^\d\d:\d\d$/, example);

const requestId = 'dddddddddddddddddddddd01';
const eventId = 'bbbbbbbbbbbbbbbbbbbbbb01';

/** What the cards and the page of an event read. */
const event = {
  _id: objectId(eventId),
  version: integer(1),
  title: string('Git and GitHub Clinic'),
  description: string('Bring a laptop.'),
  status: oneOf(EVENT_STATUSES, 'planned'),
  category: oneOf(EVENT_CATEGORIES, 'technical'),
  type: string('Workshop'),
  schedule: { start: instant, end: instant, venue: string('Computer Lab 3'), mode: oneOf(EVENT_MODES, 'offline') },
  organizing_unit_id: {
    _id: objectId('aaaaaaaaaaaaaaaaaaaaaa01'),
    name: string('Coding Club'),
    category: oneOf(UNIT_CATEGORIES, 'scitech'),
  },
  organizers: eachLike(
    {
      _id: objectId('cccccccccccccccccccccc01'),
      kind: oneOf(ORGANIZER_KINDS, 'user'),
      personal_info: { name: string('Sneha Kulkarni') },
    },
    0,
  ),
  registration: { required: boolean(false) },
  created_at: instant,
};

const roomRequest = {
  _id: objectId(requestId),
  room: string('Senate Hall'),
  date: regex(/^\d{4}-\d\d-\d\d$/, '2026-11-21'),
  time: clock('10:00'),
  end_time: clock('13:00'),
  description: string('Two projectors.'),
  status: oneOf(ROOM_REQUEST_STATUSES, 'Approved'),
  created_at: instant,
};

const events = () =>
  new PactV4({
    consumer: 'mfe-events',
    provider: 'events',
    dir: path.resolve(import.meta.dirname, '../../pacts'),
    host: '127.0.0.1',
    logLevel: 'error',
  }).addInteraction();

/** Makes a call as its row of the table says; the browser's client does the same, but needs a browser. */
async function ask(base: string, call: Call, at: string, body?: unknown) {
  const answer = await fetch(`${base}${at}`, {
    method: call.method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  return { data: await answer.json(), headers: answer.headers };
}

describe('what the events pages rely on', () => {
  it('a student sees events, page by page', async () => {
    await events()
      .given('events exist for a student')
      .uponReceiving('the events of a student')
      .withRequest('GET', '/api/events/by-role/STUDENT', (request) => request.query({ limit: '24' }))
      .willRespondWith(200, (response) =>
        response.headers({ 'X-Total-Count': regex(/^\d+$/, '1') }).jsonBody(eachLike(event)),
      )
      .executeTest(async ({ url }) => {
        const call = calls.listEventsByRole;
        const { data, headers } = await ask(url, call, '/api/events/by-role/STUDENT?limit=24');
        expect(call.answer.parse(data)).toMatchObject([{ title: 'Git and GitHub Clinic' }]);
        expect(headers.get('X-Total-Count')).toBe('1');
      });
  });

  it('an event has a page of its own', async () => {
    await events()
      .given('events exist for a student')
      .uponReceiving('one event')
      .withRequest('GET', `/api/events/${eventId}`)
      .willRespondWith(200, (response) => response.jsonBody(event))
      .executeTest(async ({ url }) => {
        const { data } = await ask(url, calls.readEvent, `/api/events/${eventId}`);
        expect(calls.readEvent.answer.parse(data)).toMatchObject({ schedule: { venue: 'Computer Lab 3' } });
      });
  });

  it('the president decides on a pending request and gets all requests of its event', async () => {
    await events()
      .given('a pending room request exists')
      .uponReceiving('an approval')
      .withRequest('PATCH', `/api/events/room-requests/${requestId}/status`, (request) =>
        request.jsonBody({ status: 'Approved' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({ _id: objectId(eventId), room_requests: eachLike(roomRequest) }),
      )
      .executeTest(async ({ url }) => {
        const call = calls.reviewRoomRequest;
        const { data } = await ask(url, call, `/api/events/room-requests/${requestId}/status`, { status: 'Approved' });
        expect(call.answer.parse(data)).toMatchObject({ room_requests: [{ status: 'Approved' }] });
      });
  });
});
