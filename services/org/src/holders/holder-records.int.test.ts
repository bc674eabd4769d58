import type { PositionAnswer, UnitRef } from '@portal/contracts';
import { actorOf, eventOf, startTestService, testClock, type TestService } from '@portal/test-kit';
import {
  appoint,
  asStudent,
  changeHolder,
  claim,
  listHolders,
  newStudent,
  ownHoldings,
  type Student,
} from '../../testing/holders';
import { addPosition, change, newUnit } from '../../testing/positions';
import { orgService } from '../index';

const clock = testClock('2026-11-20T10:00:00Z');
let org: TestService;
let coding: UnitRef;
let music: UnitRef;
let lead: PositionAnswer;
let singer: PositionAnswer;
let asha: Student;
let ravi: Student;
beforeEach(async () => {
  clock.set('2026-11-20T10:00:00Z');
  org = await startTestService(orgService, { clock });
  coding = await newUnit(org, 'Coding Club');
  music = await newUnit(org, 'Music Club', 'cultural');
  lead = await addPosition(org, coding, { position_count: 5 });
  singer = await addPosition(org, music, { title: 'Lead Singer', position_type: 'Core Member', position_count: 5 });
  asha = await newStudent(org, 'Asha Rao');
  ravi = await newStudent(org, 'Ravi Kumar');
});
afterEach(() => org.stop());

const found = async (query: string, as?: Parameters<typeof listHolders>[2]) =>
  (await listHolders(org, query, as)).body.map(
    ({ user_id: person, position_id: position, tenure_year: tenure }) =>
      `${person.personal_info.name}, ${position.title}, ${tenure}`,
  );
const announced = async (type: string) =>
  (await org.outbox()).filter((event) => event.type === type).map(({ data, actor }) => ({ data, by: actor?.name }));

describe('the list of holders', () => {
  beforeEach(async () => {
    await appoint(org, asha, lead);
    await appoint(org, ravi, lead, { tenure_year: '2024-2025' });
    await appoint(org, ravi, singer, { status: 'terminated', termination_reason: 'Moved away.' });
    await claim(org, ravi, lead);
  });

  it('is by tenure, the newest first, without claims', async () => {
    expect(await found('')).toEqual([
      'Ravi Kumar, Lead Singer, 2026-2027',
      'Asha Rao, Web Lead, 2026-2027',
      'Ravi Kumar, Web Lead, 2024-2025',
    ]);
  });

  it('finds by status, tenure, unit and position', async () => {
    expect(await found('?status=completed')).toEqual(['Ravi Kumar, Web Lead, 2024-2025']);
    expect(await found('?tenure_year=2026-2027&status=active')).toEqual(['Asha Rao, Web Lead, 2026-2027']);
    expect(await found(`?unit=${music.id}`)).toEqual(['Ravi Kumar, Lead Singer, 2026-2027']);
    expect(await found(`?position=${lead._id.toUpperCase()}`)).toHaveLength(2);
  });

  it.each(['asha', 'asha@example.edu', '21cs', 'web le', 'por-2026', 'coding'])('finds by %s', async (q) => {
    expect(await found(`?q=${encodeURIComponent(q)}`)).toContain('Asha Rao, Web Lead, 2026-2027');
  });

  it('shows a student of others only name, position, unit, tenure and status, and finds by these alone', async () => {
    const { body } = await listHolders(org, '', 'STUDENT');
    expect(body[1]).toEqual({
      _id: expect.any(String) as string,
      user_id: { personal_info: { name: 'Asha Rao' } },
      position_id: {
        _id: lead._id,
        title: 'Web Lead',
        unit_id: { _id: coding.id, name: 'Coding Club', category: 'scitech' },
      },
      tenure_year: '2026-2027',
      status: 'active',
    });
    expect(await found('?q=asha', 'STUDENT')).toEqual(['Asha Rao, Web Lead, 2026-2027']);
    const account = { userId: asha.userId, name: asha.name, role: 'STUDENT', studentId: '21CS001' } as const;
    const username = 'mailbox.7@example.edu';
    await org.deliver(eventOf('auth.account.registered.v1', { ...account, version: 2, username }));
    for (const secret of [username, '21cs001', 'por-2026']) {
      expect(await found(`?q=${encodeURIComponent(secret)}`)).toContain('Asha Rao, Web Lead, 2026-2027');
      expect(await found(`?q=${encodeURIComponent(secret)}`, 'STUDENT')).toEqual([]);
    }
  });

  it('shows a student the whole of their own record, which they do not manage', async () => {
    const { body } = await listHolders(org, '?q=asha', asStudent(asha));
    expect(body[0]).toMatchObject({ user_id: { username: 'asha@example.edu', user_id: '21CS001' } });
    expect(body[0]).not.toHaveProperty('can_manage');
  });

  it('takes three commands at most', async () => {
    org.takeCommands();
    await listHolders(org, '?q=asha&status=active');
    expect(org.takeCommands().length).toBeLessThanOrEqual(3);
  });
});

describe('what a person holds', () => {
  it('is theirs, with claims, and without them for officers', async () => {
    await appoint(org, asha, lead);
    await claim(org, asha, singer);
    const titles = async (as?: Parameters<typeof ownHoldings>[2]) =>
      (await ownHoldings(org, asha, as)).body.map(({ position_id: { title } }) => title);
    expect(await titles()).toEqual(['Lead Singer', 'Web Lead']);
    expect(await titles('PRESIDENT')).toEqual(['Web Lead']);
  });

  it('is in the claims of the unit and of the category alone', async () => {
    await claim(org, asha, lead);
    clock.advance(1000);
    await claim(org, asha, singer);
    const claims = async (as: Parameters<typeof ownHoldings>[2], query = '') =>
      (
        await org.request<{ position_id: { title: string } }[]>(
          as ?? 'PRESIDENT',
          'GET',
          `/api/positions/claims${query}`,
        )
      ).body.map(({ position_id: { title } }) => title);
    expect(await claims('PRESIDENT')).toEqual(['Web Lead', 'Lead Singer']);
    expect(await claims('GENSEC_CULTURAL')).toEqual(['Lead Singer']);
    expect(await claims(actorOf('CLUB_COORDINATOR', { unit: coding }))).toEqual(['Web Lead']);
    expect(await claims('PRESIDENT', `?unit=${music.id}`)).toEqual(['Lead Singer']);
    expect(await claims(actorOf('CLUB_COORDINATOR', { unit: coding }), `?unit=${music.id}`)).toEqual([]);
    const [first = ''] = asha.name.split(' ');
    expect(await claims('PRESIDENT', `?q=${first}%20sing`)).toEqual(['Lead Singer']);
    expect(await claims('PRESIDENT', `?q=${first}`)).toEqual(['Web Lead', 'Lead Singer']);
    expect(await claims('GENSEC_CULTURAL', '?q=web')).toEqual([]);
  });
});

describe('a claim to be confirmed', () => {
  it('says what the position asks for, as it is now, in one query for all of them', async () => {
    const requirements = { min_cgpa: 7.5, min_year: 2, skills_required: ['React'] };
    await org.request('PRESIDENT', 'PATCH', `/api/positions/${lead._id}`, { requirements });
    await claim(org, asha, lead);
    await claim(org, ravi, lead);
    org.takeCommands();
    const { body } = await org.request('PRESIDENT', 'GET', '/api/positions/claims');
    expect(body).toMatchObject([{ requirements }, { requirements }]);
    expect(org.takeCommands().filter(({ collection }) => collection === 'positions')).toHaveLength(1);
  });
});

describe('a record', () => {
  it('is changed for whoever saw its newest version, and its history says who changed what', async () => {
    const { _id } = await appoint(org, asha, lead);
    const metrics = { performance_metrics: { events_organized: 3 } };
    expect((await changeHolder(org, 'PRESIDENT', _id, { version: 1, ...metrics })).body).toMatchObject({
      version: 2,
      performance_metrics: { events_organized: 3, budget_utilized: 0 },
    });
    const late = await changeHolder(org, 'PRESIDENT', _id, {
      version: 1,
      appointment_details: { appointed_by: 'Dean' },
    });
    expect([late.status, late.body.code]).toEqual([409, 'HOLDER.CHANGED_MEANWHILE']);
    const president = actorOf('PRESIDENT').name;
    const { body } = await org.request('PRESIDENT', 'GET', `/api/positions/holders/${_id}/history`);
    expect(body).toMatchObject([
      { by: president, action: 'changed', changed: ['metrics'] },
      { by: president, action: 'appointed', changed: [] },
    ]);
  });

  it('keeps what a change does not name, also within its parts, and loses what is emptied', async () => {
    const { _id } = await appoint(org, asha, lead, {
      appointment_details: { appointed_by: 'Dean', appointment_date: '2026-04-06' },
      performance_metrics: { events_organized: 3, budget_utilized: 500, feedback: 'Calm.' },
    });
    const change = async (body: object) => (await changeHolder(org, 'PRESIDENT', _id, body)).body;
    const metrics = { events_organized: 3, budget_utilized: 500, feedback: 'Kind.' };
    expect(await change({ performance_metrics: { feedback: 'Kind.' } })).toMatchObject({
      performance_metrics: metrics,
    });
    expect(await change({ appointment_details: { appointed_by: 'Registrar' } })).toMatchObject({
      appointment_details: { appointed_by: 'Registrar', appointment_date: '2026-04-06' },
    });
    const refused = await changeHolder(org, 'PRESIDENT', _id, { appointment_details: { appointed_by: '' } });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [
        {
          path: 'appointment_details.appointed_by',
          message: 'Appointed by is required when appointment date is provided',
        },
      ],
    ]);
    const emptied = await change({
      appointment_details: { appointed_by: '', appointment_date: null },
      performance_metrics: { feedback: '' },
    });
    expect(emptied).toMatchObject({ performance_metrics: { events_organized: 3, budget_utilized: 500 } });
    expect([emptied.appointment_details, emptied.performance_metrics?.feedback ?? '']).toEqual([undefined, '']);
  });

  it('that is saved unchanged stays as it is, and nobody is told', async () => {
    const { _id } = await appoint(org, asha, lead);
    expect((await changeHolder(org, 'PRESIDENT', _id, { status: 'active' })).body.version).toBe(1);
    expect(await announced('org.holder.changed.v1')).toEqual([]);
  });

  it('ends early with a reason, frees its place, and never becomes active again', async () => {
    const one = await addPosition(org, coding, { title: 'Mentor' });
    const { _id } = await appoint(org, asha, one);
    expect((await changeHolder(org, 'PRESIDENT', _id, { status: 'terminated' })).status).toBe(400);
    const ended = { status: 'terminated', termination_reason: 'Moved away.' };
    expect((await changeHolder(org, 'PRESIDENT', _id, ended)).body).toMatchObject(ended);
    expect(await announced('org.holder.ended.v1')).toMatchObject([
      { data: { status: 'terminated', reason: 'Moved away.' } },
    ]);
    expect((await changeHolder(org, 'PRESIDENT', _id, { status: 'active' })).body.code).toBe('HOLDER.ENDED');
    expect((await changeHolder(org, 'PRESIDENT', _id, { status: 'completed' })).body.code).toBe('HOLDER.ENDED');
    await appoint(org, ravi, one);
  });

  it('is completed by the end of its tenure, by the clock of the institute, once', async () => {
    await appoint(org, asha, lead);
    await appoint(org, ravi, lead, { tenure_year: '2027-2028' });
    const { completeTenures } = org.useCases as { completeTenures(): Promise<number> };
    clock.set('2027-03-31T18:29:00Z');
    expect(await completeTenures()).toBe(0);
    clock.set('2027-03-31T18:30:00Z');
    expect((await Promise.all([completeTenures(), completeTenures()])).reduce((sum, count) => sum + count)).toBe(1);
    expect(await completeTenures()).toBe(0);
    expect((await listHolders(org, '?status=completed')).body).toHaveLength(1);
    expect(await announced('org.holder.ended.v1')).toMatchObject([{ by: undefined, data: { name: 'Asha Rao' } }]);
  });

  it('has the present names of its person, position and unit, and is found by them', async () => {
    await appoint(org, asha, lead);
    await newStudent(org, 'Asha Nair', 2, asha.userId);
    await change(org, 'PRESIDENT', lead._id, { title: 'Site Head', position_type: 'Coordinator' });
    await org.request('PRESIDENT', 'PATCH', `/api/orgUnit/${coding.id}`, { name: 'Software Club' });
    expect(await found('?q=nair%20site%20software')).toEqual(['Asha Nair, Site Head, 2026-2027']);
    expect(await found('?q=rao')).toEqual([]);
    await org.deliver(
      eventOf('auth.account.changed.v1', {
        version: 1,
        userId: asha.userId,
        username: 'asha@example.edu',
        name: 'Asha Rao',
        role: 'STUDENT',
      }),
    );
    expect(await found('?q=nair')).toHaveLength(1);
  });
});
