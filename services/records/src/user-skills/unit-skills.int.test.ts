import type { SkillAnswer, UnitSkills } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import { actorOf, planOf, TEST_UNIT, type TestService } from '@portal/test-kit';
import { startRecords } from '../../testing/running-records';
import { endorse, endorsedSkill, holds, newClaim, newStudent, returnClaim } from '../../testing/skills';

const MEMBERS = 500;

describe('the skills of a club’s members', () => {
  let records: TestService;
  beforeEach(async () => {
    records = await startRecords();
  });
  afterEach(() => records.stop());

  const coordinator = actorOf('CLUB_COORDINATOR');
  const read = async () =>
    (await records.request<UnitSkills>(coordinator, 'GET', `/api/skills/of-unit/${TEST_UNIT.id}`)).body;
  const member = async (changes: object = {}) => {
    const student = await newStudent(records);
    await holds(records, student, { holderId: newId(), ...changes });
    return student;
  };

  it('are counted by level, endorsed or waiting, of who holds a position in this tenure', async () => {
    const react: SkillAnswer = await endorsedSkill(records, { name: 'React' });
    const claim = async (changes: object, level: string) =>
      newClaim(records, await member(changes), { skill: react, proficiency_level: level });
    await endorse(records, 'PRESIDENT', (await claim({}, 'expert'))._id);
    await claim({}, 'beginner');
    await returnClaim(records, 'PRESIDENT', (await claim({}, 'beginner'))._id);
    await claim({ tenureYear: '2025-2026', status: 'completed' }, 'beginner');
    await claim({ confirmation: 'awaiting' }, 'beginner');
    await claim({ unit: { ...TEST_UNIT, id: newId() } }, 'beginner');
    expect(await read()).toMatchObject({
      members: 3,
      total: 1,
      skills: [
        {
          skill_id: { name: 'React' },
          members: 2,
          endorsed: 1,
          levels: [{ members: 1, endorsed: 0 }, { members: 0 }, { members: 0 }, { members: 1, endorsed: 1 }],
        },
      ],
    });
  });

  it('count a person once who holds two positions', async () => {
    const student = await member();
    await holds(records, student, { holderId: newId(), position: { id: newId(), title: 'Treasurer' } });
    await newClaim(records, student);
    expect(await read()).toMatchObject({ members: 1, skills: [{ members: 1 }] });
  });

  it('are none of a new club', async () => {
    expect(await read()).toEqual({ members: 0, total: 0, skills: [] });
  });

  it('are fifty at most, read in two queries by indexes, however many there are', async () => {
    const student = await member();
    await newClaim(records, student);
    const people = Array.from({ length: MEMBERS }, newId);
    await copies('holdings', people.length, (number) => ({ userId: people[number] }));
    await copies('UserSkill', 4 * MEMBERS, (number) => ({
      person: { id: people[number % MEMBERS], name: 'Asha Rao', username: 'asha@example.edu' },
      skill: {
        id: String(number % 80).padStart(24, '0'),
        name: `Skill ${number % 80}`,
        category: 'Programming',
        type: 'technical',
      },
    }));
    records.takeCommands();
    const { members, total, skills } = await read();
    expect([members, total, skills.length]).toEqual([MEMBERS + 1, 81, 50]);
    expect(records.takeCommands()).toHaveLength(2);
    const held = { 'unit.id': TEST_UNIT.id, tenureYear: '2026-2027', status: 'active', confirmation: 'confirmed' };
    const claimed = { 'person.id': { $in: people }, state: { $in: ['claimed', 'endorsed'] } };
    for (const [collection, filter] of [
      ['holdings', held],
      ['user_skills', claimed],
    ] as const) {
      const plan = await planOf(records.store.connection.collection(collection).find(filter));
      if (plan) expect(plan.stages).toEqual(['IXSCAN']);
    }
  });

  /** As many rows like the one that is there. */
  async function copies(model: string, count: number, rowOf: (number: number) => object): Promise<void> {
    const rows = records.store.connection.model(model);
    const one = await rows.findOne().lean<object>();
    const more = Array.from({ length: count }, (_, number) => ({ ...one, _id: newId(), ...rowOf(number) }));
    await rows.insertMany(more, { lean: true });
  }
});
