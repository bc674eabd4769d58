import type { AchievementAnswer, SkillAnswer, UserSkillAnswer } from '@portal/contracts';

export const farhan = {
  _id: '65b000000000000000000011',
  name: 'Farhan Ali',
  user_id: '12250019',
  username: 'farhan@example.edu',
};

/** A claim that waits for the general secretary of culture; `more` replaces fields. */
export function aClaim(name: string, more: Partial<UserSkillAnswer> = {}): UserSkillAnswer {
  return {
    _id: idOf('61', name),
    version: 1,
    user_id: farhan,
    skill_id: { _id: idOf('62', name), name, category: 'Music', type: 'cultural' },
    proficiency_level: 'intermediate',
    state: 'claimed',
    is_endorsed: false,
    created_at: '2026-03-06T06:00:00.000Z',
    ...more,
  };
}

/** A new skill of the catalogue. */
export function aSkill(name: string, more: Partial<SkillAnswer> = {}): SkillAnswer {
  return {
    _id: idOf('62', name),
    skill_id: 'SKL-0042',
    name,
    category: 'Music',
    type: 'cultural',
    description: 'Accompanies Hindustani music.',
    is_endorsed: false,
    created_by: { name: 'Farhan Ali' },
    created_at: '2026-03-06T06:00:00.000Z',
    ...more,
  };
}

/** An achievement that waits. */
export function anAchievement(title: string, more: Partial<AchievementAnswer> = {}): AchievementAnswer {
  return {
    _id: idOf('63', title),
    version: 1,
    achievement_id: 'ACH-2026-0042',
    user_id: farhan,
    title,
    description: '',
    category: 'Music',
    type: 'cultural',
    level: 'inter-college',
    date_achieved: '2026-03-06',
    position: 'first place',
    certificate_url: '',
    state: 'pending',
    verified: false,
    created_at: '2026-03-07T06:00:00.000Z',
    ...more,
  };
}

/** The same id for the same name. */
function idOf(kind: string, name: string): string {
  const letters = Array.from(name, (letter) => letter.charCodeAt(0).toString(16)).join('');
  return kind + letters.padEnd(22, '0').slice(0, 22);
}
