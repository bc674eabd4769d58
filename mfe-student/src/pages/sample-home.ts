import { calls, type ProfileSummary } from '@portal/contracts';
import { answers, liveStream } from '@portal/web-kit/testing';

/** The summary of a new student, unless given otherwise. */
export function aSummary(more: Partial<ProfileSummary> = {}): ProfileSummary {
  return {
    academic_info: { branch: 'Physics', batch_year: 2024, program: 'B.Tech' },
    skills: { claimed: 0, endorsed: 0, returned: 0 },
    achievements: { pending: 0, verified: 0, returned: 0 },
    latest_achievement: null,
    ...more,
  };
}

/** The home of a new student. */
export const emptyHome = [
  answers(calls.readProfileSummary, aSummary()),
  answers(calls.listOwnPositions, []),
  answers(calls.countOwnFeedback, { given: 0, resolved: 0 }),
  answers(calls.listEventsByRole, []),
  answers(calls.listMyRegistrations, []),
  answers(calls.listNotifications, []),
  answers(calls.readCalendarAddress, { active: false }),
  liveStream(calls.streamNotifications).handler,
];
