import { insertDocuments, type BenchmarkStore } from '../benchmark-store';
import {
  ACHIEVEMENTS_EACH,
  CLAIMS_EACH,
  SKILLS_EACH,
  storedAchievementOf,
  storedAttendanceOf,
  storedClaimOf,
  storedEndorsedSkills,
  storedHoldingOf,
  storedSkillOf,
} from './stored-records';

/** What so many students put forward, and what the portal knows of them. */
export async function fillRecords({ url, prefix }: BenchmarkStore, suffix: string, students: number): Promise<void> {
  const endorsed = storedEndorsedSkills(students * CLAIMS_EACH);
  const collections = {
    endorsed_skills: {
      count: endorsed.length,
      documentOf: (number: number) => endorsed[number] ?? { _id: String(number) },
    },
    user_skills: { count: students * CLAIMS_EACH, documentOf: storedClaimOf },
    achievements: { count: students * ACHIEVEMENTS_EACH, documentOf: storedAchievementOf },
    skills: { count: students * SKILLS_EACH, documentOf: storedSkillOf },
    attendances: { count: students, documentOf: storedAttendanceOf },
    holdings: { count: students, documentOf: storedHoldingOf },
  };
  for (const [collection, { count, documentOf }] of Object.entries(collections)) {
    const into = { url, database: `${prefix}records${suffix}`, collection };
    await insertDocuments(into, count, (number) => documentOf(number, count));
  }
}
