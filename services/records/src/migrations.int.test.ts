import { startTestService, TEST_UNIT, upgradedRows } from '@portal/test-kit';
import { newAchievement } from '../testing/achievements';
import { startRecords, type Records } from '../testing/running-records';
import { endorsedSkill, holds, newClaim, newStudent } from '../testing/skills';
import { recordsService } from './index';

const restartOf =
  ({ folder }: Records) =>
  async (database: string) =>
    (await startTestService(recordsService, { database, env: { PHOTO_DIR: folder } })).stop();

it('claims of earlier builds are found by the unit of their position', async () => {
  const records = await startRecords();
  const student = await newStudent(records);
  const { position } = await holds(records, student);
  await newClaim(records, student, { position_id: position.id });
  const { made, upgraded } = await upgradedRows(records, {
    restart: restartOf(records),
    earlier: { user_skills: { position: { ...position, unit: TEST_UNIT.name } } },
  });
  expect(upgraded).toEqual(made);
  expect(made['user_skills']?.[0]?.['position']).toMatchObject({ unitId: TEST_UNIT.id });
  await records.stop();
});

it('skills, claims and achievements of earlier builds are found and sorted as those of today', async () => {
  const records = await startRecords();
  const student = await newStudent(records, { name: "Anita D'Souza", studentId: '12249902' });
  await newClaim(records, student, { skill: await endorsedSkill(records, { name: 'E-Cell Émcee' }) });
  await newAchievement(records, student, { title: 'Women’s Tech Fest' });
  const { made, upgraded } = await upgradedRows(records, {
    restart: restartOf(records),
    earlier: {
      skills: { terms: ['e'], grams: [] },
      user_skills: { terms: ['e'], order: 'é' },
      achievements: { terms: [] },
    },
  });
  expect(upgraded).toEqual(made);
  expect(made['achievements']?.[0]?.['terms']).toEqual(expect.arrayContaining(['womenstech', 'techfest', 'dsouza']));
  expect(made['user_skills']?.[0]?.['terms']).toEqual(expect.arrayContaining(['dsouza', '12249902']));
  await records.stop();
});
