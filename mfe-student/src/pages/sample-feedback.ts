import type { FeedbackAnswer, FeedbackStatistics } from '@portal/contracts';
import { FEEDBACK_TYPES } from '@portal/contracts';

/** Signed feedback on an event, not resolved, unless given otherwise. */
export function aFeedback(more: Partial<FeedbackAnswer> = {}): FeedbackAnswer {
  return {
    _id: '65f000000000000000000001',
    type: 'Suggestion',
    target_type: 'Event',
    target_data: { _id: '65b000000000000000000001', title: 'Git and GitHub Clinic', organizing_unit: 'Coding Club' },
    unit_category: 'scitech',
    comments: 'Could there be a second batch on Sunday?',
    rating: 4,
    is_anonymous: false,
    feedback_by: { personal_info: { name: 'Ravi Kumar' }, username: 'ravi@example.edu' },
    is_resolved: false,
    created_at: '2026-11-18T14:12:00.000Z',
    ...more,
  };
}

/** Anonymous feedback on a unit. */
export function aSecret(more: Partial<FeedbackAnswer> = {}): FeedbackAnswer {
  const { feedback_by: _author, rating: _rating, ...entry } = aFeedback();
  return {
    ...entry,
    _id: '65f000000000000000000002',
    type: 'Complaint',
    target_type: 'Organization Unit',
    target_data: { _id: '65c000000000000000000001', name: 'Fine Arts Club', parent: 'Cultural Council' },
    unit_category: 'cultural',
    comments: 'The studio is locked every evening.',
    is_anonymous: true,
    created_at: '2026-11-18T04:30:00.000Z',
    ...more,
  };
}

/** What was done about an entry. */
export const settled = {
  is_resolved: true,
  actions_taken: 'A second batch starts on Sunday.',
  resolved_by: { name: 'Kavya Iyer' },
  resolved_at: '2026-11-19T06:00:00.000Z',
} as const;

/** Sixty entries: two of each type, and the rest suggestions. */
export const someStatistics: FeedbackStatistics = {
  count: 60,
  open: 29,
  resolved: 31,
  mean_rating: 3.27,
  days_to_resolve: 2.4,
  ratings: [8, 9, 12, 17, 14].map((count, index) => ({ stars: index + 1, count })),
  types: FEEDBACK_TYPES.map((type) => ({ type, count: type === 'Suggestion' ? 48 : 2, resolved: 1 })),
  months: Array.from({ length: 12 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    count: index,
    resolved: Math.floor(index / 2),
  })),
};
