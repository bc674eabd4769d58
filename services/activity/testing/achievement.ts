import type { EventData } from '@portal/contracts';

/** An achievement from a club's event, as records announces it. */
export const achievement = {
  version: 2,
  achievementId: 'eeeeeeeeeeeeeeeeeeeeeeee',
  code: 'ACH-2026-0042',
  userId: 'dddddddddddddddddddddddd',
  name: 'Asha Rao',
  title: 'Battle of Bands',
  category: 'Music',
  type: 'cultural',
  level: 'inter-college',
  dateAchieved: '2026-11-10',
  position: 'first place',
  event: { id: 'cccccccccccccccccccccc01', title: 'Raga Night' },
  unit: { id: 'aaaaaaaaaaaaaaaaaaaaaa01', name: 'Music Club', category: 'cultural' },
  hasCertificate: true,
  state: 'verified',
  verified: true,
  submittedAt: '2026-11-20T10:00:00Z',
} as const satisfies EventData<'records.achievement.added.v1'>;
