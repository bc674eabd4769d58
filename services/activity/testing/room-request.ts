import type { EventData } from '@portal/contracts';
import { TEST_UNIT } from '@portal/test-kit';

/** What the events of a room request say: the Senate Hall for the Git Clinic. */
export const roomRequestData: EventData<'events.room-request.submitted.v1'> = {
  requestId: '0123456789abcdef01234568',
  eventId: '0123456789abcdef01234567',
  eventTitle: 'Git Clinic',
  unit: TEST_UNIT,
  room: 'Senate Hall',
  date: '2026-12-01',
  time: '10:00',
  endTime: '11:00',
  requestedBy: 'bbbbbbbbbbbbbbbbbbbbbb10',
};
