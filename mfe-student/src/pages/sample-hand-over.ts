import type { HandOverAnswer } from '@portal/contracts';

const none = { items: [], total: 0 };
const nothing = { ...none, open: 0 };

const request = {
  _id: '65f000000000000000000001',
  event: { _id: '65f000000000000000000011', title: 'Git Clinic' },
  room: 'L-101',
  date: '2027-04-05',
  time: '18:00',
  end_time: '20:00',
};

const whole: HandOverAnswer = {
  position: {
    _id: '65d000000000000000000001',
    title: 'Web Lead',
    unit_id: { _id: '65a000000000000000000001', name: 'Coding Club', category: 'scitech' },
  },
  tenure_year: '2026-2027',
  tenures: ['2026-2027', '2025-2026'],
  held_by: ['Asha Rao', 'Ravi Kumar'],
  notes: [
    {
      _id: '65c000000000000000000001',
      version: 2,
      author: 'Ravi Kumar',
      text: 'The keys:\nwith the guard.',
      updated_at: '2027-03-10T06:30:00.000Z',
    },
  ],
  contact_info: { email: 'coding.club@example.edu' },
  budget_info: { allocated_budget: 150_000, spent_amount: 42_000 },
  people: { items: [{ _id: '65e000000000000000000001', name: 'Kavya Iyer', position: 'Treasurer' }], total: 1 },
  events: {
    items: [
      {
        _id: '65f000000000000000000011',
        title: 'Git Clinic',
        status: 'ongoing',
        start: '2027-04-05T12:30:00.000Z',
        venue: 'Lab 2',
      },
      { _id: '65f000000000000000000012', title: 'Hack Night', status: 'planned', start: null, venue: '' },
    ],
    total: 2,
    open: 2,
  },
  room_requests: { items: [request], total: 34, open: 34 },
  bookings: {
    items: [
      { ...request, _id: '65f000000000000000000002', room: 'L-202' },
      {
        _id: '65f000000000000000000003',
        purpose: 'Rehearsal of the winter play',
        room: 'Music Room',
        date: '2027-04-06',
        time: '18:00',
        end_time: '20:00',
      },
    ],
    total: 2,
    open: 2,
  },
  feedback: {
    items: [
      {
        _id: '65b000000000000000000001',
        type: 'Complaint',
        target_type: 'Organization Unit',
        target_name: 'Coding Club',
        comments: 'The lab was locked.',
        rating: 2,
        created_at: '2027-02-02T06:00:00.000Z',
      },
    ],
    total: 1,
    open: 1,
  },
  claims: {
    items: [{ _id: '65e000000000000000000002', name: 'Meera Nair', position: 'Mentor', tenure_year: '2026-2027' }],
    total: 1,
    open: 1,
  },
};

/** The hand-over of a web lead, with one of everything unless changed. */
export function aHandOver(changes: Partial<HandOverAnswer> = {}): HandOverAnswer {
  return { ...whole, ...changes };
}

export const nothingLeft = aHandOver({
  tenures: ['2026-2027'],
  held_by: [],
  notes: [],
  people: none,
  events: nothing,
  room_requests: nothing,
  bookings: nothing,
  feedback: nothing,
  claims: nothing,
});
