import { calls, UNIT_CATEGORIES } from '@portal/contracts';
import { instant, integer, pactOf, regex } from '@portal/test-kit/pacts';
import { enterOrigin, loaded, loadedBy } from '@portal/web-kit/testing';
import { usePendingCounts } from '../src/features/stat-tiles/api/counts';

const activity = pactOf(import.meta, enterOrigin);
const hidden = { count: null, median_days: null, in_time_percent: null };
const none = { total: integer(0), oldest: null };
const nothing = { feedback: hidden, room_requests: hidden, events_held: integer(0), attendance: null };

describe('what the service board relies on', () => {
  it('a student reads the figures of every council, with nothing of fewer than five', () =>
    activity
      .answers(calls.readServiceBoard, {
        given: 'the councils answered, and a student asks',
        asked: 'the service board',
        answer: {
          computed_at: instant('2026-11-21T06:00:00.000Z'),
          since: regex(/^\d{4}-\d\d-01$/, '2025-12-01'),
          councils: [
            {
              category: 'cultural',
              feedback: { count: integer(9), median_days: integer(5), in_time_percent: integer(44) },
              room_requests: { count: integer(5), median_days: integer(3), in_time_percent: integer(40) },
              events_held: integer(2),
              attendance: { registered: integer(6), came_percent: integer(83) },
            },
            ...UNIT_CATEGORIES.slice(1).map((category) => ({ ...nothing, category })),
          ],
        },
      })
      .to(async () => {
        const { councils } = await loaded(calls.readServiceBoard);
        expect(councils[0]?.feedback.median_days).toBe(5);
      }));
});

it('the dashboards of officers read how much waits for them, and since when', () =>
  activity
    .answers(calls.readPendingCounts, {
      given: 'a position was claimed, and the president asks',
      asked: 'how much waits',
      answer: {
        approvals: {
          'room-requests': none,
          positions: { total: integer(1), oldest: instant('2026-11-20T10:00:00.000Z') },
          'user-skills': none,
          skills: none,
          achievements: none,
        },
        feedback: none,
      },
    })
    .to(async () => {
      const { approvals, feedback } = await loadedBy(usePendingCounts);
      expect(approvals.positions).toEqual({ total: 1, oldest: '2026-11-20T10:00:00.000Z' });
      expect(feedback.oldest).toBeNull();
    }));
