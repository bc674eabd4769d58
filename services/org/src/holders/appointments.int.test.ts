import type { PositionAnswer, UnitRef } from '@portal/contracts';
import { actorOf, startTestService, testClock, type TestService } from '@portal/test-kit';
import {
  appoint,
  asStudent,
  claim,
  decide,
  holderBody,
  listHolders,
  newStudent,
  ownHoldings,
  tryToAppoint,
  type Student,
} from '../../testing/holders';
import { addPosition, newUnit, remove } from '../../testing/positions';
import { orgService } from '../index';

const clock = testClock('2026-11-20T10:00:00Z');
let org: TestService;
let club: UnitRef;
let lead: PositionAnswer;
let asha: Student;
let ravi: Student;
beforeAll(async () => {
  org = await startTestService(orgService, { clock });
  club = await newUnit(org, 'Coding Club');
  asha = await newStudent(org, 'Asha Rao');
  ravi = await newStudent(org, 'Ravi Kumar');
});
afterAll(() => org.stop());
beforeEach(async () => {
  lead = await addPosition(org, club, { position_count: 2 });
});

const coordinator = (unit: UnitRef) => actorOf('CLUB_COORDINATOR', { unit });

describe('an appointment', () => {
  it('is the record with its code, person, position and defaults, and is published', async () => {
    const holder = await appoint(org, asha, lead, {
      appointment_details: { appointed_by: 'Dean', appointment_date: '2026-04-06' },
      performance_metrics: { events_organized: 9, budget_utilized: 1200, feedback: 'On time.' },
      requirements_reason: 'Only candidate.',
    });
    expect(holder).toMatchObject({
      por_id: expect.stringMatching(/^POR-2026-\d{4}$/) as string,
      user_id: {
        _id: asha.userId,
        user_id: '21CS001',
        username: 'asha@example.edu',
        personal_info: { name: 'Asha Rao' },
      },
      position_id: { _id: lead._id, title: 'Web Lead', position_type: 'Team Lead', unit_id: { name: 'Coding Club' } },
      tenure_year: '2026-2027',
      status: 'active',
      confirmation: 'confirmed',
      appointment_details: { appointed_by: 'Dean', appointment_date: '2026-04-06' },
      performance_metrics: { events_organized: 9, budget_utilized: 1200, feedback: 'On time.' },
      requirements_reason: 'Only candidate.',
      can_manage: true,
    });
    const event = (await org.outbox()).find(({ subject }) => subject === holder._id);
    expect(event).toMatchObject({
      type: 'org.holder.appointed.v1',
      subject: holder._id,
      data: { userId: asha.userId, name: 'Asha Rao', position: { title: 'Web Lead' }, unit: club, status: 'active' },
    });
  });

  it('is made once a person, position and tenure', async () => {
    await appoint(org, asha, lead);
    const again = await tryToAppoint(org, 'PRESIDENT', holderBody(asha, lead));
    expect([again.status, again.body.code]).toEqual([409, 'HOLDER.ALREADY_HELD']);
    await appoint(org, asha, lead, { tenure_year: '2027-2028' });
  });

  it('finds a place only while active holders of the tenure leave one', async () => {
    const one = await addPosition(org, club);
    await appoint(org, asha, one);
    const second = await tryToAppoint(org, 'PRESIDENT', holderBody(ravi, one));
    expect([second.status, second.body.message]).toEqual([
      409,
      'Maximum position holders (1) already appointed for the year 2026-2027.',
    ]);
    await appoint(org, ravi, one, { tenure_year: '2027-2028' });
    await appoint(org, ravi, one, { tenure_year: '2020-2021' });
  });

  it('in a tenure that is over is completed, and takes no place', async () => {
    const one = await addPosition(org, club);
    expect((await appoint(org, asha, one, { tenure_year: '2024-2025' })).status).toBe('completed');
    expect((await appoint(org, ravi, one, { tenure_year: '2024-2025', status: 'active' })).status).toBe('completed');
  });

  it('is of a tenure from 2016 to the one that starts next year', async () => {
    const refused = await tryToAppoint(org, 'PRESIDENT', holderBody(asha, lead, { tenure_year: '2028-2029' }));
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ path: 'tenure_year', message: 'Please choose a tenure up to 2027-2028.' }],
    ]);
    for (const wrong of ['2015-2016', '2026-2028', '2026', '']) {
      expect((await tryToAppoint(org, 'PRESIDENT', holderBody(asha, lead, { tenure_year: wrong }))).status).toBe(400);
    }
  });

  it('says why where it ended early, and who appointed where it says when', async () => {
    const paths = async (changes: object) =>
      (await tryToAppoint(org, 'PRESIDENT', holderBody(asha, lead, changes))).body.errors;
    expect(await paths({ status: 'terminated' })).toEqual([
      { path: 'termination_reason', message: 'Please give a reason.' },
    ]);
    expect(await paths({ appointment_details: { appointment_date: '2026-04-06' } })).toEqual([
      {
        path: 'appointment_details.appointed_by',
        message: 'Appointed by is required when appointment date is provided',
      },
    ]);
    expect(await paths({ performance_metrics: { events_organized: -1, budget_utilized: -1 } })).toEqual([
      { path: 'performance_metrics.events_organized', message: 'Events organized cannot be negative' },
      { path: 'performance_metrics.budget_utilized', message: 'Budget utilized cannot be negative' },
    ]);
  });

  it('is of a person and a position that exist', async () => {
    const missing = 'f'.repeat(24);
    const person = await tryToAppoint(org, 'PRESIDENT', holderBody({ ...asha, userId: missing }, lead));
    const position = await tryToAppoint(org, 'PRESIDENT', holderBody(asha, { _id: missing }));
    expect([person.body.code, position.body.code]).toEqual(['USER.NOT_FOUND', 'POSITION.NOT_FOUND']);
  });

  it('is never of oneself', async () => {
    const self = actorOf('PRESIDENT', { userId: asha.userId });
    const { status, body } = await tryToAppoint(org, self, holderBody(asha, lead));
    expect([status, body.code]).toEqual([403, 'HOLDER.OWN']);
  });

  it('keeps its position from being deleted, until the record is', async () => {
    const { _id } = await appoint(org, asha, lead);
    expect((await remove(org, 'PRESIDENT', lead._id)).body.code).toBe('POSITION.HAS_HOLDERS');
    expect((await org.request('PRESIDENT', 'DELETE', `/api/positions/holders/${_id}`)).status).toBe(204);
    expect((await remove(org, 'PRESIDENT', lead._id)).status).toBe(204);
  });
});

describe('a claim of a student', () => {
  it('is of their own position alone', async () => {
    const { status, body } = await tryToAppoint(org, asStudent(ravi), holderBody(asha, lead));
    expect([status, body.code]).toEqual([403, 'HOLDER.NOT_OWN']);
  });

  it('is in no list but their own until somebody of the unit confirms it', async () => {
    const { _id, confirmation } = await claim(org, asha, lead);
    expect(confirmation).toBe('awaiting');
    const listed = async () => (await listHolders(org, `?position=${lead._id}`)).body.length;
    const own = async () => (await ownHoldings(org, asha)).body.find((one) => one._id === _id)?.confirmation;
    expect([await listed(), await own()]).toEqual([0, 'awaiting']);
    expect((await decide(org, coordinator(club), _id)).status).toBe(200);
    expect([await listed(), await own()]).toEqual([1, 'confirmed']);
    expect((await decide(org, 'PRESIDENT', _id)).body.code).toBe('HOLDER.ALREADY_DECIDED');
  });

  it('is returned with a reason, which the student reads and answers with a corrected one', async () => {
    const { _id } = await claim(org, asha, lead);
    expect((await decide(org, 'PRESIDENT', _id, { decision: 'refused' })).status).toBe(400);
    await decide(org, 'PRESIDENT', _id, { decision: 'refused', reason: 'No date.' });
    const own = async () => (await ownHoldings(org, asha)).body.find((one) => one._id === _id);
    expect(await own()).toMatchObject({ confirmation: 'refused', refusal_reason: 'No date.' });
    const details = { appointed_by: 'Dean', appointment_date: '2026-04-06' };
    const corrected = await claim(org, asha, lead, { appointment_details: details });
    expect(corrected).toMatchObject({ _id, confirmation: 'awaiting', appointment_details: details });
    const types = (await org.outbox()).filter(({ subject }) => subject === _id).map(({ type }) => type);
    expect(types).toEqual(['org.holder.claimed.v1', 'org.holder.refused.v1', 'org.holder.claimed.v1']);
    expect(await own()).not.toHaveProperty('refusal_reason');
  });

  it('is claimed once while it waits, and becomes the appointment when somebody appoints', async () => {
    const { _id } = await claim(org, asha, lead);
    expect((await tryToAppoint(org, asStudent(asha), holderBody(asha, lead))).body.code).toBe('HOLDER.ALREADY_HELD');
    expect(await appoint(org, asha, lead)).toMatchObject({ _id, confirmation: 'confirmed' });
  });

  it('is never confirmed by whoever made it', async () => {
    const { _id } = await claim(org, asha, lead);
    const promoted = actorOf('PRESIDENT', { userId: asha.userId });
    expect((await decide(org, promoted, _id)).body.code).toBe('HOLDER.OWN');
  });

  it('is confirmed only while there is a place', async () => {
    const one = await addPosition(org, club);
    const { _id } = await claim(org, asha, one);
    await appoint(org, ravi, one);
    expect((await decide(org, 'PRESIDENT', _id)).body.code).toBe('HOLDER.FULL');
  });

  it('is withdrawn by the student, until it is confirmed', async () => {
    const withdraw = (id: string, as = asStudent(asha)) => org.request(as, 'DELETE', `/api/positions/claims/${id}`);
    const { _id } = await claim(org, asha, lead);
    expect((await withdraw(_id, asStudent(ravi))).status).toBe(404);
    expect((await withdraw(_id)).status).toBe(204);
    const next = await claim(org, asha, lead);
    await decide(org, 'PRESIDENT', next._id);
    expect((await withdraw(next._id)).status).toBe(409);
  });
});
