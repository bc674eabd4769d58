import type { SkillAnswer, UserSkillAnswer } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import { eventOf, testClock, type As } from '@portal/test-kit';
import { startRecords, type Records } from '../../testing/running-records';
import {
  bodyOf,
  endorse,
  endorsedSkill,
  holds,
  newClaim,
  newSkill,
  newStudent,
  returnClaim,
  skillBody,
  tryToClaim,
} from '../../testing/skills';

const clock = testClock('2026-11-20T10:00:00Z');
let records: Records;
beforeAll(async () => {
  records = await startRecords({ clock });
});
afterAll(() => records.stop());

const listed = async (as: As, userId: string) =>
  bodyOf(await records.request<UserSkillAnswer[]>(as, 'GET', `/api/skills/user-skills/${userId}`), 200);
const change = (as: As, { _id, version }: UserSkillAnswer, changes: object = {}) =>
  records.request<UserSkillAnswer & { code?: string }>(as, 'PATCH', `/api/skills/user-skills/${_id}`, {
    version,
    ...changes,
  });
const eventsOf = async ({ _id }: UserSkillAnswer) =>
  (await records.outbox()).filter(({ subject }) => subject === _id).map(({ type }) => type);

describe('claiming a skill', () => {
  it('makes it one’s own once, and says so the second time', async () => {
    const asha = await newStudent(records, { studentId: '12240010', name: 'Asha Rao' });
    const skill = await endorsedSkill(records, { name: 'Python' });
    const claim = await newClaim(records, asha, { skill, proficiency_level: 'advanced' });
    expect(claim).toEqual({
      _id: expect.any(String),
      version: 1,
      user_id: { _id: asha.userId, name: 'Asha Rao', user_id: '12240010', username: asha.username },
      skill_id: { _id: skill._id, name: 'Python', category: 'Programming', type: 'technical' },
      proficiency_level: 'advanced',
      state: 'claimed',
      is_endorsed: false,
      submitted_at: clock.now().toISOString(),
      created_at: clock.now().toISOString(),
    });
    const { status, body } = await tryToClaim(records, asha, skill._id);
    expect([status, body]).toMatchObject([409, { message: 'You have already added this skill.' }]);
    expect(await eventsOf(claim)).toEqual(['records.user-skill.claimed.v1']);
  });

  it('is done in one’s own name alone', async () => {
    const [asha, ravi] = [await newStudent(records), await newStudent(records)];
    const skill = await endorsedSkill(records);
    expect((await tryToClaim(records, asha, skill._id, { user_id: ravi.userId })).status).toBe(403);
    expect((await tryToClaim(records, asha, skill._id, { user_id: asha.userId.toUpperCase() })).status).toBe(201);
  });

  it('takes no skill that only others see', async () => {
    const skill = await newSkill(records, await newStudent(records));
    const { status, body } = await tryToClaim(records, await newStudent(records), skill._id);
    expect([status, body]).toMatchObject([404, { code: 'SKILL.NOT_FOUND' }]);
  });

  it('takes a confirmed position of one’s own', async () => {
    const [asha, ravi] = [await newStudent(records), await newStudent(records)];
    const skill = await endorsedSkill(records);
    const position = { id: newId(), title: 'Web Lead' };
    const holder = await holds(records, asha, { holderId: newId(), position, confirmation: 'awaiting' });
    const body = { position_id: position.id };
    expect((await tryToClaim(records, asha, skill._id, body)).body).toMatchObject({ code: 'SKILL.POSITION_NOT_HELD' });
    await records.deliver(eventOf('org.holder.confirmed.v1', { ...holder, version: 2, confirmation: 'confirmed' }));
    expect((await tryToClaim(records, ravi, skill._id, body)).status).toBe(400);
    const claim = bodyOf(await tryToClaim(records, asha, skill._id, body), 201);
    expect(claim.position_id).toEqual({ _id: position.id, title: 'Web Lead', unit: 'Coding Club' });
    await records.deliver(eventOf('org.holder.removed.v1', { ...holder, version: 3 }));
    expect((await change(asha, claim, { ...body, proficiency_level: 'expert' })).status).toBe(400);
    expect((await change(asha, claim, { position_id: null })).body).not.toHaveProperty('position_id');
  });

  it('of a new skill leaves no skill behind when it fails', async () => {
    const asha = await newStudent(records);
    const draft = skillBody({ name: 'Glass Blowing', claim: { position_id: newId() } });
    const create = (body: object) => records.request<SkillAnswer>(asha, 'POST', '/api/skills/create-skill', body);
    const countBefore = (await records.outbox()).length;
    expect((await create(draft)).status).toBe(400);
    expect((await records.outbox()).length).toBe(countBefore);
    const skill = bodyOf(await create({ ...draft, claim: { proficiency_level: 'expert' } }), 201);
    expect(await listed(asha, asha.userId)).toMatchObject([
      { skill_id: { _id: skill._id, name: 'Glass Blowing' }, proficiency_level: 'expert' },
    ]);
  });
});

describe('one’s own claims', () => {
  it('are listed by category, then level, then name, with who endorses under that person’s name of today', async () => {
    const asha = await newStudent(records);
    const gensec = await newStudent(records, { role: 'GENSEC_SCITECH', category: 'scitech', name: 'Arjun' });
    const plans = [
      ['Zebra', 'Beta', 'expert'],
      ['Lark', 'alpha', 'beginner'],
      ['Wren', 'Alpha', 'expert'],
      ['Crow', 'Alpha', 'expert'],
    ] as const;
    const claims: UserSkillAnswer[] = [];
    for (const [name, category, proficiency_level] of plans) {
      const skill = await endorsedSkill(records, { name, category });
      claims.push(await newClaim(records, asha, { skill, proficiency_level }));
    }
    await endorse(records, gensec, claims[0]?._id ?? '');
    const { userId, username } = gensec;
    const account = { userId, username, name: 'Arjun Menon', role: 'GENSEC_SCITECH' as const, version: 2 };
    await records.deliver(eventOf('auth.account.changed.v1', account));
    const found = await listed(asha, asha.userId);
    expect(found.map(({ skill_id: { name } }) => name)).toEqual(['Crow', 'Wren', 'Lark', 'Zebra']);
    expect(found.at(-1)).toMatchObject({
      is_endorsed: true,
      endorsed: { by: { name: 'Arjun Menon' }, at: clock.now().toISOString() },
    });
  });

  it('carry the name that the person has now', async () => {
    const asha = await newStudent(records, { name: 'Asha Rao' });
    await newClaim(records, asha);
    const { userId, username } = asha;
    const account = {
      userId,
      username,
      name: 'Asha Nair',
      role: 'STUDENT' as const,
      version: 2,
      studentId: '12249999',
    };
    await records.deliver(eventOf('auth.account.changed.v1', account));
    const waiting = await records.request<UserSkillAnswer[]>(
      'PRESIDENT',
      'GET',
      '/api/skills/user-skills/unendorsed/technical?q=nair',
    );
    expect(waiting.body.map(({ user_id: person }) => person)).toEqual([
      { _id: userId, name: 'Asha Nair', user_id: '12249999', username },
    ]);
  });

  it('are changed while they wait, and not over a change of another window', async () => {
    const asha = await newStudent(records);
    const claim = await newClaim(records, asha);
    const changed = bodyOf(await change(asha, claim, { proficiency_level: 'expert' }), 200);
    expect(changed).toMatchObject({ version: 2, proficiency_level: 'expert', state: 'claimed' });
    expect((await change(asha, claim, { proficiency_level: 'beginner' })).body.code).toBe('CLAIM.CHANGED_MEANWHILE');
    expect(bodyOf(await change(asha, changed, { proficiency_level: 'expert' }), 200).version).toBe(2);
    await endorse(records, 'GENSEC_SCITECH', claim._id);
    const last = { ...changed, version: 3 };
    expect((await change(asha, last, { proficiency_level: 'beginner' })).body.code).toBe('CLAIM.ALREADY_ENDORSED');
    expect(await eventsOf(claim)).toEqual([
      'records.user-skill.claimed.v1',
      'records.user-skill.changed.v1',
      'records.user-skill.endorsed.v1',
    ]);
  });

  it('that were returned show why, and wait again once they are corrected', async () => {
    const asha = await newStudent(records);
    const claim = await newClaim(records, asha);
    await returnClaim(records, 'GENSEC_SCITECH', claim._id, 'Which project?');
    const [returned] = await listed(asha, asha.userId);
    expect(returned).toMatchObject({
      state: 'returned',
      returned: { by: { name: 'Test gensec scitech' }, reason: 'Which project?' },
    });
    clock.advance(1000);
    const corrected = bodyOf(await change(asha, returned as UserSkillAnswer, { proficiency_level: 'expert' }), 200);
    expect(corrected).toMatchObject({ state: 'claimed', version: 3 });
    expect(corrected).not.toHaveProperty('returned');
    expect(returned).not.toHaveProperty('submitted_at');
    expect(corrected.submitted_at).toBe(clock.now().toISOString());
    expect((await endorse(records, 'GENSEC_SCITECH', claim._id)).status).toBe(200);
  });

  it('are withdrawn, and may be claimed anew', async () => {
    const asha = await newStudent(records);
    const skill = await endorsedSkill(records);
    const claim = await newClaim(records, asha, { skill });
    const withdraw = () => records.request(asha, 'DELETE', `/api/skills/user-skills/${claim._id}`);
    expect((await withdraw()).status).toBe(204);
    expect((await withdraw()).status).toBe(404);
    expect(await listed(asha, asha.userId)).toEqual([]);
    expect((await tryToClaim(records, asha, skill._id)).status).toBe(201);
  });
});
