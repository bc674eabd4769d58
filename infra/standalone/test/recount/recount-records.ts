import { PROFICIENCY_LEVELS } from '@portal/contracts';
import type { AchievementAnswer, HolderAnswer, ProfileSummary, UnitSkills, UserSkillAnswer } from '@portal/contracts';
import { readAll, readOne } from './read-all';
import { tally, type Recounting } from './recount';

/** What students have on record, as their own lists have it. */
export const recountSummaries: Recounting = async ({ services: { records } }, { students }) =>
  Promise.all(
    students.map(async (student) => {
      const { userId } = student;
      const summary = await readOne<ProfileSummary>(records, student, `/profile/${userId}/summary`);
      const skills = await readAll<UserSkillAnswer>(records, student, `/api/skills/user-skills/${userId}`);
      const achievements = await readAll<AchievementAnswer>(records, student, `/api/achievements/${userId}`);
      const states = { claimed: 0, endorsed: 0, returned: 0 };
      const steps = { pending: 0, verified: 0, returned: 0 };
      const counted = {
        skills: { ...states, ...tally(skills.map(({ state }) => state)) },
        achievements: { ...steps, ...tally(achievements.map(({ state }) => state)) },
        latest: achievements[0]?._id ?? null,
      };
      const shown = {
        skills: summary.skills,
        achievements: summary.achievements,
        latest: summary.latest_achievement?._id ?? null,
      };
      return { figure: `the record of ${student.username}`, shown, counted };
    }),
  );

/** The skills of a unit's members, as the lists of holders and of each member's skills have them. */
export const recountUnitSkills: Recounting = async ({ services: { org, records } }, { units, president }) => {
  const path = '/api/positions/get-all-position-holder?tenure_year=2026-2027&status=active';
  const holders = await readAll<HolderAnswer>(org, president, path);
  const skillsOf = new Map<string, UserSkillAnswer[]>();
  for (const userId of new Set(holders.map(({ user_id }) => user_id._id ?? '')))
    skillsOf.set(userId, await readAll<UserSkillAnswer>(records, president, `/api/skills/user-skills/${userId}`));
  return Promise.all(
    units.map(async ({ id }) => {
      const { members, total, skills } = await readOne<UnitSkills>(records, president, `/api/skills/of-unit/${id}`);
      const ofUnit = holders.filter(({ position_id }) => position_id.unit_id._id === id);
      const people = [...new Set(ofUnit.map(({ user_id }) => user_id._id ?? ''))];
      const claims = people.flatMap((userId) => skillsOf.get(userId) ?? []).filter(({ state }) => state !== 'returned');
      const counted = {
        members: people.length,
        total: new Set(claims.map(({ skill_id }) => skill_id._id)).size,
        skills: skills.map(({ skill_id }) => {
          const ofSkill = claims.filter((claim) => claim.skill_id._id === skill_id._id);
          const endorsed = (some: UserSkillAnswer[]) => some.filter(({ state }) => state === 'endorsed').length;
          const levels = PROFICIENCY_LEVELS.map((proficiency_level) => {
            const atLevel = ofSkill.filter((claim) => claim.proficiency_level === proficiency_level);
            return { proficiency_level, members: atLevel.length, endorsed: endorsed(atLevel) };
          });
          return { skill_id, members: ofSkill.length, endorsed: endorsed(ofSkill), levels };
        }),
      };
      return { figure: `skills of the members of ${id}`, shown: { members, total, skills }, counted };
    }),
  );
};
