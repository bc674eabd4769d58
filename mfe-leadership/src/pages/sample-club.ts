import type { ClubData } from '@portal/contracts';

type Dashboard = ClubData['dashboard'];
type Feedback = Dashboard['recent_feedback'][number];

export const clubId = '65a0000000000000000000a1';

const dashboard: Dashboard = {
  name: 'Robotics Club',
  description: 'We build robots.',
  contact_info: { email: 'robotics@example.edu' },
  budget_info: { allocated_budget: 1_200_000, spent_amount: 760_500 },
  tenures: { current: '2026-2027', previous: '2025-2026' },
  stats: {
    total_members: 46,
    member_growth: 15,
    active_events: 7,
    upcoming_events: 2,
    pending_reviews: 0,
    pending_feedback: 0,
    pending_achievements: 0,
  },
  recent_events: [
    {
      id: '65a0000000000000000000e1',
      name: 'Robotics night',
      date: '2030-01-05T12:30:00.000Z',
      venue: 'Main Auditorium',
      status: 'planned',
    },
  ],
  pending_endorsements: [],
  recent_feedback: [],
};

type More = Partial<Omit<Dashboard, 'stats'>> & { readonly stats?: Partial<Dashboard['stats']> };

/** A club as its coordinator sees it; `more` replaces fields of its dashboard. */
export const aClub = ({ stats, ...more }: More = {}): ClubData => ({
  unit: { _id: clubId, name: dashboard.name, type: 'Club', category: 'scitech', is_active: true },
  events: [],
  positions: [],
  positionHolders: [],
  achievements: [],
  feedbacks: [],
  dashboard: { ...dashboard, ...more, stats: { ...dashboard.stats, ...stats } },
});

export const aPending = (title: string): Dashboard['pending_endorsements'][number] => ({
  id: Array.from(title, (letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .padEnd(24, '0')
    .slice(0, 24),
  title,
  recipient: 'Farhan Ali',
  type: 'cultural',
});

export const anEntry = (number: number, more: Partial<Feedback> = {}): Feedback => ({
  _id: String(number).padStart(24, '0'),
  type: 'Suggestion',
  rating: 4,
  comments: `Entry ${number}`,
  is_anonymous: false,
  feedback_by: { name: 'Ravi Kumar' },
  is_resolved: false,
  created_at: '2026-11-18T14:12:00.000Z',
  ...more,
});
