import type { AnswerOf, calls } from '@portal/contracts';

type Listed = AnswerOf<typeof calls.listRoomRequests>[number];

/** A room request that waits for the president. */
export function aRoomRequest(room: string, more: Partial<Listed> = {}): Listed {
  const digits = Array.from(room, (letter) => letter.charCodeAt(0).toString(16)).join('');
  return {
    _id: `64${digits.padEnd(22, '0').slice(0, 22)}`,
    room,
    date: '2030-01-05',
    time: '18:00',
    end_time: '20:00',
    description: 'Two projectors.',
    status: 'Pending',
    created_at: '2026-03-01T06:00:00.000Z',
    requested_by: { name: 'Asha Rao' },
    event: { _id: '65a0000000000000000000e1', title: 'Robotics night' },
    unit: { _id: '65a0000000000000000000a1', name: 'Robotics Club', category: 'scitech' },
    ...more,
  };
}
