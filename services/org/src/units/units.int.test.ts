import { randomBytes } from 'node:crypto';
import type { AnswerOf, Problem, UnitAnswer, calls } from '@portal/contracts';
import { actorOf, startTestService } from '@portal/test-kit';
import type { TestService } from '@portal/test-kit';
import type { OrgUseCases } from '../index';
import { orgService } from '../index';

type Listed = AnswerOf<typeof calls.listUnits>;

const unit = (name: string, changes: Record<string, unknown> = {}) => ({
  name,
  type: 'Club',
  category: 'scitech',
  contact_info: { email: `${randomBytes(4).toString('hex')}@example.edu` },
  ...changes,
});

let service: TestService<OrgUseCases>;
beforeEach(async () => {
  service = await startTestService(orgService);
});
afterEach(async () => service.stop());

const create = (as: Parameters<TestService['request']>[0], body: unknown) =>
  service.request<UnitAnswer & Problem>(as, 'POST', '/api/orgUnit/create', body);
const list = (as: Parameters<TestService['request']>[0], query = '') =>
  service.request<Listed>(as, 'GET', `/api/orgUnit/organizational-units${query}`);
const names = (units: Listed) => units.map(({ name }) => name);

describe('creating a unit', () => {
  it('answers the unit, keeps it and tells the other services', async () => {
    const council = await create('PRESIDENT', unit('SciTech Council', { type: 'Council' }));
    const answer = await create(
      'GENSEC_SCITECH',
      unit('Coding Club', {
        parent_unit_id: council.body._id.toUpperCase(),
        description: 'We code.',
        hierarchy_level: 3,
        contact_info: {
          email: ' Coding.Club@Example.edu ',
          social_media: [{ platform: 'Web', url: 'https://coding.example.edu' }],
        },
        budget_info: { allocated_budget: 50_000, spent_amount: 1_000 },
      }),
    );
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'Coding Club',
      parent_unit_id: council.body._id,
      hierarchy_level: 3,
      is_active: true,
      contact_info: { email: 'coding.club@example.edu', social_media: [{ platform: 'Web' }] },
      budget_info: { allocated_budget: 50_000, spent_amount: 1_000 },
    });

    const { body } = await list('PRESIDENT', '?q=coding&expand=1');
    expect(body).toEqual([
      {
        _id: answer.body._id,
        name: 'Coding Club',
        type: 'Club',
        category: 'scitech',
        parent: { _id: council.body._id, name: 'SciTech Council' },
        contact_info: { email: 'coding.club@example.edu' },
      },
    ]);
    const [, event] = await service.outbox('org.unit.created.v1');
    expect(event).toMatchObject({
      subject: answer.body._id,
      actor: { _id: actorOf('GENSEC_SCITECH').userId, role: 'GENSEC_SCITECH' },
      data: {
        version: 1,
        unitId: answer.body._id,
        contactEmail: 'coding.club@example.edu',
        parentUnitId: council.body._id,
      },
    });
  });

  it('is refused to a general secretary outside the own category', async () => {
    const { status, body } = await create('GENSEC_SCITECH', unit('Music Club', { category: 'cultural' }));
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'UNIT.OUT_OF_SCOPE' });
    expect(await service.outbox()).toEqual([]);
  });

  it('is refused under a parent that does not exist', async () => {
    const { status, body } = await create(
      'PRESIDENT',
      unit('Chess Club', { parent_unit_id: '0123456789abcdef01234567' }),
    );
    expect({ status, message: body.message }).toEqual({ status: 400, message: 'Parent organization not found.' });
  });

  it('is refused with a name that is taken, whatever its case and spaces', async () => {
    await create('PRESIDENT', unit('Coding Club'));
    const { status, body } = await create('PRESIDENT', unit('  CODING   club', { category: 'cultural' }));
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'UNIT.NAME_TAKEN' });
    expect(await service.outbox()).toHaveLength(1);
  });

  it('succeeds once when ten people choose the same name at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create('PRESIDENT', unit('Robotics Club'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await service.outbox()).toHaveLength(1);
    expect((await list('PRESIDENT')).body).toHaveLength(1);
  });

  it('can be done by others in the same process', async () => {
    const draft = { ...unit('Dance Club'), description: '', hierarchy_level: 1, is_active: true } as const;
    const made = await service.useCases.createUnit(actorOf('PRESIDENT'), {
      ...draft,
      type: 'Club',
      category: 'cultural',
      contact_info: { email: 'dance.club@example.edu', social_media: [] },
      budget_info: { allocated_budget: 0, spent_amount: 0 },
    });
    expect(names((await list('STUDENT')).body)).toEqual([made.name]);
  });
});

describe('the list of units', () => {
  beforeEach(async () => {
    for (const name of ['Music Club', 'coding club', 'Astronomy Club', 'C++ Club (beginners)']) {
      await create('PRESIDENT', unit(name, { category: name === 'Music Club' ? 'cultural' : 'scitech' }));
    }
  });

  it('is by name, whatever the case, in the short form for everyone', async () => {
    const { body, headers } = await list('STUDENT', '?expand=1');
    expect(names(body)).toEqual(['Astronomy Club', 'C++ Club (beginners)', 'coding club', 'Music Club']);
    expect(Object.keys(body[0] ?? {}).sort()).toEqual(['_id', 'name', 'type']);
    expect(headers.get('x-total-count')).toBe('4');
  });

  it('can be of one category, as the form of a general secretary asks', async () => {
    expect(names((await list('GENSEC_CULTURAL', '?category=cultural')).body)).toEqual(['Music Club']);
  });

  it('is by name, accented ones among the others, page by page', async () => {
    for (const name of ['Élan', '“Beats” Society', 'D’Art Club', 'Zen Club']) await create('PRESIDENT', unit(name));
    const seen: string[] = [];
    for (let query: string | undefined = '?limit=3'; query;) {
      const { body, headers } = await list('STUDENT', query);
      seen.push(...names(body));
      query = /<[^>?]*(\?[^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual([
      'Astronomy Club',
      '“Beats” Society',
      'C++ Club (beginners)',
      'coding club',
      'D’Art Club',
      'Élan',
      'Music Club',
      'Zen Club',
    ]);
  });

  it('finds what is typed as text, never as a pattern', async () => {
    expect(names((await list('PRESIDENT', '?q=CODING')).body)).toEqual(['coding club']);
    expect(names((await list('PRESIDENT', `?q=${encodeURIComponent('c++')}`)).body)).toEqual(['C++ Club (beginners)']);
    expect(names((await list('PRESIDENT', `?q=${encodeURIComponent('.*')}`)).body)).toEqual([]);
    expect(names((await list('PRESIDENT', `?q=${encodeURIComponent('(beg')}`)).body)).toEqual(['C++ Club (beginners)']);
  });

  it('takes three queries in its long form', async () => {
    service.takeCommands();
    await list('PRESIDENT', '?expand=1');
    expect(service.takeCommands().length).toBeLessThanOrEqual(3);
  });
});
