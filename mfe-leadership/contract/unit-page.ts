import { calls } from '@portal/contracts';
import { eachLike, integer, objectId, total, type pactOf } from '@portal/test-kit/pacts';
import { usePage } from '@portal/web-kit';
import { loadedBy } from '@portal/web-kit/testing';
import { useQuery } from '@tanstack/react-query';
import { unitPeopleQuery } from '../src/features/units/api/unit-people';
import { publicHolder, unitId, userId } from './sample-holders';

/** What the page of a unit relies on to show its people and positions; `position` is what is read of a position. */
export function expectUnitPage(org: ReturnType<typeof pactOf>, position: object): void {
  it('a student reads who is in office in a unit', () => {
    const { user_id: person, ...holder } = publicHolder;
    return org
      .answers(calls.listTenure, {
        given: 'a position holder exists, and a student asks',
        asked: 'the first office-bearers of a unit',
        query: { limit: '8', unit: unitId },
        answer: eachLike({ ...holder, user_id: { _id: objectId(userId), ...person } }),
        answerHeaders: total,
      })
      .to(async () => {
        const page = await loadedBy(() => useQuery(unitPeopleQuery(unitId)));
        expect(page).toMatchObject({ items: [{ position_id: { title: 'Web Lead' } }], total: 1 });
      });
  });

  it('a student reads how many hold each position of a unit', () =>
    org
      .answers(calls.listPositions, {
        given: 'a position exists, and a student asks',
        asked: 'the positions of a unit',
        query: { unit: unitId, limit: '50' },
        answer: eachLike({ ...position, filled_count: integer(0) }),
        answerHeaders: total,
      })
      .to(async () => {
        const page = await loadedBy(() => usePage(calls.listPositions, { query: { unit: unitId, limit: 50 } }));
        expect(page).toMatchObject({ items: [{ position_count: 2, filled_count: 0 }], total: 1 });
      }));
}
