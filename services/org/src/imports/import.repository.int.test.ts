import { createTransaction } from '@portal/service-kit';
import { startTestService, type TestService } from '@portal/test-kit';
import { orgService } from '../index';
import type { Import } from './import.domain';
import { createImportRepository, type ImportRepository } from './import.repository';

const idOf = (number: number) => String(number).padStart(24, '0');
const [asha, ravi] = [idOf(100), idOf(101)];
const AT = new Date('2026-11-20T10:00:00Z');

/** A file that was uploaded; later ones have higher numbers. */
const uploaded = (number: number, changes: Partial<Import> = {}): Import => ({
  id: idOf(number),
  ownerId: asha,
  kind: 'units',
  file: Buffer.from(`Name\nUnit ${number}\n`),
  columns: ['Name'],
  sample: [[`Unit ${number}`]],
  rows: 1,
  match: { name: 0 },
  version: 1,
  check: null,
  applied: null,
  expiresAt: new Date('2126-11-21T10:00:00Z'),
  ...changes,
});

let org: TestService;
let imports: ImportRepository;
beforeEach(async () => {
  org = await startTestService(orgService);
  imports = createImportRepository(org.store);
});
afterEach(() => org.stop());

const within: ReturnType<typeof createTransaction> = (work) => createTransaction(org.store.connection)(work);
const add = (...given: Import[]) =>
  within(async (session) => {
    for (const each of given) await imports.add(each, session);
  });
const check = { created: 1, changed: 0, unchanged: 0, faultCount: 0, faults: [] };
const applied = { created: 1, changed: 0, unchanged: 0, at: AT };

describe('stored imports', () => {
  it('are read as they were added, with or without their file', async () => {
    const [one, other] = [uploaded(1), uploaded(2, { kind: 'holders', match: { 'performance_metrics.feedback': 0 } })];
    await add(one, other);
    expect(await imports.find(other.id)).toEqual(other);
    const { file: _file, ...state } = other;
    expect(await imports.findState(other.id)).toEqual(state);
    expect([await imports.find(idOf(3)), await imports.findState(idOf(3))]).toEqual([null, null]);
  });

  it('are found by the transaction that adds them, before others find them', async () => {
    const one = uploaded(1);
    const [own, others] = await within(async (session) => {
      await imports.add(one, session);
      return [await imports.find(one.id, session), await imports.find(one.id)];
    });
    expect([own, others]).toEqual([one, null]);
  });

  it('are checked, and keep no file once they are applied', async () => {
    const [other, one] = [uploaded(1), uploaded(2)];
    await add(other, one);
    await within((session) => imports.recordCheck(one.id, { match: { name: 1 }, check }, session));
    const checked = { ...one, match: { name: 1 }, check, version: 2 };
    expect(await imports.find(one.id)).toEqual(checked);
    const expiresAt = new Date('2126-12-20T10:00:00Z');
    await within((session) => imports.recordApplied(one.id, { applied, expiresAt }, session));
    expect(await imports.find(one.id)).toEqual({ ...checked, applied, expiresAt, file: Buffer.alloc(0) });
    const { file: _file, ...state } = checked;
    expect(await imports.findState(one.id)).toEqual({ ...state, applied, expiresAt });
    expect(await imports.find(other.id)).toEqual(other);
  });

  it('are changed with their transaction or not at all', async () => {
    const one = uploaded(1);
    await add(one, uploaded(2));
    const failed = within(async (session) => {
      await imports.add(uploaded(3), session);
      await imports.recordCheck(one.id, { match: {}, check }, session);
      await imports.recordApplied(one.id, { applied, expiresAt: AT }, session);
      await imports.removeUploads(asha, { keep: 0 }, session);
      throw new Error('stop');
    });
    await expect(failed).rejects.toThrow('stop');
    expect([await imports.find(one.id), await imports.find(idOf(3))]).toEqual([one, null]);
  });

  it('are removed but for the newest of a person and what was applied', async () => {
    await add(
      uploaded(1),
      uploaded(2, { ownerId: ravi }),
      uploaded(3, { applied }),
      uploaded(4),
      uploaded(5),
      uploaded(6),
    );
    const left = async () => {
      const found = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => imports.findState(idOf(number))));
      return found.flatMap((one) => (one ? Number(one.id) : []));
    };
    await within((session) => imports.removeUploads(asha, { keep: 2 }, session));
    expect(await left()).toEqual([2, 3, 5, 6]);
    await within((session) => imports.removeUploads(asha, { keep: 2 }, session));
    expect(await left()).toEqual([2, 3, 5, 6]);
  });
});

it('what earlier builds stored as taken is what was applied, and the rest stays as it is', async () => {
  const [one, former, other] = [uploaded(1, { applied }), uploaded(2), uploaded(3)];
  await add(one, former, other);
  const stored = org.store.connection.collection<{ _id: string }>('imports');
  await stored.updateOne({ _id: former.id }, { $set: { taken: applied }, $unset: { applied: true } });
  await imports.renameTaken();
  const found = await Promise.all([one, former, other].map(({ id }) => imports.find(id)));
  expect(found).toEqual([one, { ...former, applied }, other]);
  expect(await stored.countDocuments({ taken: { $exists: true } })).toBe(0);
});

describe('the steps of an import', () => {
  it('are the last one that was recorded, until they end', async () => {
    const step = (number: number, done: number) => ({ _id: idOf(number), done, total: 10, at: AT });
    expect(await imports.findStep(idOf(2))).toBeNull();
    for (const one of [step(1, 1), step(2, 2), step(2, 3)]) await imports.recordStep(one);
    expect([await imports.findStep(idOf(1)), await imports.findStep(idOf(2))]).toEqual([step(1, 1), step(2, 3)]);
    await imports.endSteps(idOf(2));
    expect([await imports.findStep(idOf(1)), await imports.findStep(idOf(2))]).toEqual([step(1, 1), null]);
  });
});
