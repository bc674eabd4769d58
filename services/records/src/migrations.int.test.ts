import { startTestService, upgradedRows } from '@portal/test-kit';
import { newAchievement } from '../testing/achievements';
import { startRecords } from '../testing/running-records';
import { endorsedSkill, newClaim, newStudent } from '../testing/skills';
import { recordsService } from './index';

it('skills, claims and achievements of earlier builds are found and sorted as those of today', async () => {
  const records = await startRecords();
  const student = await newStudent(records, { name: "Anita D'Souza", studentId: '12249902' });
  await newClaim(records, student, { skill: await endorsedSkill(records, { name: 'E-Cell Émcee' }) });
  await newAchievement(records, student, { title: 'Women’s Tech Fest' });
  const { made, upgraded } = await upgradedRows(records, {
    restart: async (database) =>
      (await startTestService(recordsService, { database, env: { PHOTO_DIR: records.folder } })).stop(),
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
