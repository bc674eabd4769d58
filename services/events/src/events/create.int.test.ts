import type { EventAnswer, Problem } from '@portal/contracts';
import { actorOf } from '@portal/test-kit';
import type { As } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import {
  NOW,
  asha,
  codingClub,
  coordinator,
  eventBody,
  musicClub,
  ofMusicClub,
  president,
  startCampus,
} from '../../testing/fixtures';

const nobody = 'dddddddddddddddddddddd01';
let events: Events;
beforeAll(async () => {
  events = await startCampus();
});
afterAll(() => events.stop());

const create = (as: As, changes: object = {}) =>
  events.request<{ message: string; event: EventAnswer }>(as, 'POST', '/api/events/create', {
    ...eventBody(),
    ...changes,
  });
const refuse = async (as: As, changes: object) => {
  const before = await events.outbox();
  const { status, body } = await create(as, changes);
  expect(await events.outbox()).toHaveLength(before.length);
  return { ...(body as unknown as Problem), status };
};

describe('creating an event', () => {
  it('answers the event, keeps it, and tells the others in the same moment', async () => {
    const { status, body } = await create(coordinator);
    expect(status).toBe(201);
    expect(body.event).toMatchObject({
      title: 'Hack Night',
      status: 'planned',
      schedule: { start: '2026-11-28T12:30:00.000Z', venue: 'Main Hall', mode: 'offline' },
      organizing_unit_id: { _id: codingClub.id, name: 'Coding Club', category: 'scitech' },
      organizers: [{ _id: asha.id, kind: 'user', personal_info: { name: 'Asha Rao' } }],
      registration: { required: true, fees: 50, max_participants: 100 },
      created_at: NOW,
    });
    const read = await events.request<EventAnswer>(coordinator, 'GET', `/api/events/${body.event._id}`);
    expect(read.body).toEqual(body.event);
    const published = await events.outbox('events.event.created.v1');
    expect(published.at(-1)).toMatchObject({
      subject: body.event._id,
      actor: { _id: coordinator.userId, name: coordinator.name },
      data: { version: 1, eventId: body.event._id, title: 'Hack Night', status: 'planned', unit: codingClub },
    });
  });

  it('takes an event with nothing but a title, a category and a unit', async () => {
    const { body } = await events.request<{ event: EventAnswer }>(president, 'POST', '/api/events/create', {
      title: 'Some day',
      category: 'other',
      organizing_unit_id: musicClub.id,
    });
    expect(body.event).toMatchObject({
      schedule: { start: null, end: null, venue: '', mode: 'offline' },
      registration: { required: false },
      organizers: [],
    });
  });

  it('shows a time in another offset as the same instant in UTC', async () => {
    const { body } = await create(president, { schedule: { start: '2026-11-28T10:00:00+05:30' } });
    expect(body.event.schedule.start).toBe('2026-11-28T04:30:00.000Z');
  });

  it('begins as ongoing or completed when it is entered late', async () => {
    const ongoing = await create(president, { schedule: { start: '2026-11-21T05:00:00Z' } });
    const over = await create(president, {
      schedule: { start: '2026-11-20T05:00:00Z', end: '2026-11-20T06:00:00Z' },
      registration: { required: false },
    });
    expect([ongoing.body.event.status, over.body.event.status]).toEqual(['ongoing', 'completed']);
  });

  it('leaves a coordinator the own unit only', async () => {
    expect(await refuse(coordinator, ofMusicClub)).toMatchObject({ status: 403, code: 'EVENT.OUT_OF_SCOPE' });
  });

  it('leaves a general secretary the units of the category, and any category of event', async () => {
    const cultural = actorOf('GENSEC_CULTURAL');
    expect((await create(cultural, { ...ofMusicClub, category: 'sports' })).status).toBe(201);
    expect(await refuse(cultural, { category: 'cultural' })).toMatchObject({ status: 403, code: 'EVENT.OUT_OF_SCOPE' });
  });

  it('refuses a unit that does not exist', async () => {
    expect(await refuse(president, { organizing_unit_id: nobody })).toMatchObject({
      status: 400,
      code: 'EVENT.UNIT_NOT_FOUND',
    });
  });

  it('refuses an organizer who does not exist, at the field', async () => {
    expect(await refuse(president, { organizers: [asha.id, nobody] })).toMatchObject({
      status: 400,
      code: 'EVENT.ORGANIZER_NOT_FOUND',
      errors: [{ path: 'organizers.1' }],
    });
  });

  it('happens once when the same request is repeated with its key', async () => {
    const send = () =>
      events.request<{ event: EventAnswer }>(president, 'POST', '/api/events/create', eventBody({ title: 'Once' }), {
        headers: { 'idempotency-key': 'key-of-once' },
      });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    const published = await events.outbox('events.event.created.v1');
    expect(published.filter(({ data }) => data.title === 'Once')).toHaveLength(1);
  });
});
