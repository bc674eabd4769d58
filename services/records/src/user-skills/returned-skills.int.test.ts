import type { SkillAnswer, UserSkillAnswer } from '@portal/contracts';
import { testClock, type As } from '@portal/test-kit';
import { startRecords, type Records } from '../../testing/running-records';
import { bodyOf, endorse, newSkill, newStudent, skillBody, tryToClaim } from '../../testing/skills';

const clock = testClock('2026-11-20T10:00:00Z');
let records: Records;
beforeAll(async () => (records = await startRecords({ clock })));
afterAll(() => records.stop());

const reason = 'Please spell it out.';
const returnSkill = (as: As, id: string) =>
  records.request<{ code?: string }>(as, 'POST', `/api/skills/return/${id}`, { reason });
const unendorsed = (name: string) => `/api/skills/unendorsed/technical?q=${encodeURIComponent(name)}`;
const claimsOf = async ({ userId }: { userId: string }) =>
  bodyOf(await records.request<UserSkillAnswer[]>('PRESIDENT', 'GET', `/api/skills/user-skills/${userId}`), 200);
const waitingSkills = async () => {
  const path = '/api/skills/unendorsed/technical?limit=200';
  return bodyOf(await records.request<SkillAnswer[]>('GENSEC_SCITECH', 'GET', path), 200).map(({ _id }) => _id);
};

/** A skill that two students proposed and claim. */
async function proposedByTwo(name: string) {
  const [asha, ravi] = [await newStudent(records), await newStudent(records)];
  const skill = await newSkill(records, asha, { name, claim: {} });
  await newSkill(records, ravi, { name, claim: { proficiency_level: 'expert' } });
  return { asha, ravi, skill };
}

describe('a new skill that is returned', () => {
  it('goes back with the claims of it, and each student sees why', async () => {
    const { asha, ravi, skill } = await proposedByTwo('ML');
    expect((await returnSkill('GENSEC_SCITECH', skill._id)).body).toEqual({ success: true });
    for (const student of [asha, ravi]) {
      expect(await claimsOf(student)).toMatchObject([{ state: 'returned', returned: { reason } }]);
      const list = await records.request<SkillAnswer[]>(student, 'GET', '/api/skills/get-skills?q=ml');
      expect(bodyOf(list, 200)).toEqual([]);
    }
    expect(await waitingSkills()).not.toContain(skill._id);
    const [event] = await records.outbox('records.skill.returned.v1');
    expect(event).toMatchObject({ subject: skill._id, data: { name: 'ML', version: 3, reason } });
    const returned = (await records.outbox('records.user-skill.returned.v1')).map(({ data }) => data.userId);
    expect(returned.toSorted()).toEqual([asha.userId, ravi.userId].toSorted());
    expect((await returnSkill('PRESIDENT', skill._id)).body.code).toBe('RECORD.RETURNED');
  });

  it('stays as it was where a student is endorsed for it, and where another officer decides', async () => {
    const { asha, ravi, skill } = await proposedByTwo('Rust');
    const [claim] = await claimsOf(ravi);
    await endorse(records, 'GENSEC_SCITECH', claim?._id ?? '');
    expect(await returnSkill('GENSEC_SCITECH', skill._id)).toMatchObject({
      status: 409,
      body: { code: 'SKILL.ENDORSED_OF_STUDENTS' },
    });
    expect((await returnSkill('GENSEC_SPORTS', skill._id)).body.code).toBe('RECORD.OUT_OF_SCOPE');
    expect(await claimsOf(asha)).toMatchObject([{ state: 'claimed' }]);
    expect(await waitingSkills()).toContain(skill._id);
  });

  it('is not claimed at that moment either', async () => {
    for (let round = 0; round < 10; round += 1) {
      const students = await Promise.all(Array.from({ length: 3 }, () => newStudent(records)));
      const name = `Skill of round ${round}`;
      for (const student of students) await newSkill(records, student, { name });
      const [{ body }] = [await records.request<SkillAnswer[]>('PRESIDENT', 'GET', unendorsed(name))];
      const id = body[0]?._id ?? '';
      const [{ status }] = await Promise.all([
        returnSkill('PRESIDENT', id),
        ...students.map((student) => tryToClaim(records, student, id)),
      ]);
      expect(status).toBe(200);
      const claims = (await Promise.all(students.map(claimsOf))).flat();
      expect(claims.map(({ state }) => state).filter((state) => state !== 'returned')).toEqual([]);
    }
  });

  it('is not claimed any more, until a student adds it again as it should be', async () => {
    const { asha, ravi, skill } = await proposedByTwo('data');
    await returnSkill('PRESIDENT', skill._id);
    const [claim] = await claimsOf(asha);
    const submitted = () =>
      records.request<{ code?: string }>(asha, 'PATCH', `/api/skills/user-skills/${claim?._id}`, { version: 2 });
    expect((await submitted()).body.code).toBe('SKILL.RETURNED');
    expect((await tryToClaim(records, await newStudent(records), skill._id)).status).toBe(404);
    const [old] = await claimsOf(ravi);
    await records.request(ravi, 'DELETE', `/api/skills/user-skills/${old?._id}`);
    clock.advance(1000);
    const better = skillBody({ name: 'Data', category: 'Science', type: 'academic', claim: {} });
    expect((await records.request(ravi, 'POST', '/api/skills/create-skill', better)).status).toBe(201);
    expect(await claimsOf(ravi)).toMatchObject([{ state: 'claimed', skill_id: { _id: skill._id, name: 'Data' } }]);
    expect((await submitted()).status).toBe(200);
    expect(await claimsOf(asha)).toMatchObject([{ state: 'claimed', skill_id: { name: 'Data', type: 'academic' } }]);
  });
});
