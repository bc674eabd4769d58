import type { SkillAnswer } from '@portal/contracts';
import { eventOf, startTestService, testClock } from '@portal/test-kit';
import { startRecords, type Records } from '../../testing/running-records';
import { bodyOf, endorsedSkill, newSkill, newStudent, skillBody } from '../../testing/skills';
import { recordsService } from '../index';

const clock = testClock('2026-11-20T10:00:00Z');
let records: Records;
beforeAll(async () => {
  records = await startRecords({ clock });
});
afterAll(() => records.stop());

const listed = async (as: Parameters<Records['request']>[0], query = '') =>
  bodyOf(await records.request<SkillAnswer[]>(as, 'GET', `/api/skills/get-skills${query}`), 200);
const namesOf = (skills: readonly SkillAnswer[]) => skills.map(({ name }) => name);
const propose = (as: Parameters<Records['request']>[0], changes: object) =>
  records.request<SkillAnswer & { code?: string }>(as, 'POST', '/api/skills/create-skill', skillBody(changes));
const endorse = (as: Parameters<Records['request']>[0], id: string) =>
  records.request<{ code?: string; message?: string }>(as, 'POST', `/api/skills/endorse/${id}`, {});

describe('the catalogue of skills', () => {
  it('shows a new skill to who proposed it, and to all once it is endorsed', async () => {
    const [asha, ravi] = [await newStudent(records), await newStudent(records)];
    const skill = await newSkill(records, asha, { name: 'Embroidery', type: 'cultural' });
    expect(skill).toMatchObject({ skill_id: expect.stringMatching(/^SKL-\d{4}$/), is_endorsed: false });
    expect(namesOf(await listed(asha))).toContain('Embroidery');
    expect(namesOf(await listed(ravi))).not.toContain('Embroidery');
    expect((await endorse('GENSEC_CULTURAL', skill._id)).body).toEqual({ success: true });
    const found = (await listed(ravi)).find(({ _id }) => _id === skill._id);
    expect(found).toMatchObject({
      is_endorsed: true,
      endorsed: { by: { name: 'Test gensec cultural' }, at: '2026-11-20T10:00:00.000Z' },
    });
    expect(found).not.toHaveProperty('created_by');
    const announced = (await records.outbox()).filter(({ subject }) => subject === skill._id);
    expect(announced.map(({ type }) => type)).toEqual(['records.skill.added.v1', 'records.skill.endorsed.v1']);
  });

  it('has a name once, whatever its case and spaces', async () => {
    const asha = await newStudent(records);
    await endorsedSkill(records, { name: 'Public Speaking' });
    const alike = [
      'public speaking',
      'PUBLIC  SPEAKING',
      'PublicSpeaking',
      'Publi\u0301c Speaking',
      'Public\u200b Speaking',
    ];
    for (const name of alike) {
      const refused = await propose(asha, { name });
      expect([refused.status, refused.body.code]).toEqual([409, 'SKILL.EXISTS']);
    }
  });

  it('gives skills of earlier builds the keys of today, and keeps two whose names have become one', async () => {
    const { store, database, folder } = records;
    const skills = store.connection.collection('skills');
    for (const name of ['Calligraphy', 'Kite Flying', 'Kite Flying II']) await endorsedSkill(records, { name });
    const giveFormerName = (name: string, former: string) =>
      skills.updateOne({ name }, { $set: { name: former, key: former.toLowerCase().replaceAll(' ', '') } });
    await giveFormerName('Calligraphy', 'Calli\u200bgraphy');
    await giveFormerName('Kite Flying II', 'Kite Fly\u2060ing');
    await store.connection.collection('migrations').deleteMany({});
    const next = await startTestService(recordsService, { database, clock, env: { PHOTO_DIR: folder } });
    await next.stop();
    const refused = await propose(await newStudent(records), { name: 'Calligraphy' });
    expect(refused.body.code).toBe('SKILL.EXISTS');
    const names = await skills.distinct('name', { key: { $in: ['kiteflying', 'kitefly\u2060ing'] } });
    expect(names).toEqual(['Kite Flying', 'Kite Fly\u2060ing']);
  });

  it('gives a proposed skill to the next one who proposes it, who could not choose it', async () => {
    const [asha, ravi] = [await newStudent(records), await newStudent(records)];
    const first = await newSkill(records, asha, { name: 'Kite Making', type: 'cultural' });
    const second = await propose(ravi, { name: 'kite making', type: 'sports', claim: {} });
    expect([second.status, second.body._id, second.body.type]).toEqual([201, first._id, 'cultural']);
    expect(namesOf(await listed(ravi))).toContain('Kite Making');
    expect((await propose(ravi, { name: 'Kite making' })).body.code).toBe('SKILL.EXISTS');
    expect((await endorse({ ...ravi, role: 'GENSEC_CULTURAL' }, first._id)).body.code).toBe('RECORD.OWN');
  });

  it('is found by the beginnings of words of name and category, in the order of names', async () => {
    for (const name of ['Watercolour', 'Oil Painting', 'Acrylic Painting']) {
      await endorsedSkill(records, { name, category: 'Visual Arts', type: 'cultural' });
    }
    expect(namesOf(await listed('STUDENT', '?q=paint'))).toEqual(['Acrylic Painting', 'Oil Painting']);
    expect(namesOf(await listed('STUDENT', '?q=visual%20arts'))).toEqual([
      'Acrylic Painting',
      'Oil Painting',
      'Watercolour',
    ]);
    expect(namesOf(await listed('STUDENT', '?q=.*'))).toEqual([]);
  });

  it('offers look-alikes, only among what the person sees', async () => {
    const asha = await newStudent(records);
    await endorsedSkill(records, { name: 'Kubernetes' });
    await newSkill(records, asha, { name: 'Kubernetics' });
    expect(namesOf(await listed(asha, '?like=Kubernets'))).toEqual(['Kubernetes', 'Kubernetics']);
    expect(namesOf(await listed('STUDENT', '?like=kubernets'))).toEqual(['Kubernetes']);
    expect(namesOf(await listed('STUDENT', '?like=Sitar'))).toEqual([]);
  });
});

describe('what of the catalogue is to be endorsed', () => {
  it('is listed oldest first with who proposed it by the present name, without one’s own', async () => {
    const asha = await newStudent(records, { name: 'Asha Rao' });
    const gensec = await newStudent(records, { role: 'GENSEC_SPORTS', category: 'sports' });
    const waiting = async (query = '') =>
      bodyOf(await records.request<SkillAnswer[]>(gensec, 'GET', `/api/skills/unendorsed/sports${query}`), 200);
    await newSkill(records, asha, { name: 'Squash', category: 'Racket', type: 'sports' });
    clock.advance(1000);
    await newSkill(records, asha, { name: 'Archery', category: 'Target', type: 'sports' });
    await newSkill(records, gensec, { name: 'Rowing', category: 'Water', type: 'sports' });
    await newSkill(records, asha, { name: 'Origami', category: 'Paper', type: 'cultural' });
    expect(namesOf(await waiting())).toEqual(['Squash', 'Archery']);
    expect(namesOf(await waiting('?order=newest'))).toEqual(['Archery', 'Squash']);
    expect(namesOf(await waiting('?q=racket'))).toEqual(['Squash']);
    const { userId, username } = asha;
    const account = { userId, username, name: 'Asha Nair', role: 'STUDENT' as const, version: 2 };
    await records.deliver(eventOf('auth.account.changed.v1', account));
    expect((await waiting()).map((skill) => skill.created_by)).toEqual([{ name: 'Asha Nair' }, { name: 'Asha Nair' }]);
  });

  it('is each officer’s own type, and the president’s any', async () => {
    const asks = async (as: Parameters<Records['request']>[0], type: string) =>
      (await records.request(as, 'GET', `/api/skills/unendorsed/${type}`)).status;
    expect(await asks('GENSEC_SCITECH', 'technical')).toBe(200);
    expect(await asks('GENSEC_SCITECH', 'sports')).toBe(403);
    expect(await asks('PRESIDENT', 'sports')).toBe(200);
    expect([await asks('PRESIDENT', 'all'), await asks('GENSEC_SPORTS', 'all')]).toEqual([200, 200]);
    expect(await asks('PRESIDENT', 'scitech')).toBe(404);
  });

  it('is endorsed once, and the second is told by whom', async () => {
    const skill = await newSkill(records, await newStudent(records));
    await endorse('PRESIDENT', skill._id);
    const { status, body } = await endorse('GENSEC_SCITECH', skill._id);
    expect([status, body.message]).toEqual([409, 'Test president has already endorsed this.']);
  });
});
