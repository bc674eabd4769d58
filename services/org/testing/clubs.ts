import type { EventData, UnitRef } from '@portal/contracts';
import { eventOf } from '@portal/test-kit';
import type { Student } from './holders';

const idOf = (kind: string, number: number) => kind + String(number).padStart(24 - kind.length, '0');

type Achievement = EventData<'records.achievement.added.v1'>;
type Feedback = EventData<'feedback.feedback.given.v1'>;

/** What records announces of an achievement at an event of the unit. */
export const achievementOfUnit = (
  unit: UnitRef,
  { number, by }: { number: number; by: Student },
  changes: Partial<Achievement> = {},
): Achievement => ({
  version: 1,
  achievementId: idOf('ac', number),
  code: `ACH-2026-${String(number).padStart(4, '0')}`,
  userId: by.userId,
  name: by.name,
  title: `Achievement ${number}`,
  category: 'Programming',
  type: 'technical',
  level: 'institute',
  dateAchieved: '2026-11-01',
  position: '',
  event: { id: idOf('ee', 1), title: 'Hack Night' },
  unit,
  hasCertificate: false,
  state: 'pending',
  verified: false,
  submittedAt: new Date(Date.UTC(2026, 10, 1, 0, number)).toISOString(),
  ...changes,
});

export const achieved = (...of: Parameters<typeof achievementOfUnit>) =>
  eventOf('records.achievement.added.v1', achievementOfUnit(...of));

/** What feedback announces of an entry on the unit; without `by` it is anonymous. */
export const entryOnUnit = (
  unit: UnitRef,
  { number, by }: { number: number; by?: Student },
  changes: Partial<Feedback> = {},
): Feedback => ({
  version: 1,
  feedbackId: idOf('fe', number),
  type: 'Suggestion',
  target: { type: 'Organization Unit', id: unit.id, name: unit.name },
  unit,
  comments: `Entry ${number}`,
  rating: 4,
  isAnonymous: by === undefined,
  ...(by && { author: { id: by.userId, name: by.name } }),
  createdAt: new Date(Date.UTC(2026, 10, 1, number)).toISOString(),
  ...changes,
});

export const fedBack = (...of: Parameters<typeof entryOnUnit>) =>
  eventOf('feedback.feedback.given.v1', entryOnUnit(...of));
