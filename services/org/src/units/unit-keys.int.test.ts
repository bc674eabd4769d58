import type { Problem, UnitAnswer } from '@portal/contracts';
import { startTestService, type TestService } from '@portal/test-kit';
import { orgService, type OrgUseCases } from '../index';

let service: TestService<OrgUseCases>;
beforeEach(async () => {
  service = await startTestService(orgService);
});
afterEach(() => service.stop());

const create = (name: string) =>
  service.request<UnitAnswer & Problem>('PRESIDENT', 'POST', '/api/orgUnit/create', {
    name,
    type: 'Club',
    category: 'scitech',
    contact_info: { email: 'club@example.edu' },
  });
const units = () => service.store.connection.collection('units');

it('names of units that look alike are one name', async () => {
  await create('Caf\u00e9 Club');
  for (const name of ['Cafe\u0301 club', 'Caf\u00e9\u200b Club', '\uff23af\u00e9  Club']) {
    expect((await create(name)).body.code).toBe('UNIT.NAME_TAKEN');
  }
});

it('units of earlier builds get the keys of today, and two whose names have become one stay two', async () => {
  for (const name of ['Chess Club', 'Film Club', 'Second Film Club']) await create(name);
  const giveFormerName = (name: string, former: string) =>
    units().updateOne({ name }, { $set: { name: former, nameKey: former.toLowerCase() } });
  await giveFormerName('Chess Club', 'Chess\u200b Club');
  await giveFormerName('Second Film Club', 'Film\u2060 Club');
  await service.store.connection.collection('migrations').deleteMany({});
  const next = await startTestService(orgService, { database: service.database });
  await next.stop();
  const stored = await units().find().toArray();
  const keys = Object.fromEntries(stored.map(({ name, nameKey }) => [String(name), String(nameKey)]));
  expect(keys).toEqual({
    'Chess\u200b Club': 'chess club',
    'Film Club': 'film club',
    'Film\u2060 Club': 'film\u2060 club',
  });
  expect((await create('Chess Club')).body.code).toBe('UNIT.NAME_TAKEN');
});
