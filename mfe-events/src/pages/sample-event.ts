import type { EventAnswer, RoomRequestAnswer } from '@portal/contracts';

/** An event as the service answers it. */
export const sampleEvent: EventAnswer = {
  _id: '65b000000000000000000001',
  version: 1,
  title: 'Git and GitHub Clinic',
  description: 'Bring a laptop and a repository you broke.',
  status: 'planned',
  category: 'technical',
  type: 'Workshop',
  schedule: {
    start: '2026-11-21T04:30:00.000Z',
    end: '2026-11-21T07:30:00.000Z',
    venue: 'Computer Lab 3',
    mode: 'offline',
  },
  organizing_unit_id: { _id: '65c000000000000000000001', name: 'Coding Club', category: 'scitech' },
  organizers: [{ _id: '65a000000000000000000009', kind: 'user', personal_info: { name: 'Sneha Kulkarni' } }],
  registration: { required: false },
  created_at: '2026-11-01T04:30:00.000Z',
};

export const pendingRequest: RoomRequestAnswer = {
  _id: '65d000000000000000000001',
  room: 'Senate Hall',
  date: '2026-11-21',
  time: '10:00',
  end_time: '13:00',
  description: 'Two projectors, please.',
  status: 'Pending',
  created_at: '2026-11-02T04:30:00.000Z',
};

/** The same event with its room requests, as those who manage it receive it. */
export const managedEvent: EventAnswer = { ...sampleEvent, room_requests: [pendingRequest] };
