import type { PositionAnswer, UnitRef } from '@portal/contracts';
import { actorOf, eventOf, startTestService, testClock, type As, type TestService } from '@portal/test-kit';
import {
  eventOfUnit,
  feedbackOfUnit,
  readHandOver,
  meetingOfUnit,
  requestOfUnit,
  writeNotes,
} from '../../testing/hand-overs';
import { appoint, asStudent, changeHolder, claim, newStudent, type Student } from '../../testing/holders';
import { addPosition, newUnit } from '../../testing/positions';
import { orgService } from '../index';

const NOVEMBER = '2026-11-20T10:00:00Z';
const LAST_MONTH = '2027-02-28T18:30:00Z';
const NEXT_TENURE = '2027-03-31T18:30:00Z';
const NEXT = { tenure_year: '2027-2028' };

const clock = testClock(NOVEMBER);
let org: TestService;
let club: UnitRef;
let lead: PositionAnswer;
let asha: Student;
let ravi: Student;
beforeEach(async () => {
  clock.set(NOVEMBER);
  org = await startTestService(orgService, { clock });
  club = await newUnit(org, 'Coding Club');
  asha = await newStudent(org, 'Asha Rao');
  ravi = await newStudent(org, 'Ravi Kumar');
  lead = await addPosition(org, club, { position_count: 2 });
});
afterEach(() => org.stop());

const coordinator = (unit: UnitRef) => actorOf('CLUB_COORDINATOR', { unit });
const statusFor = async (as: As, query = '') => (await readHandOver(org, as, lead, query)).status;
const endTenures = () => (org.useCases as { completeTenures(): Promise<number> }).completeTenures();

describe('a hand-over', () => {
  it('is what the unit has to do, with names as they are now', async () => {
    clock.set('2027-03-10T06:00:00Z');
    await org.request('PRESIDENT', 'PATCH', `/api/orgUnit/${club.id}`, {
      budget_info: { allocated_budget: 50_000, spent_amount: 12_000 },
    });
    await appoint(org, asha, lead);
    await claim(org, ravi, await addPosition(org, club, { title: 'Treasurer' }));
    await org.deliver(eventOfUnit(club, 1));
    await org.deliver(eventOfUnit(club, 2, { start: null }));
    await org.deliver(eventOfUnit(club, 3, { status: 'cancelled' }));
    for (const number of [1, 3]) {
      await org.deliver(eventOf('events.room-request.submitted.v1', requestOfUnit(club, number)));
    }
    await org.deliver(eventOf('events.room-request.approved.v1', requestOfUnit(club, 2)));
    await org.deliver(eventOf('events.room-request.approved.v1', meetingOfUnit(club, 3)));
    await org.deliver(feedbackOfUnit(club, 2));
    const { body } = await readHandOver(org, asStudent(asha), lead);
    expect(body).toMatchObject({
      position: { title: 'Web Lead', unit_id: { _id: club.id, name: 'Coding Club', category: 'scitech' } },
      tenure_year: '2026-2027',
      held_by: ['Asha Rao'],
      contact_info: { email: 'coding.club@example.edu' },
      budget_info: { allocated_budget: 50_000, spent_amount: 12_000 },
      people: { items: [{ name: 'Asha Rao', position: 'Web Lead' }], total: 1 },
      events: {
        items: [
          { title: 'Event 1', status: 'planned', start: '2027-04-01T10:00:00.000Z', venue: 'Lab 2' },
          { title: 'Event 2', start: null },
        ],
        total: 2,
      },
      room_requests: { items: [{ room: 'L-101', event: { title: 'Event 1' }, date: '2027-04-01' }], total: 1 },
      bookings: {
        items: [
          { room: 'L-102', event: { title: 'Event 2' }, time: '10:00', end_time: '11:00' },
          { room: 'L-103', purpose: 'Meeting 3' },
        ],
        total: 2,
      },
      feedback: {
        items: [{ type: 'Complaint', target_name: 'Coding Club', comments: 'Entry 2', rating: 2 }],
        total: 1,
      },
      claims: { items: [{ name: 'Ravi Kumar', position: 'Treasurer', tenure_year: '2026-2027' }], total: 1 },
      notes: [],
      writing: { from: '2027-03-01', until: '2027-03-31', is_open: true },
    });
  });

  it('lists twenty of each with how many there are, cuts long comments, and takes the same few queries', async () => {
    clock.set('2027-03-10T06:00:00Z');
    await appoint(org, asha, lead);
    const readAgain = async () => {
      org.takeCommands();
      const { body } = await readHandOver(org, asStudent(asha), lead);
      return { body, commands: org.takeCommands().length };
    };
    const { commands } = await readAgain();
    for (let number = 1; number <= 22; number += 1) {
      await org.deliver(eventOfUnit(club, number));
      await org.deliver(eventOf('events.room-request.submitted.v1', requestOfUnit(club, number)));
      await org.deliver(feedbackOfUnit(club, number));
    }
    const { body, commands: later } = await readAgain();
    expect(later).toBeLessThanOrEqual(commands);
    for (const list of [body.events, body.room_requests, body.feedback]) {
      expect([list.items.length, list.total]).toEqual([20, 22]);
    }
    expect(body.feedback.items[0]?.comments).toBe(`${'x'.repeat(500)}…`);
  });

  it('is of the tenure before, in the last month of the current one, or of any that is asked for', async () => {
    await appoint(org, asha, lead, { tenure_year: '2024-2025' });
    await appoint(org, ravi, lead);
    const shown = async (as: As, query = '') => {
      const { tenure_year: tenure, tenures } = (await readHandOver(org, as, lead, query)).body;
      return [tenure, tenures];
    };
    expect(await shown(asStudent(ravi))).toEqual(['2025-2026', ['2026-2027', '2025-2026', '2024-2025']]);
    expect(await shown(asStudent(ravi), '?tenure_year=2024-2025')).toEqual([
      '2024-2025',
      ['2026-2027', '2025-2026', '2024-2025'],
    ]);
    expect(await shown('PRESIDENT', '?tenure_year=2024-2025')).toMatchObject(['2024-2025', {}]);
    clock.set('2027-02-28T18:29:59Z');
    expect((await shown('PRESIDENT'))[0]).toBe('2025-2026');
    clock.set(LAST_MONTH);
    expect((await shown('PRESIDENT'))[0]).toBe('2026-2027');
    clock.set(NEXT_TENURE);
    expect((await shown('PRESIDENT'))[0]).toBe('2026-2027');
  });
});

describe('who reads a hand-over', () => {
  it('holds or held the position, or is above it', async () => {
    const music = await newUnit(org, 'Music Club', 'cultural');
    await appoint(org, asha, lead);
    await appoint(org, ravi, lead, NEXT);
    const query = '?tenure_year=2026-2027';
    for (const as of [asStudent(asha), asStudent(ravi), coordinator(club), 'GENSEC_SCITECH', 'PRESIDENT'] as const) {
      expect(await statusFor(as, query)).toBe(200);
    }
    for (const as of ['STUDENT', coordinator(music), 'GENSEC_CULTURAL'] as const) {
      const { status, body } = await readHandOver(org, as, lead, query);
      expect([status, body.code]).toEqual([403, 'HAND_OVER.FORBIDDEN']);
    }
    expect((await readHandOver(org, 'PRESIDENT', { _id: 'a'.repeat(24) })).status).toBe(404);
  });

  it('is no predecessor of a later tenure, no successor whose time ended, and nobody who only claims the position', async () => {
    await appoint(org, asha, lead);
    const successor = await appoint(org, ravi, lead, NEXT);
    const meera = await newStudent(org, 'Meera Nair');
    await claim(org, meera, lead);
    expect(await statusFor(asStudent(asha), '?tenure_year=2027-2028')).toBe(403);
    expect(await statusFor(asStudent(meera), '?tenure_year=2026-2027')).toBe(403);
    const ended = { status: 'terminated', termination_reason: 'Moved away.' };
    await changeHolder(org, 'PRESIDENT', successor._id, ended);
    expect(await statusFor(asStudent(ravi), '?tenure_year=2026-2027')).toBe(403);
  });

  it('is the predecessor until the tenure after is over, unless theirs ended early', async () => {
    await appoint(org, asha, lead, { tenure_year: '2025-2026' });
    await appoint(org, await newStudent(org, 'Tara Sen'), lead, { tenure_year: '2024-2025' });
    const left = { tenure_year: '2025-2026', status: 'terminated', termination_reason: 'Moved away.' };
    await appoint(org, ravi, lead, left);
    const query = '?tenure_year=2025-2026';
    expect([await statusFor(asStudent(asha), query), await statusFor(asStudent(ravi), query)]).toEqual([200, 403]);
    clock.set(NEXT_TENURE);
    expect(await statusFor(asStudent(asha), query)).toBe(403);
  });

  it('may be who follows in the same tenure', async () => {
    const one = await addPosition(org, club);
    const first = await appoint(org, asha, one);
    await changeHolder(org, 'PRESIDENT', first._id, { status: 'terminated', termination_reason: 'Moved away.' });
    await appoint(org, ravi, one);
    const { body } = await readHandOver(org, asStudent(ravi), one, '?tenure_year=2026-2027');
    expect(body.held_by.toSorted()).toEqual(['Asha Rao', 'Ravi Kumar']);
  });
});

describe('the notes of a hand-over', () => {
  it('are written in the last month of the tenure, and stay for the successor when it is over', async () => {
    await appoint(org, asha, lead);
    await appoint(org, ravi, lead, NEXT);
    const early = await writeNotes(org, asStudent(asha), lead, { text: 'Too early.' });
    expect([early.status, early.body.code, early.body.message]).toEqual([
      409,
      'HAND_OVER.CLOSED',
      'You can write notes for this tenure from 1 Mar 2027 to 31 Mar 2027.',
    ]);
    clock.set(LAST_MONTH);
    const { status, body } = await writeNotes(org, asStudent(asha), lead, { text: ' The keys:\nwith the guard. ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 1, author: 'Asha Rao', text: 'The keys:\nwith the guard.', is_own: true });
    clock.set(NEXT_TENURE);
    await endTenures();
    expect((await writeNotes(org, asStudent(asha), lead, { text: 'Late.', version: 1 })).body.code).toBe(
      'HAND_OVER.CLOSED',
    );
    await newStudent(org, 'Asha Nair', 2, asha.userId);
    const read = (await readHandOver(org, asStudent(ravi), lead)).body;
    expect(read.notes).toEqual([
      {
        _id: body._id,
        version: 1,
        author: 'Asha Nair',
        text: 'The keys:\nwith the guard.',
        updated_at: body.updated_at,
      },
    ]);
    expect(read).not.toHaveProperty('writing');
  });

  it('are those of an active holder of the tenure alone', async () => {
    clock.set(LAST_MONTH);
    const holder = await appoint(org, asha, lead);
    await claim(org, ravi, lead);
    const codeFor = async (as: As) => (await writeNotes(org, as, lead, { text: 'Hello.' })).body.code;
    for (const as of ['STUDENT', 'PRESIDENT', coordinator(club), asStudent(ravi)] as const) {
      expect(await codeFor(as)).toBe('HAND_OVER.NOT_HOLDER');
    }
    await changeHolder(org, 'PRESIDENT', holder._id, { status: 'terminated', termination_reason: 'Moved away.' });
    expect(await codeFor(asStudent(asha))).toBe('HAND_OVER.NOT_HOLDER');
  });

  it('of two holders stand beside each other', async () => {
    clock.set(LAST_MONTH);
    await appoint(org, asha, lead);
    await appoint(org, ravi, lead);
    await writeNotes(org, asStudent(asha), lead, { text: 'From Asha.' });
    await writeNotes(org, asStudent(ravi), lead, { text: 'From Ravi.' });
    const { notes } = (await readHandOver(org, asStudent(ravi), lead)).body;
    expect(notes.map(({ text, is_own: isOwn }) => [text, isOwn]).toSorted()).toEqual([
      ['From Asha.', undefined],
      ['From Ravi.', true],
    ]);
  });

  it('are never overwritten from a window that has not seen them, also when both write at once', async () => {
    clock.set(LAST_MONTH);
    await appoint(org, asha, lead);
    const write = (text: string, version?: number) => writeNotes(org, asStudent(asha), lead, { text, version });
    const statuses = (await Promise.all([write('One.'), write('Two.')])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect((await write('Three.', 1)).body.version).toBe(2);
    const late = await write('Four.', 1);
    expect([late.status, late.body.code]).toEqual([409, 'HAND_OVER.CHANGED_MEANWHILE']);
    const { notes } = (await readHandOver(org, asStudent(asha), lead)).body;
    expect(notes.map(({ text }) => text)).toEqual(['Three.']);
  });
});
