import { createTransaction } from '@portal/service-kit';
import { startTestService, type TestService } from '@portal/test-kit';
import { idOf } from '../../testing/fixtures';
import { activityService } from '../index';
import type { Person } from './person.domain';
import { createPersonRepository } from './person.repository';

describe('the copy of people', () => {
  let activity: TestService;
  beforeAll(async () => {
    activity = await startTestService(activityService);
  });
  afterAll(() => activity.stop());

  it('is read by id and by role, in the transaction that writes it', async () => {
    const people = createPersonRepository(activity.store);
    const person = (number: number, role: Person['role'] = 'PRESIDENT'): Person => ({
      _id: idOf(number),
      version: 1,
      username: `${number}@example.edu`,
      role,
    });
    await createTransaction(activity.store.connection)(async (session) => {
      await people.copy.rows.upsertNewer([person(2), person(1), person(3, 'STUDENT')], session);
      expect(await people.find(idOf(3), session)).toMatchObject(person(3, 'STUDENT'));
      expect(await people.find(idOf(4), session)).toBeNull();
      expect(await people.findByRole('PRESIDENT', session)).toEqual([idOf(1), idOf(2)]);
    });
  });
});
