import { createTransaction, newId } from '@portal/service-kit';
import { startTestService, type TestService } from '@portal/test-kit';
import { orgService } from '../index';
import type { Unit } from './unit.domain';
import { createUnitRepository, type UnitRepository } from './unit.repository';

const unitOf = (name: string): Unit => ({
  id: newId(),
  version: 1,
  name,
  type: 'Club',
  description: '',
  parentId: null,
  hierarchyLevel: 1,
  category: 'scitech',
  active: true,
  contact: { email: 'club@example.edu', socialMedia: [] },
  budget: { allocated: 0, spent: 0 },
  createdAt: new Date('2026-11-20T10:00:00Z'),
});

describe('stored units', () => {
  let org: TestService;
  let units: UnitRepository;
  beforeAll(async () => {
    org = await startTestService(orgService);
    units = createUnitRepository(org.store);
  });
  afterAll(() => org.stop());

  const within: ReturnType<typeof createTransaction> = (work) => createTransaction(org.store.connection)(work);

  it('are read in the transaction that adds them', async () => {
    const unit = unitOf('Coding Club');
    await within(async (session) => {
      await units.add([unit], session);
      expect(await units.find(unit.id, session)).toEqual(unit);
      expect(await units.find(unit.id)).toBeNull();
    });
    expect(await units.find(unit.id)).toEqual(unit);
  });

  it('are named by id, and only those asked for', async () => {
    const [music, chess] = [unitOf('Music Club'), unitOf('Chess Club')];
    for (const unit of [music, chess]) await within((session) => units.add([unit], session));
    expect(await units.namesOf([chess.id, newId()])).toEqual(new Map([[chess.id, 'Chess Club']]));
    expect(await units.namesOf([])).toEqual(new Map());
  });

  it('have names of their own, and no other failure is taken for a name that is taken', async () => {
    const add = (unit: Unit) => within((session) => units.add([unit], session));
    await expect(add(unitOf(' CODING  club'))).rejects.toMatchObject({ code: 'UNIT.NAME_TAKEN' });
    const unstorable: { self?: unknown } = {};
    unstorable.self = unstorable;
    const broken = { ...unitOf('Chess'), contact: unstorable as unknown as Unit['contact'] };
    await expect(add(broken)).rejects.toMatchObject({ name: 'BSONError' });
  });
});
