import type { AnswerOf, calls, EventAnswer, EventStatus } from '@portal/contracts';

const schedule = {
  start: '2026-11-20T04:30:00.000Z',
  end: '2026-11-20T06:30:00.000Z',
  venue: 'Central Workshop',
  mode: 'offline',
} as const;
const titles = ['Robowars', 'Winter of Code', 'Gala', 'Quiz Night'] as const;
type Title = (typeof titles)[number];

const idOf = (title: Title) => `65b00000000000000000000${titles.indexOf(title)}`;

/** An event that has begun. */
export function aCampusEvent(title: Title, status: EventStatus = 'completed'): EventAnswer {
  return {
    _id: idOf(title),
    version: 1,
    title,
    description: '',
    status,
    category: 'technical',
    type: 'Contest',
    schedule,
    organizing_unit_id: null,
    organizers: [],
    registration: { required: true },
    created_at: '2026-01-05T06:00:00.000Z',
  };
}

type Joined = AnswerOf<typeof calls.listMyRegistrations>[number];

/** One's own registration for an event that has begun. */
export function joinedEvent(title: Title, more: Partial<Joined> = {}): Joined {
  const { _id, status, category } = aCampusEvent(title);
  return {
    _id: `65e00000000000000000000${titles.indexOf(title)}`,
    status: 'registered',
    code: 'K7QM-2RTX',
    joined_at: '2026-11-01T04:30:00.000Z',
    event: { _id, title, status, category, schedule, organizing_unit_id: null },
    ...more,
  };
}
