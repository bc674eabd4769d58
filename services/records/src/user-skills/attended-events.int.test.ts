import type { AnswerOf, calls, UserSkillAnswer } from '@portal/contracts';
import { testClock } from '@portal/test-kit';
import { attend, markedEvent } from '../../testing/attendances';
import { startRecords, type Records } from '../../testing/running-records';
import { bodyOf, endorse, endorsedSkill, holds, newClaim, newStudent, tryToClaim } from '../../testing/skills';

type Offers = AnswerOf<typeof calls.listSkillOffers>;
type Person = Awaited<ReturnType<typeof newStudent>>;

const clock = testClock('2026-11-20T10:00:00Z');
let records: Records;
beforeAll(async () => {
  records = await startRecords({ clock });
});
afterAll(() => records.stop());

const offersOf = async (person: Person) =>
  bodyOf(await records.request<Offers>(person, 'GET', '/api/skills/offers'), 200);
const namesOf = (offers: Offers) => offers.map(({ skill_id: skill }) => skill.name);
const waiting = async () => {
  const path = '/api/skills/user-skills/unendorsed/technical?limit=200';
  return bodyOf(await records.request<UserSkillAnswer[]>('GENSEC_SCITECH', 'GET', path), 200);
};

describe('the skills of events that a person attended', () => {
  it('are offered until they are claimed, those of the latest event first', async () => {
    const [asha, git, rust] = [await newStudent(records), await endorsedSkill(records), await endorsedSkill(records)];
    const [clinic, camp] = [await markedEvent(records, [git]), await markedEvent(records, [rust, git], 'Camp')];
    expect(await offersOf(asha)).toEqual([]);
    await attend(records, asha, clinic, { time: '2026-11-10T10:00:00.000Z' });
    await attend(records, asha, camp, { time: '2026-11-09T10:00:00.000Z' });
    const offers = await offersOf(asha);
    expect(namesOf(offers)).toEqual([git.name, rust.name]);
    expect(offers[0]).toMatchObject({
      event_id: { _id: clinic.id, title: 'Git Clinic' },
      attended_at: '2026-11-10T10:00:00.000Z',
    });
    const claim = bodyOf(await tryToClaim(records, asha, git._id, { event_id: clinic.id }), 201);
    expect(claim.event_id).toEqual({ _id: clinic.id, title: 'Git Clinic' });
    expect(namesOf(await offersOf(asha))).toEqual([rust.name]);
    expect(await offersOf(await newStudent(records))).toEqual([]);
  });

  it('are not offered when the check-in was taken back', async () => {
    const [asha, git] = [await newStudent(records), await endorsedSkill(records)];
    const clinic = await markedEvent(records, [git]);
    const registrationId = await attend(records, asha, clinic);
    expect(namesOf(await offersOf(asha))).toEqual([git.name]);
    await attend(records, asha, clinic, { registrationId, isUndone: true, time: '2026-11-18T12:31:00.000Z' });
    expect(await offersOf(asha)).toEqual([]);
  });

  it('are claimed from an event that was attended and is marked with the skill, and from no other', async () => {
    const [asha, ravi] = [await newStudent(records), await newStudent(records)];
    const [git, rust] = [await endorsedSkill(records), await endorsedSkill(records)];
    const clinic = await markedEvent(records, [git]);
    await attend(records, asha, clinic);
    const refused = [
      await tryToClaim(records, ravi, git._id, { event_id: clinic.id }),
      await tryToClaim(records, asha, rust._id, { event_id: clinic.id }),
      await tryToClaim(records, asha, git._id, { event_id: 'f'.repeat(24) }),
    ];
    expect(refused.map(({ status, body }) => [status, 'code' in body && body.code])).toEqual(
      refused.map(() => [400, 'SKILL.EVENT_NOT_ATTENDED']),
    );
  });
});

describe('the evidence beside a claim', () => {
  const POSITION = 'a2a2a2a2a2a2a2a2a2a2a299';

  it('is the event, the position and the other skills of the category, for who decides', async () => {
    const [asha, git] = [await newStudent(records), await endorsedSkill(records, { category: 'Version control' })];
    const clinic = await markedEvent(records, [git]);
    await attend(records, asha, clinic);
    await holds(records, asha);
    const other = await newClaim(records, asha, {
      skill: await endorsedSkill(records, { name: 'Mercurial', category: 'Version control' }),
      proficiency_level: 'expert',
    });
    await endorse(records, 'PRESIDENT', other._id);
    const parts = { event_id: clinic.id, position_id: POSITION };
    const { _id } = bodyOf(await tryToClaim(records, asha, git._id, parts), 201);
    const shown = (await waiting()).find((claim) => claim._id === _id);
    expect(shown?.evidence).toEqual({
      attended: {
        event: { _id: clinic.id, title: 'Git Clinic' },
        at: '2026-11-18T12:30:00.000Z',
        checked_in_by: { name: 'Ravi Kumar' },
      },
      position: { title: 'Web Lead', unit: 'Coding Club', tenure_year: '2026-2027', status: 'active' },
      endorsed_skills: [{ name: 'Mercurial', proficiency_level: 'expert' }],
    });
  });

  it('is nothing for a claim of which the portal knows nothing, and never in the list of the person', async () => {
    const asha = await newStudent(records);
    const { _id } = await newClaim(records, asha);
    expect((await waiting()).find((claim) => claim._id === _id)?.evidence).toEqual({ endorsed_skills: [] });
    for (const as of [asha, 'PRESIDENT'] as const) {
      const path = `/api/skills/user-skills/${asha.userId}`;
      const [own] = bodyOf(await records.request<UserSkillAnswer[]>(as, 'GET', path), 200);
      expect([own?._id, own?.evidence]).toEqual([_id, undefined]);
    }
  });

  it('goes when the check-in is taken back', async () => {
    const [asha, git] = [await newStudent(records), await endorsedSkill(records)];
    const clinic = await markedEvent(records, [git]);
    const registrationId = await attend(records, asha, clinic);
    const { _id } = bodyOf(await tryToClaim(records, asha, git._id, { event_id: clinic.id }), 201);
    await attend(records, asha, clinic, { registrationId, isUndone: true, time: '2026-11-18T12:31:00.000Z' });
    const shown = (await waiting()).find((claim) => claim._id === _id);
    expect([shown?.event_id?._id, shown?.evidence]).toEqual([clinic.id, { endorsed_skills: [] }]);
  });

  it('costs a page of the list three queries in all, however many claims it shows', async () => {
    await waiting();
    records.takeCommands();
    clock.advance(1_000_000);
    expect((await waiting()).length).toBeGreaterThan(2);
    const queries = records.takeCommands().filter(({ name }) => ['find', 'aggregate', 'count'].includes(name));
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.length).toBeLessThanOrEqual(3);
  });
});
