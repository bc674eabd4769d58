import type { AchievementAnswer } from '@portal/contracts';

/** An achievement of a student; `more` replaces fields. */
export function anAchievement(more: Partial<AchievementAnswer> = {}): AchievementAnswer {
  return {
    _id: '66a000000000000000000001',
    version: 1,
    achievement_id: 'ACH-2026-0042',
    user_id: { _id: '65a000000000000000000001', name: 'Asha Nair', username: 'person@example.edu' },
    title: 'Smart India Hackathon',
    description: 'Flood warning from canal gauges.',
    category: 'Hackathon',
    type: 'technical',
    level: 'National',
    event_id: { _id: '66b000000000000000000001', title: 'Winter of Code' },
    date_achieved: '2026-11-12',
    position: 'Second place',
    certificate_url: 'https://hackathon.example.org/certificates/42',
    state: 'pending',
    verified: false,
    created_at: '2026-11-13T06:00:00.000Z',
    ...more,
  };
}

/** One that was verified, with a file. */
export const verified = anAchievement({
  _id: '66a000000000000000000002',
  achievement_id: 'ACH-2026-0041',
  title: 'Inter-college Debate',
  description: '',
  category: 'Debate',
  type: 'cultural',
  level: '',
  position: '',
  certificate_url: '',
  certificate: { _id: '66c000000000000000000001', name: 'debate.pdf', type: 'application/pdf', bytes: 240_400 },
  state: 'verified',
  verified: true,
  verified_by: { name: 'Zoya Khan', at: '2026-11-18T06:00:00.000Z' },
});

/** One that was returned with a reason. */
export const returned = anAchievement({
  _id: '66a000000000000000000003',
  version: 2,
  achievement_id: 'ACH-2026-0040',
  title: 'State Chess Open',
  type: 'sports',
  certificate_url: '',
  state: 'returned',
  returned: { by: { name: 'Ravi Kumar' }, at: '2026-11-17T06:00:00.000Z', reason: 'The certificate is missing.' },
});
