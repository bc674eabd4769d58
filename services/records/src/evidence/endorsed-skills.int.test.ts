import type { Evidence, UserSkillAnswer } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { startTestService } from '@portal/test-kit';
import { startRecords, type Records } from '../../testing/running-records';
import { bodyOf, endorse, endorsedSkill, newClaim, newStudent, returnClaim, tryToClaim } from '../../testing/skills';
import { recordsService } from '../index';

describe('the endorsed skills beside another claim', () => {
  let records: Records;
  let asha: Actor;
  beforeEach(async () => {
    records = await startRecords();
    asha = await newStudent(records);
  });
  afterEach(() => records.stop());

  const claimOf = async (name: string, changes: object = {}) =>
    newClaim(records, asha, { skill: await endorsedSkill(records, { name, ...changes }) });
  const endorsed = async (name: string, changes: object = {}) => {
    const claim = await claimOf(name, changes);
    await endorse(records, 'PRESIDENT', claim._id);
    return claim;
  };
  /** What is shown beside the waiting claim. */
  async function shown({ _id }: UserSkillAnswer): Promise<string[]> {
    const path = '/api/skills/user-skills/unendorsed/all';
    const list = bodyOf(await records.request<UserSkillAnswer[]>('PRESIDENT', 'GET', path), 200);
    const { evidence } = list.find((claim) => claim._id === _id) ?? {};
    return (evidence as Evidence).endorsed_skills.map(({ name }) => name);
  }

  it('are the first three of the category by name, and follow what is decided', async () => {
    const claim = await claimOf('Git');
    expect(await shown(claim)).toEqual([]);
    await endorsed('Rust');
    await endorsed('Singing', { category: 'Music' });
    for (const name of ['Docker', 'CSS', 'Linux']) await endorsed(name);
    await returnClaim(records, 'PRESIDENT', (await claimOf('Algol'))._id);
    expect(await shown(claim)).toEqual(['CSS', 'Docker', 'Linux']);
    const ada = await endorsed('Ada');
    await endorsed('Bash');
    expect(await shown(claim)).toEqual(['Ada', 'Bash', 'CSS']);
    const path = `/api/skills/user-skills/${ada._id}/endorsement`;
    bodyOf(await records.request('PRESIDENT', 'DELETE', path, { reason: 'A mix-up of names.' }), 200);
    expect(await shown(claim)).toEqual(['Bash', 'CSS', 'Docker']);
  });

  it('are without one that its owner withdrew, and without the claim itself', async () => {
    const claim = await claimOf('Git');
    const rust = await endorsed('Rust');
    expect(await shown(claim)).toEqual(['Rust']);
    await records.request(asha, 'DELETE', `/api/skills/user-skills/${rust._id}`);
    expect(await shown(claim)).toEqual([]);
    await endorse(records, 'PRESIDENT', claim._id);
    const again = await tryToClaim(records, asha, (await endorsedSkill(records))._id);
    expect(await shown(again.body)).toEqual(['Git']);
  });

  it('are those that one decision over many endorsed', async () => {
    const claim = await claimOf('Git');
    const ids = [await claimOf('Rust'), await claimOf('CSS')].map(({ _id }) => _id);
    const body = { ids, decision: 'endorsed' };
    bodyOf(await records.request('PRESIDENT', 'POST', '/api/skills/user-skills/decisions', body), 200);
    expect(await shown(claim)).toEqual(['CSS', 'Rust']);
  });

  it('are there of what an earlier build endorsed', async () => {
    const claim = await claimOf('Git');
    for (const name of ['Rust', 'CSS']) await endorsed(name);
    const { connection } = records.store;
    await connection.collection('endorsed_skills').deleteMany({});
    await connection.collection('migrations').deleteMany({});
    expect(await shown(claim)).toEqual([]);
    const next = await startTestService(recordsService, {
      database: records.database,
      env: { PHOTO_DIR: records.folder },
    });
    await next.stop();
    expect(await shown(claim)).toEqual(['CSS', 'Rust']);
  });
});
