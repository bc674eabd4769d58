import type { HandOverAnswer, HandOverKind, PositionAnswer, UnitRef } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import { actorOf, eventOf, startTestService, testClock, type As, type TestService } from '@portal/test-kit';
import {
  eventOfUnit,
  feedbackOfUnit,
  markDone,
  meetingOfUnit,
  readHandOver,
  requestOfUnit,
} from '../../testing/hand-overs';
import { appoint, asStudent, claim, decide, newStudent, type Student } from '../../testing/holders';
import { addPosition, newUnit } from '../../testing/positions';
import { orgService } from '../index';

const MARCH = '2027-03-10T06:00:00Z';
const NEXT = { tenure_year: '2027-2028' };
const THIS = '?tenure_year=2026-2027';

const clock = testClock(MARCH);
let org: TestService;
let club: UnitRef;
let lead: PositionAnswer;
let asha: Student;
beforeEach(async () => {
  clock.set(MARCH);
  org = await startTestService(orgService, { clock });
  club = await newUnit(org, 'Coding Club');
  asha = await newStudent(org, 'Asha Rao');
  lead = await addPosition(org, club, { position_count: 2 });
  await appoint(org, asha, lead);
});
afterEach(() => org.stop());

/** Delivers an event that the unit has to do; answers its id. */
async function plan(unit: UnitRef, number = 1, changes = {}): Promise<string> {
  const event = eventOfUnit(unit, number, changes);
  await org.deliver(event);
  return event.data.eventId;
}
const read = async (as: As = asStudent(asha), query = THIS, position: { _id: string } = lead) =>
  (await readHandOver(org, as, position, query)).body;
interface Said {
  as?: As;
  kind?: HandOverKind;
  is_done?: boolean;
  tenure_year?: string;
}
const mark = (thing: string, { as = asStudent(asha), kind = 'events', ...body }: Said = {}) =>
  markDone(org, as, lead, { kind, thing, ...body });
const marks = async ({ events }: HandOverAnswer) => events.items.map(({ done }) => done?.by);
const stored = () => org.store.connection.collection('hand_over_marks').countDocuments();

describe('what of a hand-over is done', () => {
  it('is said of each kind of thing, which then is open no more, and says by whom and when', async () => {
    await plan(club);
    await plan(club, 2);
    const [pending, booked] = [requestOfUnit(club, 1), meetingOfUnit(club, 2)];
    await org.deliver(eventOf('events.room-request.submitted.v1', pending));
    await org.deliver(eventOf('events.room-request.approved.v1', booked));
    await org.deliver(feedbackOfUnit(club, 2));
    const claimed = await claim(org, await newStudent(org, 'Ravi Kumar'), await addPosition(org, club));
    const before = await read();
    const things: [HandOverKind, string | undefined][] = [
      ['room_requests', pending.requestId],
      ['bookings', booked.requestId],
      ['events', before.events.items[0]?._id],
      ['feedback', before.feedback.items[0]?._id],
      ['claims', claimed._id],
    ];
    clock.advance(60_000);
    const done = { by: 'Asha Rao', at: '2027-03-10T06:01:00.000Z' };
    for (const [kind, thing = ''] of things) {
      const { status, body } = await mark(thing, { kind });
      expect({ kind, status, body }).toEqual({ kind, status: 200, body: { done } });
    }
    const after = await read();
    for (const [kind, thing] of things) {
      expect(before[kind].items.map(({ done: is }) => is)).not.toContainEqual(done);
      expect(after[kind]).toMatchObject({ total: before[kind].total, open: before[kind].open - 1 });
      expect(after[kind].items.at(-1)).toEqual({ ...before[kind].items.find(({ _id }) => _id === thing), done });
    }
    expect(after.events.items.map(({ title, done: is }) => [title, is?.by])).toEqual([
      ['Event 2', undefined],
      ['Event 1', 'Asha Rao'],
    ]);
  });

  it('stays as it was first said when it is said again, also by two at once, and is undone once', async () => {
    const thing = await plan(club);
    const [one, two] = await Promise.all([mark(thing), mark(thing, { as: 'PRESIDENT' })]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body).toEqual(two.body);
    clock.advance(60_000);
    expect((await mark(thing, { as: 'PRESIDENT' })).body).toEqual(one.body);
    expect(await stored()).toBe(1);
    for (const _try of [1, 2]) {
      const { status, body } = await mark(thing, { is_done: false });
      expect([status, body]).toEqual([200, {}]);
    }
    expect((await read()).events).toMatchObject({ total: 1, open: 1 });
    expect(await stored()).toBe(0);
  });

  it('is said by who may read the hand-over of the tenure, and undone by another of them', async () => {
    const thing = await plan(club);
    const ravi = await newStudent(org, 'Ravi Kumar');
    await appoint(org, ravi, lead, NEXT);
    const music = await newUnit(org, 'Music Club', 'cultural');
    const readers = [asStudent(asha), asStudent(ravi), actorOf('CLUB_COORDINATOR', { unit: club }), 'GENSEC_SCITECH', 'PRESIDENT'] as const; // prettier-ignore
    for (const as of readers) {
      expect((await mark(thing, { as })).body.done?.by).toEqual(typeof as === 'string' ? actorOf(as).name : as.name);
      expect((await mark(thing, { as: asStudent(asha), is_done: false })).status).toBe(200);
    }
    const others = ['STUDENT', actorOf('CLUB_COORDINATOR', { unit: music }), 'GENSEC_CULTURAL'] as const;
    for (const as of others) {
      for (const is_done of [true, false]) {
        const { status, body } = await mark(thing, { as, is_done });
        expect([status, body.code]).toEqual([403, 'HAND_OVER.FORBIDDEN']);
      }
    }
    expect((await mark(thing, NEXT)).body.code).toBe('HAND_OVER.FORBIDDEN');
    expect((await mark(thing, { as: asStudent(ravi), ...NEXT })).status).toBe(200);
    expect((await markDone(org, 'PRESIDENT', { _id: newId() }, { kind: 'events', thing })).body.code).toBe(
      'POSITION.NOT_FOUND',
    );
  });

  it('is nothing that the unit does not have to do', async () => {
    const elsewhere = await newUnit(org, 'Chess Club');
    const [own, over, other] = [
      await plan(club),
      await plan(club, 2, { status: 'completed' }),
      await plan(elsewhere, 3),
    ];
    for (const [kind, thing] of [
      ['events', over],
      ['events', other],
      ['events', newId()],
      ['bookings', own],
      ['feedback', own],
      ['claims', own],
      ['room_requests', own],
    ] as const) {
      const { status, body } = await mark(thing, { kind });
      expect([kind, status, body.code]).toEqual([kind, 404, 'HAND_OVER.NOT_TO_DO']);
    }
    expect(await stored()).toBe(0);
  });

  it('is not read from a body with an unknown field or kind', async () => {
    const thing = await plan(club);
    for (const wrong of [{ by: 'Ravi Kumar' }, { at: MARCH }, { kind: 'people' }]) {
      expect((await markDone(org, 'PRESIDENT', lead, { kind: 'events', thing, ...wrong })).status).toBe(400);
    }
    expect(await stored()).toBe(0);
  });

  it('is that of the position and the tenure alone', async () => {
    const thing = await plan(club);
    const other = await addPosition(org, club, { title: 'Treasurer' });
    await mark(thing);
    expect(await marks(await read())).toEqual(['Asha Rao']);
    expect(await marks(await read('PRESIDENT', '?tenure_year=2025-2026'))).toEqual([undefined]);
    expect(await marks(await read('PRESIDENT', THIS, other))).toEqual([undefined]);
  });

  it('names the person as they are called now', async () => {
    await mark(await plan(club));
    await newStudent(org, 'Asha Nair', 2, asha.userId);
    expect(await marks(await read())).toEqual(['Asha Nair']);
  });
});

describe('what was done', () => {
  it('is gone once it was decided, and what follows from it is open', async () => {
    await plan(club);
    const request = requestOfUnit(club, 1);
    await org.deliver(eventOf('events.room-request.submitted.v1', request));
    await mark(request.requestId, { kind: 'room_requests' });
    await org.deliver(eventOf('events.room-request.approved.v1', request));
    const { room_requests: requests, bookings } = await read();
    expect(requests).toEqual({ items: [], total: 0, open: 0 });
    expect(bookings).toMatchObject({ items: [{ _id: request.requestId }], total: 1, open: 1 });
    expect(bookings.items[0]).not.toHaveProperty('done');
    expect((await mark(request.requestId, { kind: 'room_requests', is_done: false })).status).toBe(200);
  });

  it('is open again when a student claims the position once more', async () => {
    const ravi = await newStudent(org, 'Ravi Kumar');
    const treasurer = await addPosition(org, club, { title: 'Treasurer' });
    const { _id } = await claim(org, ravi, treasurer);
    await mark(_id, { kind: 'claims' });
    expect((await read()).claims).toMatchObject({ total: 1, open: 0 });
    clock.advance(60_000);
    await decide(org, 'PRESIDENT', _id, { decision: 'refused', reason: 'Wrong tenure.' });
    expect((await read()).claims).toMatchObject({ total: 0, open: 0 });
    await claim(org, ravi, treasurer);
    expect((await read()).claims).toMatchObject({ total: 1, open: 1 });
    const { body } = await mark(_id, { kind: 'claims' });
    expect(body.done?.at).toBe('2027-03-10T06:01:00.000Z');
    expect((await read()).claims).toMatchObject({ total: 1, open: 0 });
  });

  it('is left out of the count beyond the twenty that are shown, in as many queries for many marks as for one', async () => {
    const things: string[] = [];
    for (let number = 1; number <= 22; number += 1) {
      things.push(await plan(club, number));
      await org.deliver(feedbackOfUnit(club, number));
    }
    const feedback = (await read()).feedback.items.map(({ _id }) => _id);
    const readAgain = async () => {
      org.takeCommands();
      const answer = await read();
      const commands = org.takeCommands();
      expect(commands.filter(({ collection }) => collection === 'hand_over_marks')).toHaveLength(1);
      return { answer, count: commands.length };
    };
    const figures = ({ items, total, open }: HandOverAnswer['events'] | HandOverAnswer['feedback']) => ({
      shown: items.filter(({ done }) => !done).length,
      done: items.filter(({ done }) => done).length,
      total,
      open,
    });
    await mark(things.at(-1) ?? '');
    await mark(feedback[0] ?? '', { kind: 'feedback' });
    const few = await readAgain();
    expect(figures(few.answer.events)).toEqual({ shown: 20, done: 1, total: 22, open: 21 });
    expect(figures(few.answer.feedback)).toEqual({ shown: 20, done: 1, total: 22, open: 21 });
    for (const thing of things) await mark(thing);
    for (const thing of feedback.slice(0, 3)) await mark(thing, { kind: 'feedback' });
    const many = await readAgain();
    expect(figures(many.answer.events)).toEqual({ shown: 0, done: 20, total: 22, open: 0 });
    expect(figures(many.answer.feedback)).toEqual({ shown: 19, done: 3, total: 22, open: 19 });
    expect(many.count).toBe(few.count);
  });
});
