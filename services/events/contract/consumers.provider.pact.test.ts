import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import type { Actor } from '@portal/service-kit';
import { actorOf, mintToken } from '@portal/test-kit';
import type { RequestHandler } from 'express';
import type { Events } from '../testing/fixtures';
import { join, newEvent, newRoomRequest, president, review, startCampus, student } from '../testing/fixtures';

interface Pact {
  provider: { name: string };
  /** HTTP interactions and messages. */
  interactions: { type: string; description: string; contents?: { content?: { type?: string } } }[];
}

const folder = path.resolve(import.meta.dirname, '../../../pacts');
const files = existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Pact;
const ofEvents = files.filter((file) => read(file).provider.name === 'events');

describe('what the consumers of events rely on', () => {
  let events: Events;
  /** Who makes the next request, and which event and room request its example ids stand for. */
  let world: { actor: Actor | null; eventId: string; requestId: string };

  beforeAll(async () => {
    events = await startCampus();
    world = { actor: null, ...(await aPendingRequest()) };
    await review(events, world.requestId, 'Approved');
    await review(events, (await aPendingRequest()).requestId, 'Rejected');
    await everythingThatIsToldToWhoJoined();
  });
  afterAll(() => events.stop());

  let room = 0;
  async function aPendingRequest() {
    const { _id: eventId } = await newEvent(events);
    room += 1;
    const { _id: requestId } = await newRoomRequest(events, eventId, { room: `Room ${room}` });
    return { eventId, requestId };
  }

  /** Joined, promoted, reminded, moved and cancelled. */
  async function everythingThatIsToldToWhoJoined() {
    const schedule = { start: '2026-11-22T04:00:00.000Z', venue: 'Lab 2' };
    const registration = { required: true, max_participants: 1 };
    const { _id, version } = await newEvent(events, { schedule, registration });
    await join(events, _id, student(1));
    await join(events, _id, student(2));
    await events.useCases.leaveEvent(student(1), _id);
    await events.useCases.sendReminders();
    await events.useCases.changeEvent(president, _id, { version, schedule: { venue: 'Lab 3' } });
    await events.useCases.sendNotices();
    await events.useCases.cancelEvent(president, _id, 'Rain.');
    await events.useCases.sendNotices();
  }

  const stateHandlers = {
    'events exist for a student': async () => {
      world = { ...world, actor: actorOf('STUDENT'), eventId: (await newEvent(events))._id };
    },
    'a coordinator manages an event': async () => {
      world = { ...world, actor: actorOf('CLUB_COORDINATOR'), eventId: (await newEvent(events))._id };
    },
    'a pending room request exists': async () => {
      world = { actor: president, ...(await aPendingRequest()) };
    },
    'president reviews': async () => {
      world = { actor: president, ...(await aPendingRequest()) };
    },
  };

  /** The ids of a pact are examples; the browser's cookie becomes a token at the gateway. */
  const asTheGatewayWould: RequestHandler = (req, _res, next) => {
    req.url = req.url
      .replace(/(\/room-requests\/)[0-9a-f]{24}(?=\/)/, `$1${world.requestId}`)
      .replace(/(\/api\/events\/)[0-9a-f]{24}/, `$1${world.eventId}`);
    if (world.actor) req.headers.authorization = `Bearer ${mintToken(world.actor, events.clock)}`;
    next();
  };

  it('was written down by at least one of them', () => {
    expect(ofEvents).not.toEqual([]);
  });

  it.each(ofEvents.map((file) => [path.basename(file, '.json'), file]))('holds for %s', async (_name, file) => {
    const sent = await events.outbox();
    const newest = (type: string) => sent.filter((event) => event.type === type).at(-1);
    const messages = read(file).interactions.filter(({ type }) => type === 'Asynchronous/Messages');
    await new Verifier({
      provider: 'events',
      providerBaseUrl: events.url,
      pactUrls: [file],
      stateHandlers,
      requestFilter: asTheGatewayWould,
      messageProviders: Object.fromEntries(
        messages.map(({ description, contents }) => [
          description,
          async () => newest(contents?.content?.type ?? description),
        ]),
      ),
      logLevel: 'error',
    }).verifyProvider();
  });
});
