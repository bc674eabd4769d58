import type { ClubData } from '@portal/contracts';
import { beginningOf, TEXT_LIMITS } from '@portal/contracts';
import type { CampusEvent } from '../read-copies/campus-event.domain';
import type { UnitHolder } from '../holders/holder.domain';
import type { Position } from '../positions/position.domain';
import type { UnitAchievement } from '../read-copies/unit-achievement.domain';
import type { UnitFeedback } from '../read-copies/unit-feedback.domain';
import type { Unit } from '../units/unit.domain';
import { growthOf, type ClubCounts } from './club.domain';

/** So few that the longest texts in all of them make less than 80 kB. */
export const MAX_LISTED = 10;
/** Enough for the two lines that a preview has. */
const MAX_COMMENTS = 200;
/** As many as a panel of the dashboard shows, and for feedback one more, which shows that there are more. */
const SHOWN = 3;

export interface Club {
  unit: Unit;
  events: readonly CampusEvent[];
  positions: readonly Position[];
  holders: readonly UnitHolder[];
  achievements: readonly UnitAchievement[];
  feedback: readonly UnitFeedback[];
  counts: ClubCounts;
  tenures: { current: string; previous: string };
  /** Of people, by id. */
  names: ReadonlyMap<string, string>;
}

/** As `readerId` sees it. */
export function clubDataOf(club: Club, readerId: string): ClubData {
  const { unit, events, positions, holders, names } = club;
  return {
    unit: { _id: unit.id, name: unit.name, type: unit.type, category: unit.category, is_active: unit.active },
    events: events.map((event) => ({
      _id: event.id,
      title: event.title,
      status: event.status,
      category: event.category,
      schedule: { start: isoOf(event.start), venue: event.venue },
      created_at: event.createdAt.toISOString(),
    })),
    positions: positions.map(({ id, title, type, count }) => ({
      _id: id,
      title,
      position_type: type,
      position_count: count,
    })),
    positionHolders: holders.map(({ id, person, position, tenureYear, status }) => ({
      _id: id,
      user_id: { personal_info: { name: person.name } },
      position_id: { _id: position.id, title: position.title },
      tenure_year: tenureYear,
      status,
    })),
    achievements: club.achievements.map(({ id, userId, title, category, type, state }) => ({
      _id: id,
      title,
      category,
      type,
      verified: state === 'verified',
      user_id: { _id: userId, name: names.get(userId) ?? '' },
    })),
    feedbacks: club.feedback.map((feedback) => feedbackOf(feedback, names)),
    dashboard: dashboardOf(club, readerId),
  };
}

function dashboardOf(club: Club, readerId: string): ClubData['dashboard'] {
  const { unit, events, achievements, feedback, counts, tenures, names } = club;
  const pending = achievements.filter(({ state, userId }) => state === 'pending' && userId !== readerId);
  return {
    name: unit.name,
    description: beginningOf(unit.description, TEXT_LIMITS.summary),
    contact_info: { email: unit.contact.email },
    budget_info: { allocated_budget: unit.budget.allocated, spent_amount: unit.budget.spent },
    tenures,
    stats: statsOf(counts),
    recent_events: events.slice(0, SHOWN).map(recentEventOf),
    pending_endorsements: pending
      .slice(0, SHOWN)
      .map(({ id, title, type, userId }) => ({ id, title, recipient: names.get(userId) ?? '', type })),
    recent_feedback: feedback.slice(0, SHOWN).map((entry) => feedbackOf(entry, names)),
  };
}

function statsOf(counts: ClubCounts): ClubData['dashboard']['stats'] {
  const reviews = counts.pendingAchievements - counts.ownPendingAchievements;
  return {
    total_members: counts.members,
    member_growth: growthOf(counts),
    active_events: counts.events,
    upcoming_events: counts.upcomingEvents,
    pending_reviews: counts.openFeedback + reviews,
    pending_feedback: counts.openFeedback,
    pending_achievements: reviews,
  };
}

function recentEventOf({ id, title, start, venue, status }: CampusEvent) {
  return { id, name: title, date: isoOf(start), venue, status };
}

function feedbackOf(feedback: UnitFeedback, names: Club['names']): ClubData['feedbacks'][number] {
  const { id, type, rating, comments, isAnonymous, authorId, resolved, createdAt } = feedback;
  const name = isAnonymous ? undefined : names.get(authorId ?? '');
  return {
    _id: id,
    type,
    ...(rating !== null && { rating }),
    comments: beginningOf(comments, MAX_COMMENTS),
    is_anonymous: isAnonymous,
    ...(name !== undefined && { feedback_by: { name } }),
    is_resolved: resolved,
    created_at: createdAt.toISOString(),
  };
}

const isoOf = (date: Date | null) => date?.toISOString() ?? null;
