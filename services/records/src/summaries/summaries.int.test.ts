import { ACHIEVEMENT_STATES, CLAIM_STATES, type ProfileSummary } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import { planOf, testClock } from '@portal/test-kit';
import { giveBack, newAchievement, verify } from '../../testing/achievements';
import { onboardedPerson, startRecords, type Records } from '../../testing/running-records';
import { endorse, newClaim, newStudent, returnClaim } from '../../testing/skills';

const clock = testClock('2026-11-20T10:00:00Z');
let records: Records;
beforeAll(async () => {
  records = await startRecords({ clock });
});
afterAll(() => records.stop());

const read = (as: Parameters<Records['request']>[0], userId: string) =>
  records.request<ProfileSummary>(as, 'GET', `/profile/${userId}/summary`);

describe('the summary of a person', () => {
  it('has the studies, and nothing of a new student', async () => {
    const asha = await onboardedPerson(records);
    const { body } = await read(asha, asha.userId.toUpperCase());
    expect(body).toEqual({
      academic_info: { branch: 'Physics', batch_year: 2024, program: 'B.Tech' },
      skills: { claimed: 0, endorsed: 0, returned: 0 },
      achievements: { pending: 0, verified: 0, returned: 0 },
      latest_achievement: null,
    });
    const unfinished = await newStudent(records);
    const { body: known } = await read(unfinished, unfinished.userId);
    expect(known.academic_info).toEqual({ branch: null, batch_year: null, program: null });
  });

  it('counts skills and achievements by what was decided', async () => {
    const asha = await onboardedPerson(records);
    const [first, second] = [
      await newClaim(records, asha),
      await newClaim(records, asha),
      await newClaim(records, asha),
    ];
    await endorse(records, 'PRESIDENT', first._id);
    await returnClaim(records, 'PRESIDENT', second._id);
    const [third, fourth] = [await newAchievement(records, asha), await newAchievement(records, asha)];
    await verify(records, 'PRESIDENT', third._id);
    await giveBack(records, 'PRESIDENT', fourth._id);
    await newClaim(records, await newStudent(records));
    const { body } = await read(asha, asha.userId);
    expect(body.skills).toEqual({ claimed: 1, endorsed: 1, returned: 1 });
    expect(body.achievements).toEqual({ pending: 0, verified: 1, returned: 1 });
  });

  it('has the achievement that was recorded last, whenever it was achieved and decided about', async () => {
    const asha = await onboardedPerson(records);
    const early = await newAchievement(records, asha, { title: 'Recorded first', date_achieved: '2026-11-15' });
    clock.advance(60_000);
    const late = await newAchievement(records, asha, { title: 'Recorded last', date_achieved: '2025-01-01' });
    clock.advance(60_000);
    await verify(records, 'PRESIDENT', early._id);
    const { body } = await read(asha, asha.userId);
    expect(body.latest_achievement).toMatchObject({ _id: late._id, title: 'Recorded last', state: 'pending' });
    expect(body.latest_achievement).not.toHaveProperty('user_id');
    await verify(records, 'PRESIDENT', late._id);
    const { body: decided } = await read(asha, asha.userId);
    expect(decided.latest_achievement?.verified_by).toMatchObject({ name: expect.any(String) });
  });
});

const STUDENTS = 2_000;
const at = (number: number) => new Date(Date.parse('2026-01-01T00:00:00Z') + number * 60_000);
const judge = { id: newId(), name: 'Kavya Iyer' };

/** Two skills and two achievements of a student among many. */
function rowsOf(userId: string, number: number) {
  const person = { id: userId, name: `Student ${number}`, username: `s${number}@example.edu`, studentId: null };
  const shared = { version: 1, person, submittedAt: at(number), terms: [], decidedAt: null };
  const skills = [0, 1].map((index) => ({
    ...shared,
    _id: newId(),
    skill: { id: newId(), name: `Skill ${index}`, category: 'Programming', type: 'technical' },
    level: 'expert',
    createdAt: at(number),
    state: CLAIM_STATES[(number + index) % 3],
    order: `programming/0/${index}`,
  }));
  const achievements = [0, 1].map((index) => ({
    ...shared,
    _id: newId(),
    code: `ACH-2026-${number}-${index}`,
    title: `Achievement ${index}`,
    description: 'x'.repeat(1_000),
    category: 'Hackathon',
    type: 'technical',
    level: 'National',
    position: 'Second place',
    certificateUrl: '',
    event: null,
    certificate: null,
    dateAchieved: '2026-01-01',
    decision: { outcome: 'verified', by: judge, at: at(number) },
    createdAt: at(number + index),
    state: ACHIEVEMENT_STATES[(number + index) % 3],
  }));
  return { skills, achievements };
}

describe('the summary of one of 2,000 students', () => {
  it('asks the store five times by indexes, and is small', async () => {
    const asha = await onboardedPerson(records);
    const students = Array.from({ length: STUDENTS }, (_, number) =>
      rowsOf(number === 7 ? asha.userId : newId(), number),
    );
    const { connection } = records.store;
    await connection.collection<{ _id: string }>('user_skills').insertMany(students.flatMap(({ skills }) => skills));
    await connection
      .collection<{ _id: string }>('achievements')
      .insertMany(students.flatMap(({ achievements }) => achievements));
    records.takeCommands();
    const { body, text } = await read(asha, asha.userId);
    expect(records.takeCommands().length).toBeLessThanOrEqual(5);
    expect(Buffer.byteLength(text)).toBeLessThan(2_000);
    expect(body.skills).toEqual({ claimed: 0, endorsed: 1, returned: 1 });
    expect(body.latest_achievement?.title).toBe('Achievement 1');
    const ofAsha = { 'person.id': asha.userId };
    const skills = await planOf(connection.collection('user_skills').find(ofAsha));
    if (skills) expect(skills.stages).toEqual(['IXSCAN']);
    const latest = await planOf(connection.collection('achievements').find(ofAsha).sort({ createdAt: -1, _id: -1 }));
    if (latest) expect(latest).toEqual({ stages: ['IXSCAN'], index: 'person.id_1_createdAt_-1__id_-1' });
  });
});
