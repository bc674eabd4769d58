import type { EventData } from '@portal/contracts';
import { asha, meera, ravi } from './people';
import type { PublishedEvent } from './published-event';

type Achievement = EventData<'records.achievement.added.v1'>;

const achievementOf = (number: number, version: number, changes: Partial<Achievement> = {}): Achievement => ({
  version,
  achievementId: `a6a6a6a6a6a6a6a6a6a6a60${number}`,
  code: `ACH-2026-000${number}`,
  userId: asha.userId,
  name: asha.name,
  title: 'Best Hack',
  category: 'Hackathon',
  type: 'technical',
  level: 'national',
  dateAchieved: '2026-11-10',
  position: 'first place',
  hasCertificate: true,
  state: 'pending',
  verified: false,
  submittedAt: '2026-11-20T04:30:00.000Z',
  ...changes,
});
const ofRavi = { userId: ravi.userId, name: ravi.name };
const verified = { state: 'verified', verified: true } as const;
const reason = 'Which year?';

/** Achievements are added, returned, corrected, verified, and given up by officers and students. */
export const achievementEvents: PublishedEvent[] = [
  { type: 'records.achievement.added.v1', data: achievementOf(1, 1), by: asha },
  { type: 'records.achievement.added.v1', data: achievementOf(2, 1, ofRavi), by: ravi },
  { type: 'records.achievement.added.v1', data: achievementOf(3, 1), by: asha },
  {
    type: 'records.achievement.returned.v1',
    data: { ...achievementOf(1, 2, { state: 'returned' }), reason },
    by: meera,
  },
  {
    type: 'records.achievement.changed.v1',
    data: { ...achievementOf(1, 3, { submittedAt: '2026-11-21T04:30:00.000Z' }), changed: ['state'] },
    by: asha,
  },
  { type: 'records.achievement.verified.v1', data: achievementOf(2, 2, { ...ofRavi, ...verified }), by: meera },
  {
    type: 'records.achievement.verification-withdrawn.v1',
    data: { ...achievementOf(2, 3, { ...ofRavi, state: 'returned' }), reason },
    by: meera,
  },
  { type: 'records.achievement.withdrawn.v1', data: achievementOf(3, 2), by: asha },
];
