import type { CampusEvent } from '../read-copies/campus-event.domain';
import type { UnitAchievement } from '../read-copies/unit-achievement.domain';
import type { UnitFeedback } from '../read-copies/unit-feedback.domain';
import { clubDataOf, type Club } from './club.presenter';

const reader = 'b1b1b1b1b1b1b1b1b1b1b101';
const ravi = 'b1b1b1b1b1b1b1b1b1b1b102';
const at = new Date('2026-11-20T10:00:00Z');

const club = (more: Partial<Club> = {}): Club => ({
  unit: {
    id: 'aaaaaaaaaaaaaaaaaaaaaaaa',
    version: 1,
    name: 'Coding Club',
    type: 'Club',
    description: 'We code.',
    parentId: null,
    hierarchyLevel: 3,
    category: 'scitech',
    active: true,
    contact: { email: 'coding.club@example.edu', socialMedia: [] },
    budget: { allocated: 50_000, spent: 12_000 },
    createdAt: at,
  },
  events: [],
  positions: [],
  holders: [],
  achievements: [],
  feedback: [],
  counts: {
    events: 0,
    upcomingEvents: 0,
    members: 0,
    formerMembers: 0,
    openFeedback: 0,
    pendingAchievements: 0,
    ownPendingAchievements: 0,
  },
  tenures: { current: '2026-2027', previous: '2025-2026' },
  names: new Map([[ravi, 'Ravi Kumar']]),
  ...more,
});

const event = (number: number): CampusEvent => ({
  id: String(number).padStart(24, '0'),
  version: 1,
  unitId: club().unit.id,
  title: `Event ${number}`,
  status: 'planned',
  category: 'technical',
  start: null,
  venue: 'Lab 2',
  createdAt: at,
});

const achievement = (title: string, more: Partial<UnitAchievement> = {}): UnitAchievement => ({
  id: 'c1c1c1c1c1c1c1c1c1c1c101',
  version: 1,
  unitId: club().unit.id,
  userId: ravi,
  title,
  category: 'Programming',
  type: 'technical',
  state: 'pending',
  submittedAt: at,
  ...more,
});

const feedback = (more: Partial<UnitFeedback> = {}): UnitFeedback => ({
  id: 'f1f1f1f1f1f1f1f1f1f1f101',
  version: 1,
  unitId: club().unit.id,
  type: 'Complaint',
  target: { type: 'Organization Unit', name: 'Coding Club' },
  comments: 'The room was locked.',
  rating: null,
  resolved: false,
  isAnonymous: false,
  authorId: ravi,
  createdAt: at,
  ...more,
});

const dataOf = (more: Partial<Club>) => clubDataOf(club(more), reader);

describe('club data', () => {
  it('show the three most recent events and the figures of the store', () => {
    const counts = { ...club().counts, events: 9, upcomingEvents: 4, members: 46, formerMembers: 40, openFeedback: 2 };
    const { events, dashboard } = dataOf({ events: [5, 4, 3, 2].map(event), counts });
    expect(events).toHaveLength(4);
    expect(dashboard.recent_events.map(({ name }) => name)).toEqual(['Event 5', 'Event 4', 'Event 3']);
    expect(dashboard.stats).toMatchObject({
      total_members: 46,
      member_growth: 15,
      active_events: 9,
      upcoming_events: 4,
    });
    expect(dashboard.budget_info).toEqual({ allocated_budget: 50_000, spent_amount: 12_000 });
  });

  it('show a club that has nothing yet', () => {
    const { events, positions, positionHolders, achievements, feedbacks, dashboard } = dataOf({});
    expect([events, positions, positionHolders, achievements, feedbacks]).toEqual([[], [], [], [], []]);
    expect(dashboard).toMatchObject({ recent_events: [], pending_endorsements: [], recent_feedback: [] });
    expect(dashboard.stats).toMatchObject({ total_members: 0, member_growth: null, pending_reviews: 0 });
  });

  it('ask for reviews of what waits, but never of what is the reader’s own', () => {
    const achievements = [
      achievement('First'),
      achievement('My own', { userId: reader }),
      achievement('Second'),
      achievement('Verified', { state: 'verified' }),
    ];
    const counts = { ...club().counts, openFeedback: 2, pendingAchievements: 3, ownPendingAchievements: 1 };
    const { dashboard, ...data } = dataOf({ achievements, counts });
    expect(data.achievements.map(({ title, verified }) => [title, verified])).toEqual([
      ['First', false],
      ['My own', false],
      ['Second', false],
      ['Verified', true],
    ]);
    expect(dashboard.pending_endorsements.map(({ title, recipient }) => [title, recipient])).toEqual([
      ['First', 'Ravi Kumar'],
      ['Second', 'Ravi Kumar'],
    ]);
    expect(dashboard.stats).toMatchObject({ pending_reviews: 4, pending_feedback: 2, pending_achievements: 2 });
  });

  it('name who gave feedback where it is signed, and nobody where it is anonymous or the name is not known', () => {
    const unknown = 'b1b1b1b1b1b1b1b1b1b1b199';
    const entries = [feedback(), feedback({ isAnonymous: true }), feedback({ authorId: unknown })];
    const { recent_feedback: recent } = dataOf({ feedback: entries }).dashboard;
    expect(recent.map(({ is_anonymous, feedback_by: by }) => [is_anonymous, by?.name])).toEqual([
      [false, 'Ravi Kumar'],
      [true, undefined],
      [false, undefined],
    ]);
  });

  it('cut long texts', () => {
    const unit = { ...club().unit, description: 'd'.repeat(1_001) };
    const { dashboard } = dataOf({ unit, feedback: [feedback({ comments: 'c'.repeat(201) })] });
    expect(dashboard.description).toBe(`${'d'.repeat(1_000)}…`);
    expect(dashboard.recent_feedback[0]?.comments).toBe(`${'c'.repeat(200)}…`);
  });
});
