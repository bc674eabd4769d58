import { newId } from '@portal/service-kit';
import { planOf, startTestService, type TestService } from '@portal/test-kit';
import { activityService } from '../index';
import { auditModel } from './audit.model';

const ROWS = 5_000;
const THINGS = 1_000;
const PEOPLE = 20;
const idOf = (letter: string, number: number) => number.toString(16).padStart(24, letter);

/** As they are kept; every thing has a few. */
function row(number: number) {
  const subject = { kind: 'events.event', id: idOf('a', number % THINGS), name: 'Concert' };
  const version = String(1 + Math.floor(number / THINGS)).padStart(10, '0');
  return {
    _id: newId(),
    at: new Date(Date.UTC(2026, 0, 1) + number * 60_000),
    action: number % 3 ? 'events.event.changed' : 'events.event.created',
    actor: { id: idOf('b', number % PEOPLE), name: 'Ravi', role: 'PRESIDENT' },
    subject,
    requestId: newId(),
    about: `${subject.kind}/${subject.id}`,
    order: `${version} ${number}`,
    facts: [{ field: 'title', value: `Concert ${number}` }],
    said: [],
    named: ['title'],
  };
}

const read = (activity: TestService, pipeline: object[]) =>
  auditModel(activity.store.connection).collection.aggregate(pipeline);

describe(`a page of 50 from ${ROWS} rows of the audit`, () => {
  let activity: TestService;
  const asked: object[][] = [];
  beforeAll(async () => {
    activity = await startTestService(activityService);
    await auditModel(activity.store.connection).collection.insertMany(
      // The rows of the store have ids of their own.
      Array.from({ length: ROWS }, (_, number) => row(number)) as never[],
    );
    activity.store.connection.getClient().on('commandStarted', ({ commandName, command }) => {
      if (commandName === 'aggregate' && command.pipeline.length > 3) asked.push(command.pipeline as object[]);
    });
  });
  afterAll(() => activity.stop());

  it.each([
    ['', 'at_-1__id_-1'],
    ['&from=2026-01-02&to=2026-01-03', 'at_-1__id_-1'],
    [`&actor=${idOf('b', 7)}`, 'actor.id_1_at_-1__id_-1'],
    [`&actor=${idOf('b', 7)}&from=2026-01-02`, 'actor.id_1_at_-1__id_-1'],
    ['&action=events.event.created', 'action_1_at_-1__id_-1'],
    [`&action=events.event.created&actor=${idOf('b', 7)}`, 'actor.id_1_action_1_at_-1__id_-1'],
    [`&subject=${idOf('a', 7)}`, 'subject.id_1_at_-1__id_-1'],
  ])('filtered by "%s" takes at most three queries, by the index of that filter', async (filter, index) => {
    activity.takeCommands();
    const { status, body } = await activity.request<unknown[]>('PRESIDENT', 'GET', `/api/audit?limit=50${filter}`);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(0);
    const ofAudit = activity.takeCommands().filter(({ collection }) => collection === 'audit');
    expect(ofAudit.length).toBeLessThanOrEqual(3);
    const plan = await planOf(read(activity, asked.at(-1) ?? []));
    if (plan) expect(plan).toEqual({ stages: ['IXSCAN'], index });
  });

  it('finds what was before of each by an index as well', async () => {
    const before = [{ $match: { about: `events.event/${idOf('a', 7)}` } }, { $sort: { order: -1 } }, { $limit: 1 }];
    const plan = await planOf(read(activity, before));
    if (plan) expect(plan).toEqual({ stages: ['IXSCAN'], index: 'about_1_order_-1' });
  });
});
