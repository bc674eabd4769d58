import { newId } from '@portal/service-kit';
import { TEST_UNIT } from '@portal/test-kit';
import { holderOf } from '../../testing/holder-record';
import { startHolderStore, type HolderStore } from '../../testing/stored-holders';

const MUSIC = { id: newId(), name: 'Music Club', category: 'cultural' } as const;

let store: HolderStore;
beforeEach(async () => {
  store = await startHolderStore();
});
afterEach(() => store.stop());

it('holders are counted by tenure within a scope, the newest first and without claims', async () => {
  await store.add(
    holderOf(1, { tenureYear: '2024-2025' }),
    holderOf(1, { tenureYear: '2025-2026' }),
    holderOf(1),
    holderOf(2, { unit: MUSIC, status: 'terminated' }),
    holderOf(3, { confirmation: 'awaiting' }),
  );
  const { statistics } = store;
  const counts = [
    { tenure: '2026-2027', count: 2 },
    { tenure: '2025-2026', count: 1 },
    { tenure: '2024-2025', count: 1 },
  ];
  expect(await statistics.countByTenure({ kind: 'everything' }, 5)).toEqual(counts);
  expect(await statistics.countByTenure({ kind: 'everything' }, 2)).toEqual(counts.slice(0, 2));
  const ofMusic = [{ tenure: '2026-2027', count: 1 }];
  expect(await statistics.countByTenure({ kind: 'category', category: 'cultural' }, 5)).toEqual(ofMusic);
  expect(await statistics.countByTenure({ kind: 'unit', unitId: MUSIC.id }, 5)).toEqual(ofMusic);
  expect(await statistics.countByTenure({ kind: 'unit', unitId: TEST_UNIT.id }, 1)).toEqual([
    { tenure: '2026-2027', count: 1 },
  ]);
});
