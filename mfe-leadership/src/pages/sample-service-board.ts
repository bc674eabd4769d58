import { UNIT_CATEGORIES, type CouncilService, type ServiceBoard } from '@portal/contracts';

const hidden = { count: null, median_days: null, in_time_percent: null };
const nothing = { feedback: hidden, room_requests: hidden, events_held: 0, attendance: null };

const cultural: CouncilService = {
  category: 'cultural',
  feedback: { count: 1_209, median_days: 5, in_time_percent: 44 },
  room_requests: { count: 5, median_days: 1, in_time_percent: 100 },
  events_held: 12,
  attendance: { registered: 600, came_percent: 83 },
};
const scitech: CouncilService = {
  ...nothing,
  category: 'scitech',
  feedback: { count: 8, median_days: null, in_time_percent: 38 },
  events_held: 1,
};

export const noService: ServiceBoard = {
  computed_at: '2026-11-21T06:00:00.000Z',
  since: '2025-12-01',
  councils: UNIT_CATEGORIES.map((category) => ({ ...nothing, category })),
};

export const someService: ServiceBoard = {
  ...noService,
  councils: [cultural, scitech, ...noService.councils.slice(2)],
};
