import type { AuditAnswer, CloudEvent, EventData } from '@portal/contracts';
import { outboxRows } from '@portal/service-kit';
import { actorOf, eventOf, startTestService, TEST_UNIT, type TestService } from '@portal/test-kit';
import { activityService } from '../index';
import { AuditIsAppendOnly, auditModel } from './audit.model';

const officer = actorOf('CLUB_COORDINATOR');
const by = { _id: officer.userId, name: officer.name, role: officer.role };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString();

let activity: TestService;
beforeAll(async () => {
  activity = await startTestService(activityService);
});
afterAll(() => activity.stop());

let things = 0;
const newThing = () => (things += 1).toString(16).padStart(24, 'a');

async function audit(query = ''): Promise<AuditAnswer[]> {
  const { status, body } = await activity.request<AuditAnswer[]>('PRESIDENT', 'GET', `/api/audit${query}`);
  expect(status).toBe(200);
  return body;
}
const auditOf = (subject: string) => audit(`?subject=${subject}`);

const concert: Omit<EventData<'events.event.created.v1'>, 'eventId'> = {
  version: 1,
  title: 'Concert',
  category: 'cultural',
  status: 'planned',
  start: at(50),
  end: null,
  venue: 'Main Hall',
  unit: TEST_UNIT,
  createdAt: at(0),
  description: 'Music.',
  registration: { required: false },
};

/** An event that was created, moved and then cancelled. */
function lifeOf(eventId: string): CloudEvent[] {
  const moved = { ...concert, eventId, version: 2, venue: 'Lawn', description: 'Music outside.' };
  const common = { subject: eventId, actor: by };
  return [
    eventOf('events.event.created.v1', { ...concert, eventId }, { ...common, time: at(1), requestid: 'request-0001' }),
    eventOf(
      'events.event.changed.v1',
      { ...moved, changed: ['schedule', 'description'], previous: { start: at(50), end: null, venue: 'Main Hall' } },
      { ...common, time: at(2) },
    ),
    eventOf(
      'events.event.status-changed.v1',
      { ...moved, version: 3, status: 'cancelled', previousStatus: 'planned', reason: 'Rain.' },
      { ...common, time: at(3) },
    ),
  ];
}

/** What the list says of such a life, newest first. */
const cancelledThenMoved = [
  [
    { field: 'status', before: 'planned', after: 'cancelled' },
    { field: 'reason', after: 'Rain.' },
  ],
  [
    { field: 'venue', before: 'Main Hall', after: 'Lawn' },
    { field: 'description', before: 'Music.', after: 'Music outside.' },
  ],
];

describe('a row of the audit', () => {
  it('says who did what to what, when and in which request', async () => {
    const eventId = newThing();
    for (const event of lifeOf(eventId)) await activity.deliver(event);
    const [, , created] = await auditOf(eventId);
    expect(created).toMatchObject({
      at: at(1),
      action: 'events.event.created',
      actor: by,
      subject: { kind: 'events.event', _id: eventId, name: 'Concert' },
      requestId: 'request-0001',
    });
  });

  it('holds before and after of what was changed, and all of what is new without a before', async () => {
    const eventId = newThing();
    for (const event of lifeOf(eventId)) await activity.deliver(event);
    const [cancelled, moved, created] = (await auditOf(eventId)).map(({ changes }) => changes);
    expect([cancelled, moved]).toEqual(cancelledThenMoved);
    expect(created).toContainEqual({ field: 'title', after: 'Concert' });
    expect(created?.filter((change) => 'before' in change)).toEqual([]);
  });

  it('ends the same however often and in which order the events come', async () => {
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
      [2, 0, 1, 1, 0, 2],
      [0, 0, 2, 1, 2],
    ];
    const ends = [];
    for (const order of orders) {
      const eventId = newThing();
      const life = lifeOf(eventId);
      for (const index of order) await activity.deliver(life[index] as CloudEvent);
      ends.push((await auditOf(eventId)).map(({ action, changes }) => [action, changes]));
    }
    for (const end of ends) expect(end).toEqual(ends[0]);
    expect(ends[0]).toHaveLength(3);
  });

  it('is kept once when an event comes again after it was forgotten that it came', async () => {
    const eventId = newThing();
    const [created] = lifeOf(eventId);
    await activity.deliver(created as CloudEvent);
    await activity.store.connection.collection('inbox').deleteMany({});
    await activity.deliver(created as CloudEvent);
    expect(await auditOf(eventId)).toHaveLength(1);
  });

  it('says by the event itself what was before, where the history begins later', async () => {
    const eventId = newThing();
    const [, moved, cancelled] = lifeOf(eventId);
    await activity.deliver(moved as CloudEvent);
    expect((await auditOf(eventId))[0]?.changes).toEqual([
      { field: 'venue', before: 'Main Hall', after: 'Lawn' },
      { field: 'description', after: 'Music outside.' },
    ]);
    await activity.deliver(cancelled as CloudEvent);
    expect((await auditOf(eventId))[0]?.changes).toEqual(cancelledThenMoved[0]);
  });

  it('names what changed in a profile without its values', async () => {
    const userId = newThing();
    const profile = { userId, name: 'Asha Nair', studentId: '12240010', onboarded: true, profilePic: '/p?v=1' };
    const common = { subject: userId, actor: { ...by, _id: userId } };
    await activity.deliver(eventOf('records.profile.changed.v1', { ...profile, version: 1 }, common));
    const shared = { officeContact: 'email-and-phone', phone: '9876543210' } as const;
    const changed = {
      ...profile,
      ...shared,
      version: 2,
      name: 'Asha Rao',
      changed: ['name', 'phone', 'officeContact'],
    };
    await activity.deliver(eventOf('records.profile.changed.v1', changed, common));
    expect((await auditOf(userId))[0]?.changes).toEqual([
      { field: 'name', before: 'Asha Nair', after: 'Asha Rao' },
      { field: 'phone' },
      { field: 'officeContact' },
    ]);
  });

  it('tells a position before and after it was changed, and that it was removed', async () => {
    const positionId = newThing();
    const whole = { positionId, code: 'POS-0001', title: 'Web Lead', unit: TEST_UNIT, type: 'Team Lead', count: 1 };
    const rest = { responsibilities: ['Keep the site up'], description: '', createdAt: at(0) };
    const lead = { ...whole, ...rest, requirements: { minCgpa: 6, minYear: 1, skills: [] }, version: 1 };
    const head = { ...lead, title: 'Web Head', requirements: { minCgpa: 7.5, minYear: 1, skills: [] }, version: 2 };
    const common = { subject: positionId, actor: by };
    const changed = { ...head, changed: ['title', 'requirements'] };
    await activity.deliver(eventOf('org.position.removed.v1', { ...head, version: 3 }, { ...common, time: at(3) }));
    await activity.deliver(eventOf('org.position.created.v1', lead, { ...common, time: at(1) }));
    await activity.deliver(eventOf('org.position.changed.v1', changed, { ...common, time: at(2) }));
    const rows = await auditOf(positionId);
    expect(rows.map(({ subject }) => subject.name)).toEqual(['Web Head', 'Web Head', 'Web Lead']);
    expect(rows[0]?.changes).toEqual([{ field: 'status', after: 'removed' }]);
    expect(rows[1]?.changes).toEqual([
      { field: 'title', before: 'Web Lead', after: 'Web Head' },
      { field: 'requirements.minCgpa', before: 6, after: 7.5 },
    ]);
    expect(rows[2]?.changes).toContainEqual({ field: 'unit.name', after: 'Coding Club' });
  });

  it('compares a sign-in with nothing', async () => {
    const userId = newThing();
    const data = { userId, username: 'asha@example.edu', name: 'Asha Nair' };
    const started = { ...data, way: 'password' } as const;
    const ended = { ...data, reason: 'signed-out', sessions: 1 } as const;
    await activity.deliver(eventOf('auth.session.started.v1', started, { subject: userId, time: at(1) }));
    await activity.deliver(eventOf('auth.session.ended.v1', ended, { subject: userId, time: at(2) }));
    await activity.deliver(eventOf('auth.session.started.v1', started, { subject: userId, time: at(3) }));
    expect((await auditOf(userId)).map(({ changes }) => changes[0]?.field)).toEqual(['way', 'reason', 'way']);
  });

  it('of anonymous feedback names nobody, no request and no more than the hour', async () => {
    const feedbackId = newThing();
    const target = { type: 'Event', id: newThing(), name: 'Concert' } as const;
    const given = { version: 1, feedbackId, type: 'Suggestion', target, unit: null, comments: 'More seats.' } as const;
    const data = { ...given, isAnonymous: true, createdAt: at(0) };
    await activity.deliver(eventOf('feedback.feedback.given.v1', data, { subject: feedbackId, time: at(0) }));
    const [row] = await auditOf(feedbackId);
    expect(row).toMatchObject({ actor: null, requestId: null, at: at(0), subject: { name: 'Concert' } });
    expect(await auditModel(activity.store.connection).findById(row?._id).lean()).not.toHaveProperty('createdAt');
  });
});

describe('the list of the audit', () => {
  it('is read by person, by thing and by days of the institute, page by page', async () => {
    const person = { _id: newThing(), name: 'Ravi', role: 'PRESIDENT' };
    const room = (minute: number) => ({
      event: eventOf(
        'events.room.added.v1',
        { roomId: newThing(), name: `Room ${minute}`, building: '', capacity: 4, equipment: [], active: true },
        { subject: newThing(), actor: person, time: new Date(Date.UTC(2026, 7, 3, 18, minute)).toISOString() },
      ),
    });
    // Midnight of the institute is 18:30 in UTC.
    for (const minute of [28, 29, 30, 31]) await activity.deliver(room(minute).event);
    const names = async (query: string) =>
      (await audit(`?actor=${person._id}${query}`)).map(({ subject }) => subject.name);
    expect(await names('')).toEqual(['Room 31', 'Room 30', 'Room 29', 'Room 28']);
    expect(await names('&to=2026-08-03')).toEqual(['Room 29', 'Room 28']);
    expect(await names('&from=2026-08-04&to=2026-08-04')).toEqual(['Room 31', 'Room 30']);
    expect(await names('&from=2026-08-05')).toEqual([]);
    const first = await activity.request<AuditAnswer[]>('PRESIDENT', 'GET', `/api/audit?actor=${person._id}&limit=3`);
    expect(first.headers.get('x-total-count')).toBe('4');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const { body } = await activity.request<AuditAnswer[]>('PRESIDENT', 'GET', next);
    expect(body.map(({ subject }) => subject.name)).toEqual(['Room 28']);
  });
});

describe('the rows of the audit', () => {
  it('cannot be changed or removed, in whatever way one tries', async () => {
    const rows = auditModel(activity.store.connection);
    const eventId = newThing();
    for (const event of lifeOf(eventId)) await activity.deliver(event);
    const row = await rows.findOne({ 'subject.id': eventId }).orFail();
    const filter = { _id: row._id };
    const change = { $set: { action: 'nothing' } };
    row.set('action', 'nothing');
    const tries = [
      () => rows.updateOne(filter, change),
      () => rows.updateMany(filter, change),
      () => rows.replaceOne(filter, row.toObject()),
      () => rows.findOneAndUpdate(filter, change),
      () => rows.findByIdAndUpdate(row._id, change),
      () => rows.findOneAndReplace(filter, row.toObject()),
      () => rows.deleteOne(filter),
      () => rows.deleteMany({}),
      () => rows.findOneAndDelete(filter),
      () => rows.bulkWrite([{ deleteOne: { filter } }]),
      () => row.save(),
      () => row.updateOne(change),
      () => row.deleteOne(),
    ];
    for (const attempt of tries) await expect((async () => attempt())()).rejects.toThrow(AuditIsAppendOnly);
    expect((await auditOf(eventId)).map(({ action }) => action)).toEqual([
      'events.event.status-changed',
      'events.event.changed',
      'events.event.created',
    ]);
  });

  it('publish no event themselves', async () => {
    expect(await outboxRows(activity.store.connection).countDocuments()).toBe(0);
  });
});
