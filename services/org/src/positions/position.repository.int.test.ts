import { createCountCache, createTransaction, newId, systemClock } from '@portal/service-kit';
import { startTestService, TEST_UNIT, type TestService } from '@portal/test-kit';
import { orgService } from '../index';
import type { Position } from './position.domain';
import { createPositionRepository, type PositionRepository } from './position.repository';

const positionOf = (number: number, title: string): Position => ({
  id: newId(),
  version: 1,
  code: `POS-${number}`,
  title,
  unit: TEST_UNIT,
  type: 'Team Lead',
  responsibilities: ['Keep the site up'],
  requirements: { minCgpa: 0, minYear: 1, skills: [] },
  description: '',
  count: 1,
  createdAt: new Date('2026-11-20T10:00:00Z'),
});

describe('stored positions', () => {
  let org: TestService;
  let positions: PositionRepository;
  beforeEach(async () => {
    org = await startTestService(orgService);
    positions = createPositionRepository(org.store, createCountCache(systemClock));
  });
  afterEach(() => org.stop());

  const within: ReturnType<typeof createTransaction> = (work) => createTransaction(org.store.connection)(work);
  const titles = async () => (await positions.list({}, { limit: 5 })).items.map(({ title }) => title);

  it('are changed and removed one by one', async () => {
    const [first, second] = [positionOf(1, 'Band Lead'), positionOf(2, 'Web Lead')];
    for (const position of [first, second]) await within((session) => positions.add([position], session));
    await within((session) => positions.change([{ ...second, title: 'Web Head' }], session));
    expect(await titles()).toEqual(['Band Lead', 'Web Head']);
    await within((session) => positions.remove(second.id, session));
    expect(await titles()).toEqual(['Band Lead']);
    expect(await within((session) => positions.find(first.id, session))).toEqual(first);
    expect(await within((session) => positions.find(second.id, session))).toBeNull();
  });
});
