import { tenureOf, type UnitRef } from '@portal/contracts';
import { encodeCursor, newId } from '@portal/service-kit';
import { planOf, startTestService, type TestService } from '@portal/test-kit';
import { appoint, claim, newStudent } from '../../testing/holders';
import { addPosition, list, newUnit } from '../../testing/positions';
import { orgService } from '../index';

const POSITIONS = 2_000;

interface Query {
  filter: object;
  sort: Record<string, 1>;
  limit: number;
}

let org: TestService;
let coding: UnitRef;
let music: UnitRef;
beforeAll(async () => {
  org = await startTestService(orgService);
  coding = await newUnit(org, 'Coding Club');
  music = await newUnit(org, 'Music Club', 'cultural');
});
afterAll(() => org.stop());

const titles = async (query = '') => (await list(org, query)).body.map(({ title }) => title);

describe('the list of positions', () => {
  beforeAll(async () => {
    await addPosition(org, coding, { title: 'Web Lead', requirements: { skills_required: ['TypeScript', 'C++'] } });
    await addPosition(org, coding, { title: 'event volunteer', position_type: 'Volunteer' });
    await addPosition(org, music, { title: 'Band Lead' });
    await addPosition(org, music, { title: 'Sound Mentor', position_type: 'Mentor' });
    await addPosition(org, music, { title: 'Band Lead', position_type: 'Member' });
  });

  it('is by title, whatever the case', async () => {
    const everything = ['Band Lead', 'Band Lead', 'event volunteer', 'Sound Mentor', 'Web Lead'];
    expect(await titles()).toEqual(everything);
    expect((await list(org)).headers.get('x-total-count')).toBe('5');
  });

  it('finds the beginnings of words of title, type, unit, skills and number', async () => {
    expect(await titles('?q=lead')).toEqual(['Band Lead', 'Band Lead', 'Web Lead']);
    expect(await titles('?q=LEAD%20band')).toEqual(['Band Lead', 'Band Lead']);
    expect(await titles('?q=coding')).toEqual(['event volunteer', 'Web Lead']);
    expect(await titles('?q=mentor')).toEqual(['Sound Mentor']);
    expect(await titles('?q=c%2B%2B')).toEqual(['Web Lead']);
    expect(await titles('?q=POS-0004')).toEqual(['Sound Mentor']);
    expect(await titles('?q=.*')).toEqual([]);
  });

  it('holds what the filters leave, also together', async () => {
    expect(await titles(`?unit=${coding.id.toUpperCase()}`)).toEqual(['event volunteer', 'Web Lead']);
    expect(await titles('?type=Team%20Lead')).toEqual(['Band Lead', 'Web Lead']);
    expect(await titles('?type=Other')).toEqual(['Sound Mentor']);
    expect(await titles('?category=scitech')).toEqual(['event volunteer', 'Web Lead']);
    expect(await titles('?category=cultural&q=band')).toEqual(['Band Lead', 'Band Lead']);
    const { body, headers } = await list(org, `?unit=${music.id}&type=Member&q=band`);
    expect([body.length, headers.get('x-total-count')]).toEqual([1, '1']);
  });

  it('says how many hold each in the current tenure, in one query for all of them', async () => {
    const clock = org.clock.now().toISOString().slice(0, 10);
    const tenure = tenureOf(clock, 4);
    const unit = await newUnit(org, 'Film Club', 'cultural');
    const [cutter, actor] = [
      await addPosition(org, unit, { title: 'Cutter', position_count: 3 }),
      await addPosition(org, unit, { title: 'Actor', position_count: 3 }),
    ];
    await appoint(org, await newStudent(org, 'Asha Rao'), cutter, { tenure_year: tenure });
    await appoint(org, await newStudent(org, 'Ravi Sen'), cutter, { tenure_year: tenure });
    await appoint(org, await newStudent(org, 'Old Hand'), actor, { tenure_year: '2020-2021' });
    await claim(org, await newStudent(org, 'Mira Das'), actor, { tenure_year: tenure });
    org.takeCommands();
    const { body } = await list(org, `?unit=${unit.id}`);
    expect(body.map(({ title, filled_count: filled }) => [title, filled])).toEqual([
      ['Actor', 0],
      ['Cutter', 2],
    ]);
    expect(org.takeCommands().filter(({ collection }) => collection === 'holders')).toHaveLength(1);
    for (const { _id } of body) await org.store.connection.collection<{ _id: string }>('positions').deleteOne({ _id });
  });
});

const read = ({ filter, sort, limit }: Query) =>
  org.store.connection.collection('positions').find(filter, { sort, limit });

describe('a list of 50 from 2,000 positions', () => {
  const asked: Query[] = [];
  beforeAll(async () => {
    const one = await addPosition(org, coding, { title: 'Treasurer' });
    const model = org.store.connection.model('Position');
    const stored = await model.findById(one._id).lean<Record<string, unknown>>();
    await model.insertMany(
      Array.from({ length: POSITIONS }, (_, number) => ({
        ...stored,
        _id: newId(),
        code: `POS-${number + 1_000}`,
        title: `Treasurer ${number}`,
        key: `treasurer ${number}`,
      })),
    );
    org.store.connection.getClient().on('commandStarted', ({ commandName, command }) => {
      if (commandName === 'find' && command.find === 'positions') asked.push(command as Query);
    });
  });

  it.each([
    ['first page', '', 'key_1__id_1'],
    ['deep page', `?cursor=${encodeCursor({ value: 'treasurer 5', id: '0'.repeat(24) })}`, 'key_1__id_1'],
    ['unit', '?unit=', 'unit.id_1_key_1__id_1'],
    ['category', '?category=scitech', 'unit.category_1_key_1__id_1'],
    ['type', '?type=Team%20Lead', 'kind_1_key_1__id_1'],
    ['search', '?q=treasurer', 'terms_1_key_1__id_1'],
    ['search in a unit', '?q=treasurer%20coding&unit=', 'terms_1_key_1__id_1'],
  ])('reads the %s in two queries, through an index in its order', async (_what, query, index) => {
    org.takeCommands();
    const { status, body } = await list(org, query.replace(/unit=$/, `unit=${coding.id}`));
    expect([status, body.length]).toEqual([200, 50]);
    expect(org.takeCommands().filter(({ collection }) => collection === 'positions').length).toBeLessThanOrEqual(2);
    const plan = await planOf(read(asked.at(-1) as Query));
    if (plan) expect(plan).toEqual({ stages: ['IXSCAN'], index });
  });
});
