import { searchStartsOf } from '@portal/contracts';
import { createTransaction, startPatternsOf } from '@portal/service-kit';
import { type RunningAuth, startAuth } from '../../testing/running-auth';
import { createUnitRepository, unitCopy, type UnitRepository, type UnitRow } from './unit.repository';

const now = new Date('2026-11-21T06:00:00Z');
const yesterday = new Date('2026-11-20T06:00:00Z');

const unitOf = (_id: string, name: string, active = true): UnitRow => ({
  _id,
  name,
  category: 'cultural',
  contactEmail: `${_id}@example.edu`,
  active,
  version: 1,
  nameWords: searchStartsOf(name),
});

const coordinatorOf = (id: string, username: string, roleUnitId: string | null = null) => ({
  id,
  username: `${username}@example.edu`,
  role: 'CLUB_COORDINATOR' as const,
  roleUntil: null,
  roleUnitId,
});

describe('the copy of units', () => {
  let auth: RunningAuth;
  let units: UnitRepository;
  beforeAll(async () => {
    auth = await startAuth();
    units = createUnitRepository(auth.store);
    await unitCopy
      .open(auth.store)
      .model.insertMany([
        unitOf('dance', 'Dance Club'),
        unitOf('music', 'Music Club'),
        unitOf('film', 'Film Society', false),
      ]);
  });
  afterAll(() => auth.remove());

  const findCoordinated = async (...accounts: Parameters<UnitRepository['listOfCoordinators']>[0][number][]) => {
    const found = await units.listOfCoordinators(accounts, now);
    return Object.fromEntries([...found].map(([id, { name }]) => [id, name]));
  };

  it('finds the unit that each coordinator was given, or whose contact address is theirs', async () => {
    const given = coordinatorOf('given', 'dance', 'music');
    const other = coordinatorOf('other', 'asha', 'dance');
    const byAddress = coordinatorOf('by address', 'dance');
    expect(await findCoordinated(given, other, byAddress)).toEqual({
      given: 'Music Club',
      other: 'Dance Club',
      'by address': 'Dance Club',
    });
    const asListed = await Promise.all([given, byAddress].map((account) => units.findOfCoordinator(account, now)));
    expect(asListed.map((unit) => unit?.id)).toEqual(['music', 'dance']);
  });

  it('makes nobody the coordinator of a closed unit by its address, but keeps who was given it', async () => {
    const [given, byAddress] = [coordinatorOf('given', 'asha', 'film'), coordinatorOf('by address', 'film')];
    expect(await findCoordinated(given, byAddress)).toEqual({ given: 'Film Society' });
    expect(await units.findOfCoordinator(byAddress, now)).toBeNull();
  });

  it('finds no unit of who is no coordinator, any more or at all', async () => {
    const student = { ...coordinatorOf('student', 'music'), role: 'STUDENT' as const };
    const former = { ...coordinatorOf('former', 'music'), roleUntil: yesterday };
    expect(await findCoordinated(student, former)).toEqual({});
    expect(await findCoordinated(student, former, coordinatorOf('present', 'dance'))).toEqual({
      present: 'Dance Club',
    });
  });

  it('is searched by the beginning of a word', async () => {
    const found = async (query: string) =>
      (await units.listByPrefix(startPatternsOf(query).flat())).map(({ id }) => id);
    expect(await found('mus')).toEqual(['music']);
    expect((await found('club')).sort()).toEqual(['dance', 'music']);
    expect(await units.listByPrefix([])).toEqual([]);
    expect(await units.listByPrefix(startPatternsOf('film').flat())).toEqual([
      { id: 'film', contactEmail: null, words: ['filmsociety', 'society'] },
    ]);
  });

  it('is read as the transaction has it', async () => {
    await createTransaction(auth.store.connection)(async (session) => {
      await unitCopy.open(auth.store).model.create([unitOf('chess', 'Chess Club')], { session });
      expect(await units.findActive('chess', session)).toMatchObject({ name: 'Chess Club' });
      expect(await units.findActive('film', session)).toBeNull();
    });
  });
});
