import { calls, UNIT_CATEGORIES } from '@portal/contracts';
import { createServiceClient } from '@portal/service-kit';
import { integer, objectId, oneOf, pactOf, string } from '@portal/test-kit/pacts';
import { messagesOf } from '@portal/test-kit/pacts/messages';
import { createCoordinatorClient } from '../src/clubs/coordinator.client';
import { keptRows } from './kept-rows';

const unitId = 'aaaaaaaaaaaaaaaaaaaaaa02';
const params = { username: 'example@example.edu' };
const auth = pactOf(import.meta);

const accountEvents = [
  'auth.account.registered.v1',
  'auth.account.changed.v1',
  'auth.account.role-changed.v1',
] as const;

describe('what org needs of auth', () => {
  it.each(accountEvents)('is who the account belongs to, with its version, in %s', async (type) => {
    const userId = 'aaaaaaaaaaaaaaaaaaaaaa01';
    const { subscriptions, stored, renamed } = keptRows();
    const data = {
      version: integer(1),
      userId: objectId(userId),
      username: string('asha@example.edu'),
      studentId: string('12240010'),
      name: string('Asha Nair'),
    };
    await messagesOf(import.meta).sends(type, { subject: objectId(userId), data }, subscriptions);
    const { name, username, studentId } = { name: 'Asha Nair', username: 'asha@example.edu', studentId: '12240010' };
    expect(stored).toEqual([{ _id: userId, version: 1, name, username, studentId }]);
    expect(renamed).toEqual(['Asha Nair']);
  });

  const clientOf = (url: string) => createCoordinatorClient({ auth: createServiceClient(url, { timeoutMs: 5_000 }) });

  it('is the unit that was given to a coordinator', () =>
    auth
      .answers(calls.findCoordinatorUnit, {
        given: 'a coordinator whose unit was given with the role',
        asked: 'whose unit a coordinator has',
        params,
        answer: {
          unit: { id: objectId(unitId), name: string('Coding Club'), category: oneOf(UNIT_CATEGORIES, 'scitech') },
        },
      })
      .to(async (url) => {
        const unit = { id: unitId, name: 'Coding Club', category: 'scitech' };
        expect(await clientOf(url).unitOf('example@example.edu')).toEqual(unit);
      }));

  it('is that a student has none', () =>
    auth
      .answers(calls.findCoordinatorUnit, {
        given: 'a person without a profile',
        asked: 'whose unit a student has',
        params,
        answer: { unit: null },
      })
      .to(async (url) => {
        expect(await clientOf(url).unitOf('example@example.edu')).toBeNull();
      }));
});
