import type { ClubData, Role } from '@portal/contracts';
import { categoryOfRole } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import type { CampusEvent, UnitEvents } from '../campus-events/domain';
import type { Unit } from '../units/domain';
import { unitAnswerOf } from '../units/domain';

/** The dashboard shows three; the page of a club as many as one list. */
export const RECENT_EVENTS = 3;
export const LISTED_EVENTS = 50;

interface Reader {
  role: Role;
  username: string;
}

/** A coordinator names nobody but itself, whether or not the other club exists. */
export function requireOwnUsername(reader: Reader, username: string): void {
  if (reader.role === 'CLUB_COORDINATOR' && reader.username !== username) throw new DomainError('ACCESS.FORBIDDEN');
}

export function requireOwnArea(reader: Reader, unit: Pick<Unit, 'category'>): void {
  const category = categoryOfRole(reader.role);
  if (category && category !== unit.category) throw new DomainError('ACCESS.FORBIDDEN');
}

export function clubDataOf(unit: Unit, { latest, total, upcoming }: UnitEvents): ClubData {
  return {
    unit: unitAnswerOf(unit),
    events: latest.map((event) => ({
      _id: event.id,
      title: event.title,
      status: event.status,
      category: event.category,
      schedule: { start: wireDate(event.start), venue: event.venue },
      created_at: event.createdAt.toISOString(),
    })),
    dashboard: {
      name: unit.name,
      description: unit.description,
      contact_info: { email: unit.contact.email },
      budget_info: { allocated_budget: unit.budget.allocated, spent_amount: unit.budget.spent },
      stats: { active_events: total, upcoming_events: upcoming },
      recent_events: latest.slice(0, RECENT_EVENTS).map(recentEventOf),
    },
  };
}

function recentEventOf({ id, title, start, venue, status }: CampusEvent) {
  return { id, name: title, date: wireDate(start), venue, status };
}

const wireDate = (date: Date | null) => date?.toISOString() ?? null;
