import { PROFICIENCY_LEVELS, SKILL_TYPES } from '@portal/contracts';
import { boolean, instant, integer, objectId, oneOf, regex, string, total } from '@portal/test-kit/pacts';

export const userId = 'bbbbbbbbbbbbbbbbbbbbbb01';
export const skillId = 'aaaaaaaaaaaaaaaaaaaaaa01';
export const claimId = 'eeeeeeeeeeeeeeeeeeeeee01';
export const eventId = 'cccccccccccccccccccccc01';
export const moment = instant('2026-11-21T04:30:00.000Z');

/** What a row reads of a claim, without its state. */
export const claim = {
  _id: objectId(claimId),
  version: integer(1),
  user_id: { _id: objectId(userId), name: string('Asha Rao'), username: string('asha@example.edu') },
  skill_id: {
    _id: objectId(skillId),
    name: string('Tabla'),
    category: string('Music'),
    type: oneOf(SKILL_TYPES, 'cultural'),
  },
  proficiency_level: oneOf(PROFICIENCY_LEVELS, 'intermediate'),
  created_at: moment,
};
export const claimed = { ...claim, state: 'claimed', is_endorsed: false };
export const decision = { by: { name: string('Zoya Khan') }, at: moment };
export const listed = { params: { userId }, query: { limit: '200' }, answerHeaders: total };

/** What the pickers read of a skill of the catalogue. */
export const catalogueSkill = {
  _id: objectId(skillId),
  skill_id: regex(/^SKL-\d{4,}$/, 'SKL-0001'),
  name: string('Tabla'),
  category: string('Music'),
  type: oneOf(SKILL_TYPES, 'cultural'),
  description: string('A pair of drums.'),
  is_endorsed: boolean(true),
  created_at: moment,
};
