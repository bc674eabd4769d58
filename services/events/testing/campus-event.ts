import type { CampusEvent } from '../src/events/event.domain';

type Changes = Partial<Omit<CampusEvent, 'schedule'>> & { schedule?: Partial<CampusEvent['schedule']> };

/** A planned event on 28 November 2026, from 10 to 12 o'clock, for whose twenty places nobody registered yet. */
export function campusEvent({ schedule, ...changes }: Changes = {}): CampusEvent {
  return {
    id: 'e'.repeat(24),
    version: 1,
    title: 'Hack Night',
    description: 'Bring a laptop.',
    status: 'planned',
    category: 'technical',
    type: 'Workshop',
    unit: { id: 'c'.repeat(24), name: 'Coding Club', category: 'scitech' },
    categories: ['scitech'],
    organizers: [{ kind: 'user', id: 'a'.repeat(24), name: 'Asha' }],
    skills: [],
    schedule: {
      start: new Date('2026-11-28T10:00:00Z'),
      end: new Date('2026-11-28T12:00:00Z'),
      venue: 'Main Hall',
      mode: 'offline',
      ...schedule,
    },
    registration: { required: true, max_participants: 20 },
    capacity: { taken: 0, checkedIn: 0, waiting: 0 },
    budget: { allocated: 500, sponsors: ['Acme'] },
    roomRequestCount: 0,
    createdBy: { id: 'b'.repeat(24), name: 'Chandra' },
    createdAt: new Date('2026-11-20T08:00:00Z'),
    changedAt: new Date('2026-11-20T08:00:00Z'),
    completedAt: null,
    ...changes,
  };
}
