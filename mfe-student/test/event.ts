import type { EventAnswer } from '@portal/contracts';

const schedule = { start: null, end: null, venue: '', mode: 'offline' } as const;

/** A planned event without a date, unless told otherwise. */
export function anEvent(more: Partial<EventAnswer> = {}): EventAnswer {
  return {
    _id: '65a0000000000000000000e1',
    title: 'Robotics night',
    description: 'Build a line follower in one evening.',
    status: 'planned',
    category: 'technical',
    type: 'Workshop',
    schedule,
    organizing_unit_id: { _id: '65a0000000000000000000a1', name: 'Robotics Club', category: 'scitech' },
    organizers: [],
    registration: { required: false },
    created_at: '2026-01-05T06:00:00.000Z',
    ...more,
  };
}
