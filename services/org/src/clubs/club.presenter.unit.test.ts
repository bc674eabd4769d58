import type { CampusEvent } from '../campus-events/campus-event.domain';
import type { Unit } from '../units/unit.domain';
import { clubDataOf } from './club.presenter';

const unit: Unit = {
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
  createdAt: new Date('2026-04-01T00:00:00Z'),
};

function event(number: number): CampusEvent {
  return {
    id: String(number).padStart(24, '0'),
    version: 1,
    unitId: unit.id,
    title: `Event ${number}`,
    status: 'planned',
    category: 'technical',
    start: null,
    venue: 'Lab 2',
    createdAt: new Date('2026-11-20T10:00:00Z'),
  };
}

describe('club data', () => {
  it('shows the three most recent events and the figures of the store', () => {
    const data = clubDataOf(unit, { latest: [5, 4, 3, 2].map(event), total: 9, upcoming: 4 });
    expect(data.events).toHaveLength(4);
    expect(data.dashboard.recent_events.map(({ name }) => name)).toEqual(['Event 5', 'Event 4', 'Event 3']);
    expect(data.dashboard.stats).toEqual({ active_events: 9, upcoming_events: 4 });
    expect(data.dashboard.budget_info).toEqual({ allocated_budget: 50_000, spent_amount: 12_000 });
  });

  it('shows a club without events', () => {
    const { events, dashboard } = clubDataOf(unit, { latest: [], total: 0, upcoming: 0 });
    expect(events).toEqual([]);
    expect(dashboard.recent_events).toEqual([]);
  });
});
