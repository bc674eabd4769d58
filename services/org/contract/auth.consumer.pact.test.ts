import { calls, UNIT_CATEGORIES } from '@portal/contracts';
import { createServiceClient } from '@portal/service-kit';
import { objectId, oneOf, pactOf, string } from '@portal/test-kit/pacts';
import { createCoordinatorClient } from '../src/clubs/coordinator.client';

const unitId = 'aaaaaaaaaaaaaaaaaaaaaa02';
const params = { username: 'example@example.edu' };
const auth = pactOf(import.meta);

describe('what org needs of auth', () => {
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
