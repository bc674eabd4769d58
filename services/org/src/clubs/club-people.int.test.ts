import type { ClubData, UnitRef } from '@portal/contracts';
import { actorOf, eventOf, startTestService, testClock, type TestService } from '@portal/test-kit';
import { achieved, achievementOfUnit, entryOnUnit, fedBack } from '../../testing/clubs';
import { appoint, changeHolder, claim, newStudent, type Student } from '../../testing/holders';
import { addPosition, newUnit } from '../../testing/positions';
import { orgService } from '../index';

const username = 'sneha@example.edu';

describe('club data of people', () => {
  let org: TestService;
  let club: UnitRef;
  let [asha, ravi]: Student[] = [];
  const coordinator = () => actorOf('CLUB_COORDINATOR', { username, unit: club });
  const read = async () =>
    (await org.request<ClubData>(coordinator(), 'GET', `/api/orgUnit/clubData/${username}`)).body;

  beforeEach(async () => {
    org = await startTestService(orgService, { clock: testClock('2026-11-20T10:00:00Z') });
    club = await newUnit(org, 'Coding Club');
    asha = await newStudent(org);
    ravi = await newStudent(org, 'Ravi Kumar');
  });
  afterEach(() => org.stop());
  const someone = (student: Student | undefined) => student ?? { userId: '', name: '' };

  it('have positions by title and holders by tenure, and count who is active now', async () => {
    const lead = await addPosition(org, club, { position_count: 3 });
    await addPosition(org, club, { title: 'Treasurer' });
    await appoint(org, someone(asha), lead);
    await appoint(org, someone(ravi), lead, { tenure_year: '2025-2026' });
    // Neither who comes next, nor who claims to be one, is a member.
    await appoint(org, someone(ravi), lead, { tenure_year: '2027-2028' });
    await claim(org, await newStudent(org, 'Meera Nair'), lead);
    const { positions, positionHolders: holders, dashboard } = await read();
    expect(positions.map(({ title, position_count: count }) => [title, count])).toEqual([
      ['Treasurer', 1],
      ['Web Lead', 3],
    ]);
    expect(holders.map((each) => [each.user_id.personal_info.name, each.tenure_year, each.status])).toEqual([
      ['Ravi Kumar', '2027-2028', 'active'],
      ['Asha Rao', '2026-2027', 'active'],
      ['Ravi Kumar', '2025-2026', 'completed'],
    ]);
    expect(dashboard.stats).toMatchObject({ total_members: 1, member_growth: 0 });
  });

  it('say by how much the active holders are more or fewer than those of the previous tenure', async () => {
    const lead = await addPosition(org, club, { position_count: 5 });
    const meera = await newStudent(org, 'Meera Nair');
    for (const who of [someone(asha), someone(ravi)]) await appoint(org, who, lead, { tenure_year: '2025-2026' });
    const dismissed = { tenure_year: '2025-2026', status: 'terminated', termination_reason: 'Left.' };
    await appoint(org, meera, lead, dismissed);
    for (const who of [someone(asha), someone(ravi), meera]) await appoint(org, who, lead);
    expect((await read()).dashboard.stats).toMatchObject({ total_members: 3, member_growth: 50 });
    const own = (await org.request<{ _id: string }[]>('PRESIDENT', 'GET', `/api/positions/${meera.userId}`)).body;
    await changeHolder(org, 'PRESIDENT', own[0]?._id ?? '', { status: 'completed' });
    expect((await read()).dashboard.stats).toMatchObject({ total_members: 2, member_growth: 0 });
  });

  it('have what was achieved at the events of the club, first what waits longest, with present names', async () => {
    await org.deliver(achieved(club, { number: 2, by: someone(asha) }));
    await org.deliver(achieved(club, { number: 1, by: someone(ravi) }));
    await org.deliver(achieved(club, { number: 3, by: { ...coordinator(), name: 'Sneha' } }));
    await org.deliver(achieved(club, { number: 4, by: someone(asha) }, { unit: undefined, event: undefined }));
    await newStudent(org, 'Asha Rao Iyer', 2, someone(asha).userId);
    const { achievements, dashboard } = await read();
    expect(achievements.map(({ title, verified, user_id: by }) => [title, verified, by.name])).toEqual([
      ['Achievement 1', false, 'Ravi Kumar'],
      ['Achievement 2', false, 'Asha Rao Iyer'],
      ['Achievement 3', false, ''],
    ]);
    expect(dashboard.pending_endorsements).toMatchObject([
      { title: 'Achievement 1', recipient: 'Ravi Kumar', type: 'technical' },
      { title: 'Achievement 2', recipient: 'Asha Rao Iyer', type: 'technical' },
    ]);
    expect(dashboard.stats).toMatchObject({ pending_achievements: 2, pending_reviews: 2 });
  });

  it('follow what is decided about an achievement, told twice and in any order', async () => {
    const of = { number: 1, by: someone(asha) };
    const first = achieved(club, of);
    const verified = eventOf(
      'records.achievement.verified.v1',
      achievementOfUnit(club, of, { version: 2, state: 'verified', verified: true }),
    );
    for (const event of [verified, first, verified]) await org.deliver(event);
    expect(await read()).toMatchObject({
      achievements: [{ verified: true }],
      dashboard: { pending_endorsements: [], stats: { pending_reviews: 0 } },
    });
    const withdrawn = eventOf('records.achievement.withdrawn.v1', achievementOfUnit(club, of, { version: 3 }));
    for (const event of [withdrawn, verified]) await org.deliver(event);
    expect((await read()).achievements).toEqual([]);
  });

  it('have the latest feedback on the club, its events and positions, and count what nobody has resolved', async () => {
    const event = { type: 'Event', id: 'e'.repeat(24), name: 'Hack Night' } as const;
    await org.deliver(fedBack(club, { number: 1, by: someone(ravi) }));
    await org.deliver(fedBack(club, { number: 2 }, { target: event, rating: undefined }));
    const resolved = entryOnUnit(club, { number: 3 }, { version: 2 });
    await org.deliver(eventOf('feedback.feedback.resolved.v1', { ...resolved, actionsTaken: 'Done.' }));
    const { feedbacks, dashboard } = await read();
    const shown = feedbacks.map((each) => [each.comments, each.rating, each.feedback_by?.name, each.is_resolved]);
    expect(shown).toEqual([
      ['Entry 3', 4, undefined, true],
      ['Entry 2', undefined, undefined, false],
      ['Entry 1', 4, 'Ravi Kumar', false],
    ]);
    expect(dashboard.recent_feedback).toEqual(feedbacks);
    expect(dashboard.stats).toMatchObject({ pending_feedback: 2, pending_reviews: 2 });
  });

  it('never store or name who gave feedback anonymously', async () => {
    const entry = entryOnUnit(club, { number: 1 });
    const leaky = { ...entry, author: { id: someone(asha).userId, name: 'Asha Rao' } };
    await org.deliver(eventOf('feedback.feedback.given.v1', leaky));
    const rows = await org.store.connection.collection('unit_feedback').find().toArray();
    expect(JSON.stringify([rows, await read()])).not.toMatch(new RegExp(`Asha|${someone(asha).userId}`));
  });
});
