import type { EventData } from '@portal/contracts';
import { eventOf, startTestService, TEST_UNIT, type TestService } from '@portal/test-kit';
import { orgService } from '../index';
import { createUnitFeedbackRepository } from './unit-feedback.repository';

type Feedback = EventData<'feedback.feedback.given.v1'>;

describe('the feedback on a unit', () => {
  let org: TestService;
  beforeAll(async () => {
    org = await startTestService(orgService);
  });
  afterAll(() => org.stop());

  const feedback = (number: number, changes: Partial<Feedback> = {}): Feedback => ({
    version: 1,
    feedbackId: String(number).padStart(24, '0'),
    type: 'Complaint',
    target: { type: 'Organization Unit', id: TEST_UNIT.id, name: TEST_UNIT.name },
    unit: TEST_UNIT,
    comments: `Entry ${number}`,
    isAnonymous: false,
    author: { id: 'b1b1b1b1b1b1b1b1b1b1b101', name: 'Asha Rao' },
    createdAt: `2026-11-0${number}T06:00:00.000Z`,
    ...changes,
  });
  const give = (number: number, changes?: Partial<Feedback>) =>
    org.deliver(eventOf('feedback.feedback.given.v1', feedback(number, changes)));
  const find = async (limit = 20) => {
    const { items, total } = await createUnitFeedbackRepository(org.store).findOpenOfUnit(
      { unitId: TEST_UNIT.id },
      limit,
    );
    return [items.map(({ comments }) => comments), total];
  };

  it('is what nobody has resolved, the oldest first, and how much there is', async () => {
    await give(2);
    await give(1);
    await give(3);
    await org.deliver(eventOf('feedback.feedback.resolved.v1', { ...feedback(3), version: 2, actionsTaken: 'Done.' }));
    expect(await find()).toEqual([['Entry 1', 'Entry 2'], 2]);
    expect(await find(1)).toEqual([['Entry 1'], 2]);
  });

  it('is stored with the id of who signed it, and feedback on a person without a word of it', async () => {
    const target = { type: 'User', id: 'b1b1b1b1b1b1b1b1b1b1b102', name: 'Ravi Kumar' } as const;
    await give(4, { target, unit: null });
    const rows = await org.store.connection.collection('unit_feedback').find().toArray();
    const text = JSON.stringify(rows);
    expect(rows).toHaveLength(4);
    expect(text).not.toMatch(/Asha Rao|Ravi Kumar|Entry 4/);
    const authors = rows.map(({ isAnonymous, authorId, unitId }) => [unitId !== null, isAnonymous, authorId]);
    const author = 'b1b1b1b1b1b1b1b1b1b1b101';
    expect(authors).toEqual([...Array.from({ length: 3 }, () => [true, false, author]), [false, false, null]]);
  });

  it('of an earlier build names nobody', async () => {
    const feedback = createUnitFeedbackRepository(org.store);
    const rows = org.store.connection.collection('unit_feedback');
    await rows.updateMany({}, { $unset: { isAnonymous: true, authorId: true } });
    const [latest] = await feedback.listOfUnit(TEST_UNIT.id, 1);
    expect(latest).toMatchObject({ comments: 'Entry 3', isAnonymous: true, authorId: null });
  });
});
