import { encodeCursor, newId } from '@portal/service-kit';
import { planOf, startTestService, type TestService } from '@portal/test-kit';
import { appoint, listHolders, newStudent } from '../../testing/holders';
import { addPosition, newUnit } from '../../testing/positions';
import { orgService } from '../index';

const HOLDERS = 2_000;

interface Query {
  filter: object;
  sort: Record<string, 1 | -1>;
  limit: number;
}

describe('a list of 50 from 2,000 holders', () => {
  const asked: Query[] = [];
  let org: TestService;
  let unitId: string;
  beforeAll(async () => {
    org = await startTestService(orgService);
    const club = await newUnit(org, 'Coding Club');
    unitId = club.id;
    const { _id } = await appoint(org, await newStudent(org), await addPosition(org, club));
    const model = org.store.connection.model('Holder');
    const stored = await model.findById(_id).lean<Record<string, unknown> & { person: object }>();
    await model.insertMany(
      Array.from({ length: HOLDERS }, (_, number) => ({
        ...stored,
        _id: newId(),
        person: { ...stored?.person, id: newId() },
        order: `2026/${String(number + 100).padStart(8, '0')}`,
      })),
    );
    org.store.connection.getClient().on('commandStarted', ({ commandName, command }) => {
      if (commandName === 'find' && command.find === 'holders') asked.push(command as Query);
    });
  });
  afterAll(() => org.stop());

  it.each([
    ['first page', '', 'confirmation_1_order_-1'],
    ['deep page', `?cursor=${encodeCursor({ value: '2026/00000900', id: '0'.repeat(24) })}`, 'confirmation_1_order_-1'],
    ['status', '?status=active', 'confirmation_1_status_1_order_-1'],
    ['tenure', '?tenure_year=2026-2027', 'confirmation_1_tenureYear_1_order_-1'],
    ['unit', '?unit=', 'unit.id_1_confirmation_1_order_-1'],
    ['search', '?q=asha', 'confirmation_1_terms_1_order_-1'],
  ])('reads the %s in two queries, through an index in its order', async (_what, query, index) => {
    org.takeCommands();
    const { status, body } = await listHolders(org, query.replace(/unit=$/, `unit=${unitId}`));
    expect([status, body.length]).toEqual([200, 50]);
    expect(org.takeCommands().filter(({ collection }) => collection === 'holders').length).toBeLessThanOrEqual(2);
    const { filter, sort, limit } = asked.at(-1) as Query;
    const plan = await planOf(org.store.connection.collection('holders').find(filter, { sort, limit }));
    if (plan) expect(plan).toEqual({ stages: ['IXSCAN'], index });
  });
});
