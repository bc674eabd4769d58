import { createInProcessBus } from '@portal/service-kit';
import { startTestService, testClock, type TestService } from '@portal/test-kit';
import { appoint, changeHolder, claim, newStudent } from '../../testing/holders';
import { addPosition, newUnit } from '../../testing/positions';
import { orgService } from '../index';

const clock = testClock('2026-11-20T10:00:00Z');
let first: TestService;
let second: TestService;
beforeAll(async () => {
  first = await startTestService(orgService, { clock });
  second = await startTestService(orgService, { clock, database: first.database, bus: createInProcessBus() });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

const remindIn = (service: TestService) =>
  (service.useCases as { remindOfHandOvers(): Promise<number> }).remindOfHandOvers();
const remindTogether = async () => {
  const counts = await Promise.all([remindIn(first), remindIn(second)]);
  return counts.reduce((sum, count) => sum + count);
};
const reminded = async () =>
  (await first.outbox('org.holder.hand-over-due.v1')).map(({ data }) => [data.name, data.until]);

describe('the reminder to write notes', () => {
  it('goes to every active holder when the last month of the tenure begins, once, however many instances look', async () => {
    const club = await newUnit(first, 'Coding Club');
    const lead = await addPosition(first, club, { position_count: 4 });
    await appoint(first, await newStudent(first, 'Asha Rao'), lead);
    await appoint(first, await newStudent(first, 'Ravi Kumar'), lead, { tenure_year: '2027-2028' });
    await claim(first, await newStudent(first, 'Meera Nair'), lead);
    const ended = await appoint(first, await newStudent(first, 'Kavya Iyer'), lead);
    await changeHolder(first, 'PRESIDENT', ended._id, { status: 'terminated', termination_reason: 'Moved away.' });

    clock.set('2027-02-28T18:29:59Z');
    expect(await remindTogether()).toBe(0);
    clock.set('2027-02-28T18:30:00Z');
    expect(await remindTogether()).toBe(1);
    expect(await remindTogether()).toBe(0);
    expect(await reminded()).toEqual([['Asha Rao', '2027-03-31']]);

    await appoint(first, await newStudent(first, 'Vikram Shah'), lead);
    expect(await remindTogether()).toBe(1);
    expect(await reminded()).toContainEqual(['Vikram Shah', '2027-03-31']);
    clock.set('2027-03-31T18:30:00Z');
    expect(await remindTogether()).toBe(0);
  });
});
