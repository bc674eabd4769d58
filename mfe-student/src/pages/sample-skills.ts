import type { SkillAnswer, UserSkillAnswer } from '@portal/contracts';

/** A claim of a skill; `more` replaces fields. */
export function aSkill(more: Partial<UserSkillAnswer> = {}): UserSkillAnswer {
  return {
    _id: '65f000000000000000000001',
    version: 1,
    user_id: { _id: '65a000000000000000000001', name: 'Asha Nair', username: 'person@example.edu' },
    skill_id: { _id: '65b000000000000000000001', name: 'Tabla', category: 'Music', type: 'cultural' },
    proficiency_level: 'intermediate',
    state: 'claimed',
    is_endorsed: false,
    created_at: '2026-11-16T06:00:00.000Z',
    ...more,
  };
}

/** A claim that was endorsed, with the position it was used in. */
export const endorsed = aSkill({
  _id: '65f000000000000000000002',
  skill_id: { _id: '65b000000000000000000002', name: 'Carnatic Vocals', category: 'Music', type: 'cultural' },
  proficiency_level: 'expert',
  position_id: { _id: '65d000000000000000000001', title: 'Team Lead, Web', unit: 'Coding Club' },
  state: 'endorsed',
  is_endorsed: true,
  endorsed: { by: { name: 'Zoya Khan' }, at: '2026-11-18T06:00:00.000Z' },
});

/** A claim that was returned with a reason. */
export const returned = aSkill({
  _id: '65f000000000000000000003',
  version: 2,
  skill_id: { _id: '65b000000000000000000003', name: 'React', category: 'Programming', type: 'technical' },
  proficiency_level: 'advanced',
  state: 'returned',
  returned: { by: { name: 'Arjun Menon' }, at: '2026-11-17T06:00:00.000Z', reason: 'Show me a project first.' },
});

/** A skill of the catalogue. */
export function aCatalogueSkill(name: string, more: Partial<SkillAnswer> = {}): SkillAnswer {
  return {
    _id: '65b00000000000000000000a',
    skill_id: 'SKL-0042',
    name,
    category: 'Music',
    type: 'cultural',
    description: '',
    is_endorsed: true,
    created_at: '2026-11-01T06:00:00.000Z',
    ...more,
  };
}
