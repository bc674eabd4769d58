import type { PositionAnswer } from '@portal/contracts';

export const codingClub = { _id: '65c000000000000000000001', name: 'Coding Club' } as const;
export const danceClub = { _id: '65c000000000000000000002', name: 'Dance Club' } as const;

/** A position as everybody sees one; `more` replaces fields. */
export function aPosition(more: Partial<PositionAnswer> = {}): PositionAnswer {
  return {
    _id: '65d000000000000000000001',
    version: 1,
    position_id: 'POS-0007',
    title: 'Team Lead, Web',
    unit_id: codingClub,
    position_type: 'Team Lead',
    responsibilities: ['Plans the sprints', 'Reviews what is merged'],
    requirements: { min_cgpa: 7.5, min_year: 2, skills_required: ['React', 'Node.js', 'Git', 'CSS', 'SQL'] },
    description: 'Leads six people who build the portal of the fest.',
    position_count: 2,
    filled_count: 1,
    created_at: '2026-04-06T04:42:00.000Z',
    ...more,
  };
}

export const treasurer = aPosition({
  _id: '65d000000000000000000002',
  position_id: 'POS-0011',
  title: 'Treasurer',
  unit_id: danceClub,
  position_type: 'Treasurer',
  responsibilities: ['Keeps the accounts'],
  requirements: { min_cgpa: 0, min_year: 1, skills_required: [] },
  description: '',
  position_count: 1,
});
