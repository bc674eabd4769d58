import { calls, ROLES } from '@portal/contracts';
import { eachLike, objectId, oneOf, pactOf, string } from '@portal/test-kit/pacts';
import { enterOrigin, loaded } from '@portal/web-kit/testing';

describe('what the page of a unit needs of auth', () => {
  it('is who leads the unit', () =>
    pactOf(import.meta)
      .answers(calls.listUnitLeaders, {
        given: 'a coordinator whose unit was given with the role',
        asked: 'who leads the unit',
        params: { id: 'aaaaaaaaaaaaaaaaaaaaaa02' },
        answer: eachLike({
          _id: objectId('aaaaaaaaaaaaaaaaaaaaaa01'),
          role: oneOf(ROLES, 'CLUB_COORDINATOR'),
          personal_info: { name: string('Sneha Kulkarni') },
        }),
      })
      .to(async (origin) => {
        enterOrigin(origin);
        const leaders = await loaded(calls.listUnitLeaders, { params: { id: 'aaaaaaaaaaaaaaaaaaaaaa02' } });
        expect(leaders).toMatchObject([{ role: 'CLUB_COORDINATOR', personal_info: { name: 'Sneha Kulkarni' } }]);
      }));
});
