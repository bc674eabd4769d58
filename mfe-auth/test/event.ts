import type { EventAnswer } from '@portal/contracts';

const HOUR = 3_600_000;

/** The moment so many hours from now. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

type Details = Partial<Omit<EventAnswer, 'schedule'>> & { readonly start?: string | null };

/** An event that begins in a day, unless told otherwise. */
export function anEvent({ start = inHours(24), ...more }: Details = {}): EventAnswer {
  return {
    _id: '65a0000000000000000000e1',
    title: 'Robotics night',
    description: 'Build a line follower in one evening.',
    status: 'planned',
    category: 'technical',
    type: 'Workshop',
    schedule: { start, end: null, venue: 'Main Auditorium', mode: 'offline' },
    organizing_unit_id: { _id: '65a0000000000000000000a1', name: 'Robotics Club', category: 'scitech' },
    organizers: [],
    registration: { required: false },
    created_at: '2026-01-05T06:00:00.000Z',
    ...more,
  };
}
