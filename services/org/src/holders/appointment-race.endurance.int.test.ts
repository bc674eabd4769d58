import type { UnitRef } from '@portal/contracts';
import { createInProcessBus } from '@portal/service-kit';
import { byLane, startTestService, testClock, type TestService } from '@portal/test-kit';
import { claim, decide, holderBody, newStudent, tryToAppoint, type Student } from '../../testing/holders';
import { addPosition, change, newUnit, remove } from '../../testing/positions';
import { orgService } from '../index';

const RUNS = byLane({ push: 3, endurance: 20 });
const AT_ONCE = 50;
const clock = testClock('2026-11-20T10:00:00Z');

describe('fifty at once for one place, on two instances', () => {
  let first: TestService;
  let second: TestService;
  let club: UnitRef;
  let people: Student[];
  beforeAll(async () => {
    first = await startTestService(orgService, { clock });
    second = await startTestService(orgService, { clock, database: first.database, bus: createInProcessBus() });
    club = await newUnit(first, 'Coding Club');
    people = await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => newStudent(first, `Student ${number}`)));
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
  });
  const instance = (index: number) => (index % 2 ? first : second);
  const refusals = (answers: { status: number; body: { code?: string } }[]) =>
    answers.filter(({ status }) => status >= 400).map(({ body }) => body.code);

  it('appoint one, in every run', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const position = await addPosition(first, club);
      const answers = await Promise.all(
        people.map((person, index) => tryToAppoint(instance(index), 'PRESIDENT', holderBody(person, position))),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(refusals(answers)).toEqual(Array.from({ length: AT_ONCE - 1 }, () => 'HOLDER.FULL'));
    }
  }, 300_000);

  it('confirm one claim', async () => {
    const position = await addPosition(first, club);
    const claims = await Promise.all(people.map((person) => claim(first, person, position)));
    const answers = await Promise.all(claims.map(({ _id }, index) => decide(instance(index), 'PRESIDENT', _id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(refusals(answers))).toEqual(new Set(['HOLDER.FULL']));
  });

  it('take no place that is given up at that moment', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const position = await addPosition(first, club, { position_count: 2 });
      const [one, other] = people as [Student, Student];
      await tryToAppoint(first, 'PRESIDENT', holderBody(one, position));
      const [appointed, changed] = await Promise.all([
        tryToAppoint(first, 'PRESIDENT', holderBody(other, position)),
        change(second, 'PRESIDENT', position._id, { position_count: 1 }),
      ]);
      expect([
        [201, 409],
        [409, 200],
      ]).toContainEqual([appointed.status, changed.status]);
    }
  });

  it('appoint nobody to a position that is deleted at that moment, or keep it from being deleted', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const position = await addPosition(first, club);
      const [person] = people as [Student];
      const [appointed, removed] = await Promise.all([
        tryToAppoint(first, 'PRESIDENT', holderBody(person, position)),
        remove(second, 'PRESIDENT', position._id),
      ]);
      const outcome = [appointed.status, removed.status];
      expect([
        [201, 409],
        [404, 204],
      ]).toContainEqual(outcome);
    }
  });
});
