import type { ClubData, UnitRef } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import { actorOf, planOf, startTestService, testClock, type TestService } from '@portal/test-kit';
import { fillClub } from '../../testing/large-club';
import { newUnit } from '../../testing/positions';
import { orgService } from '../index';
import { pipelineOf } from './club-counts.repository';

const SIZE = { members: 500, events: 300, feedback: 2_000, achievements: 1_000, positions: 200 };
const MAX_BYTES = 80_000;
const MAX_QUERIES = 8;
const username = 'sneha@example.edu';

describe('the data of a club of 500 members, 300 events and 2,000 pieces of feedback with the longest texts', () => {
  let org: TestService;
  let club: UnitRef;
  beforeAll(async () => {
    org = await startTestService(orgService, { clock: testClock('2026-11-20T10:00:00Z') });
    club = await newUnit(org, 'Coding Club');
    await fillClub(org, club, SIZE);
  });
  afterAll(() => org.stop());

  it('are small, come of few queries, and count all there is', async () => {
    const as = actorOf('CLUB_COORDINATOR', { username, unit: club });
    org.takeCommands();
    const { status, body, text } = await org.request<ClubData>(as, 'GET', `/api/orgUnit/clubData/${username}`);
    const commands = org.takeCommands().map(({ name, collection }) => `${name} ${collection}`);
    expect(status).toBe(200);
    expect(commands.length).toBeLessThanOrEqual(MAX_QUERIES);
    expect(Buffer.byteLength(text)).toBeLessThan(MAX_BYTES);
    const { events, positions, positionHolders, achievements, feedbacks } = body;
    expect([events, positions, positionHolders, achievements, feedbacks].map(({ length }) => length)).toEqual([
      10, 10, 10, 10, 10,
    ]);
    expect(body.dashboard.stats).toEqual({
      total_members: 400,
      member_growth: 300,
      active_events: 300,
      upcoming_events: 100,
      pending_reviews: 1_500,
      pending_feedback: 1_000,
      pending_achievements: 500,
    });
  });

  it('count by indexes, so that as many documents are read as of a small club', async () => {
    const tenures = { current: '2026-2027', previous: '2025-2026' };
    const counted = { unitId: club.id, readerId: newId(), now: new Date('2026-11-20T10:00:00Z'), tenures };
    const units = org.store.connection.collection('units');
    const plan = await planOf(units.aggregate(pipelineOf(counted)));
    if (!plan) return;
    expect(new Set(plan.stages)).toEqual(new Set(['IXSCAN']));
    const text = JSON.stringify(await units.aggregate(pipelineOf(counted)).explain());
    const used = [...text.matchAll(/"indexName":"([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(used)).toEqual(
      new Set([
        '_id_',
        'unitId_1_status_1_start_1__id_1',
        'unit.id_1_confirmation_1_tenureYear_1_status_1',
        'unitId_1_resolved_1_createdAt_1__id_1',
        'unitId_1_state_1_submittedAt_1__id_1',
        'unitId_1_state_1_userId_1',
      ]),
    );
  });

  it.each([
    ['ahead', ['planned', 'ongoing'], 1],
    ['over', ['completed', 'cancelled'], -1],
  ] as const)('lists the first of the events that are %s in the order of an index', async (_, statuses, order) => {
    const filter = { unitId: club.id, status: { $in: statuses } };
    const { collection } = org.store.connection.model('campus_events');
    const plan = await planOf(collection.find(filter, { sort: { start: order, _id: order }, limit: 10 }));
    // A store merges what it reads of each status, or reads them as one.
    if (plan) expect(new Set(plan.stages.filter((stage) => stage !== 'SORT_MERGE'))).toEqual(new Set(['IXSCAN']));
  });

  it.each([
    ['Position', { 'unit.id': '' }, { key: 1, _id: 1 }],
    ['Holder', { 'unit.id': '', confirmation: 'confirmed' }, { order: -1 }],
    ['unit_feedback', { unitId: '' }, { createdAt: -1, _id: -1 }],
    ['unit_achievements', { unitId: '' }, { state: 1, submittedAt: 1, _id: 1 }],
  ] as const)('lists the first of %s in the order of an index', async (model, filter, sort) => {
    const ofClub = Object.fromEntries(Object.entries(filter).map(([field, value]) => [field, value || club.id]));
    const { collection } = org.store.connection.model(model);
    const plan = await planOf(collection.find(ofClub, { sort, limit: 10 }));
    if (plan) expect(plan.stages).toEqual(['IXSCAN']);
  });
});
