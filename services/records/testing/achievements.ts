import type { AchievementAnswer, BodyInput, calls, EventData } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { eventOf, TEST_UNIT, type As } from '@portal/test-kit';
import type { Records } from './running-records';

type Draft = BodyInput<typeof calls.addAchievement>;

/** An event of the test unit. */
export const clubEvent: EventData<'events.event.created.v1'> = {
  version: 1,
  eventId: 'c1c1c1c1c1c1c1c1c1c1c101',
  title: 'Git Clinic',
  category: 'technical',
  status: 'completed',
  start: null,
  end: null,
  venue: 'Lab 2',
  unit: TEST_UNIT,
  createdAt: '2026-11-01T10:00:00.000Z',
};

export const tellClubEvent = ({ deliver }: Pick<Records, 'deliver'>) =>
  deliver(eventOf('events.event.created.v1', clubEvent));

export function achievementDraft(changes: Partial<Draft> = {}): Draft {
  return {
    title: 'Best Hack',
    category: 'Hackathon',
    type: 'technical',
    date_achieved: '2026-11-10',
    ...changes,
  };
}

type Answered = AchievementAnswer & { code?: string; message?: string };

export function sendAchievement(records: Pick<Records, 'request'>, actor: Actor | null, changes: Partial<Draft> = {}) {
  return records.request<Answered>(actor, 'POST', '/api/achievements/add', achievementDraft(changes));
}

export async function newAchievement(
  records: Pick<Records, 'request'>,
  actor: Actor,
  changes: Partial<Draft> = {},
): Promise<AchievementAnswer> {
  const { status, body, text } = await sendAchievement(records, actor, changes);
  if (status !== 201) throw new Error(`The achievement was refused: ${text}`);
  return body;
}

export const verify = (records: Pick<Records, 'request'>, as: As, id: string, body: object = {}) =>
  records.request<Answered>(as, 'PATCH', `/api/achievements/verify/${id}`, body);

export const giveBack = (records: Pick<Records, 'request'>, as: As, id: string, reason = 'Which year?') =>
  records.request<Answered>(as, 'POST', `/api/achievements/return/${id}`, { reason });
