import { callTable } from '@portal/contracts';
import { fixtureFaults } from './paging-fixture';

describe('the fixtures of paged calls', () => {
  it('are missing for a built call that takes a cursor', () => {
    const only = callTable.filter(({ name }) => ['listAudit', 'streamActivities', 'listRooms'].includes(name));
    expect(fixtureFaults('activity', {}, only)).toEqual([
      'services/activity/src/paging.int.test.ts: give listAudit a fixture',
    ]);
  });

  it('are wrong for a call that is none of them', () => {
    const none = { as: null, collection: '', order: {}, seed: async () => ({}) };
    expect(fixtureFaults('records', { listAudit: none }, [])).toEqual([
      'services/records/src/paging.int.test.ts: listAudit is no paged call of records',
    ]);
  });
});
