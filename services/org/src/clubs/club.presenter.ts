import type { ClubData } from '@portal/contracts';
import type { CampusEvent, UnitEvents } from '../campus-events/campus-event.domain';
import type { Unit } from '../units/unit.domain';
import { unitAnswerOf } from '../units/unit.presenter';

/** As many as one list shows; the dashboard shows the first of them. */
export const MAX_EVENTS = 50;
const MAX_RECENT_EVENTS = 3;

export function clubDataOf(unit: Unit, { latest, total, upcoming }: UnitEvents): ClubData {
  return {
    unit: unitAnswerOf(unit),
    events: latest.map((event) => ({
      _id: event.id,
      title: event.title,
      status: event.status,
      category: event.category,
      schedule: { start: isoOf(event.start), venue: event.venue },
      created_at: event.createdAt.toISOString(),
    })),
    dashboard: {
      name: unit.name,
      description: unit.description,
      contact_info: { email: unit.contact.email },
      budget_info: { allocated_budget: unit.budget.allocated, spent_amount: unit.budget.spent },
      stats: { active_events: total, upcoming_events: upcoming },
      recent_events: latest.slice(0, MAX_RECENT_EVENTS).map(recentEventOf),
    },
  };
}

function recentEventOf({ id, title, start, venue, status }: CampusEvent) {
  return { id, name: title, date: isoOf(start), venue, status };
}

const isoOf = (date: Date | null) => date?.toISOString() ?? null;
