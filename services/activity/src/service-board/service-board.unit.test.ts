import { DAY_MS } from '@portal/contracts';
import {
  answerTimesOf,
  attendanceOf,
  councilsOf,
  daysTaken,
  medianOf,
  percentOf,
  waitsOf,
  type CountedCase,
} from './service-board.domain';

const now = new Date('2026-11-21T06:00:00.000Z');
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
const answered = (...days: number[]) => days.map((each) => ({ openedAt: ago(40), answeredAt: ago(40 - each) }));
const open = (count: number, days: number) =>
  Array.from({ length: count }, () => ({ openedAt: ago(days), answeredAt: null }));
const feedback = { kind: 'feedback', eventId: null } as const;
const request: CountedCase = {
  caseId: 'r1',
  kind: 'room-request',
  category: 'sports',
  eventId: 'e1',
  at: ago(9),
  answeredAt: null,
};
const review: CountedCase = { ...request, kind: 'review', category: null, at: ago(8) };
const event = { _id: 'e1', category: 'sports', status: 'planned' } as const;

describe('the median', () => {
  it.each([
    [[], null],
    [[3], 3],
    [[9, 1, 2], 2],
    [[1, 2, 8, 9], 2],
    [[1, 1, 1, 30, 30], 1],
    [[4, 10, 4], 4],
  ])('of %j days is %s', (days, median) => expect(medianOf(days)).toBe(median));
});

describe('a share', () => {
  it.each([
    [0, 7, 0],
    [7, 7, 100],
    [1, 3, 33],
    [1, 1_000, 1],
    [999, 1_000, 99],
  ])('of %d in %d is %d %%', (part, whole, percent) => expect(percentOf(part, whole)).toBe(percent));
});

describe('the days that an answer took', () => {
  it.each([
    ['2026-11-01T10:00:00.000Z', 1],
    ['2026-11-01T10:00:01.000Z', 1],
    ['2026-11-02T10:00:00.000Z', 1],
    ['2026-11-02T10:00:01.000Z', 2],
  ])('until %s are %d', (until, days) => {
    expect(daysTaken(new Date('2026-11-01T10:00:00.000Z'), new Date(until))).toBe(days);
  });
});

describe('a wait', () => {
  it('of a request ends with its review, and is of the council that asked', () => {
    const waits = waitsOf([review, request, { ...review, caseId: 'r0' }], [event]);
    expect(waits).toEqual([{ kind: 'room-request', category: 'sports', openedAt: ago(9), answeredAt: ago(8) }]);
  });

  it('of a request ends with its review even if its room is given back later, or with its withdrawal', () => {
    const withdrawal = { ...review, at: ago(2) };
    expect(waitsOf([request, withdrawal, review], [event])).toMatchObject([{ answeredAt: ago(8) }]);
    expect(waitsOf([request, review, withdrawal], [event])).toMatchObject([{ answeredAt: ago(8) }]);
    expect(waitsOf([request, withdrawal], [event])).toMatchObject([{ answeredAt: ago(2) }]);
  });

  it('of a request for an event that was cancelled counts only if it was answered', () => {
    const cancelled = [{ ...event, status: 'cancelled' as const }];
    expect(waitsOf([request], [event])).toHaveLength(1);
    expect(waitsOf([request], cancelled)).toEqual([]);
    expect(waitsOf([request, review], cancelled)).toHaveLength(1);
    expect(waitsOf([request, { ...review, at: null }], cancelled)).toEqual([]);
  });
});

describe('the times of answers', () => {
  const timesOf = (waiting: ReturnType<typeof open>, days = answered(1, 2, 7, 8)) =>
    answerTimesOf([...days, ...waiting], 7, now);

  it('are not shown for fewer than five', () => {
    expect(timesOf([])).toEqual({ count: null, median_days: null, in_time_percent: null });
    expect(timesOf([], answered(1, 2, 7, 8, 9))).toEqual({ count: 5, median_days: 7, in_time_percent: 60 });
  });

  it('count what still waits once the promised time is over, and show no median of fewer than five answers', () => {
    expect(timesOf(open(4, 7.1))).toEqual({ count: 8, median_days: null, in_time_percent: 38 });
    expect(timesOf(open(4, 7)).count).toBeNull();
  });
});

describe('the attendance', () => {
  it('is that of events where people were checked in', () => {
    const turnouts = [
      { registered: 20, came: 12 },
      { registered: 10, came: 12 },
      { registered: 90, came: 0 },
    ];
    expect(attendanceOf(turnouts)).toEqual({ registered: 30, came_percent: 73 });
    expect(attendanceOf(turnouts.slice(2))).toBeNull();
  });

  it('leaves out an event of fewer than five, so that nobody sees by how much it changes the figure', () => {
    expect(attendanceOf([{ registered: 4, came: 4 }])).toBeNull();
    const larger = [{ registered: 20, came: 12 }];
    expect(attendanceOf([...larger, { registered: 4, came: 1 }])).toEqual(attendanceOf(larger));
  });
});

describe('the board', () => {
  it('has every council with its own figures', () => {
    const cases = answered(2, 2, 2, 2, 2).map(({ openedAt: at, answeredAt }, index): CountedCase => ({
      ...feedback,
      caseId: `f${index}`,
      category: 'cultural',
      at,
      answeredAt,
    }));
    const counted = {
      cases,
      events: [
        { _id: 'e1', category: 'academic', status: 'completed' } as const,
        { _id: 'e2', category: 'academic', status: 'cancelled' } as const,
      ],
      places: new Map([['e1', 8]]),
      checkIns: new Map([['e1', 6]]),
    };
    const hidden = { count: null, median_days: null, in_time_percent: null };
    const none = { feedback: hidden, room_requests: hidden, events_held: 0, attendance: null };
    expect(councilsOf(counted, now)).toEqual([
      { ...none, category: 'cultural', feedback: { count: 5, median_days: 2, in_time_percent: 100 } },
      { ...none, category: 'scitech' },
      { ...none, category: 'sports' },
      { ...none, category: 'academic', events_held: 1, attendance: { registered: 8, came_percent: 75 } },
      { ...none, category: 'independent' },
    ]);
  });
});
