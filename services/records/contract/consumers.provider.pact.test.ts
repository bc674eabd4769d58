import { describePacts } from '@portal/test-kit/pacts/provider';
import type { RequestHandler } from 'express';
import { onboardedPerson, startRecords, type Records } from '../testing/running-records';

describe('what the consumers of records rely on', () => {
  let records: Records;
  let told: Awaited<ReturnType<Records['outbox']>>;
  beforeAll(async () => {
    records = await startRecords();
    const person = await onboardedPerson(records);
    await records.request(person, 'PUT', '/profile/updateStudentProfile', {
      userId: person.userId,
      updatedDetails: { contact_info: { office_contact: 'email-and-phone' } },
    });
    told = await records.outbox();
  });
  afterAll(() => records.stop());

  const asItIs: RequestHandler = (_req, _res, next) => next();
  const suite = { url: () => records.url, published: async () => told, stateHandlers: {}, requestFilter: asItIs };
  describePacts('records', suite);
});
