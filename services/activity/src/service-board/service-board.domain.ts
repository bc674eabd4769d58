import {
  DAY_MS,
  FEEDBACK_ANSWERED_WITHIN_DAYS,
  ROOM_REQUEST_ANSWERED_WITHIN_DAYS,
  SMALLEST_GROUP_SHOWN,
  UNIT_CATEGORIES,
  type AnswerTimes,
  type CouncilService,
  type UnitCategory,
} from '@portal/contracts';
import type { ServiceCase } from './service-case.domain';
import type { ServiceEvent } from './service-event.domain';

export type CountedCase = Pick<ServiceCase, 'caseId' | 'kind' | 'category' | 'eventId' | 'at' | 'answeredAt'>;
export type CountedEvent = Pick<ServiceEvent, '_id' | 'category' | 'status'>;

/** What the figures are made of. */
export interface Counted {
  cases: readonly CountedCase[];
  events: readonly CountedEvent[];
  /** By event. */
  places: ReadonlyMap<string, number>;
  checkIns: ReadonlyMap<string, number>;
}

/** What a person waited for. */
export interface Wait {
  kind: 'feedback' | 'room-request';
  category: UnitCategory;
  openedAt: Date;
  answeredAt: Date | null;
}

/** What is shown of each council. */
export function councilsOf({ cases, events, places, checkIns }: Counted, now: Date): CouncilService[] {
  const waits = waitsOf(cases, events);
  return UNIT_CATEGORIES.map((category) => {
    const of = (kind: Wait['kind']) => waits.filter((wait) => wait.kind === kind && wait.category === category);
    const held = events.filter((event) => event.category === category && event.status === 'completed');
    const turnouts = held.map(({ _id }) => ({ registered: places.get(_id) ?? 0, came: checkIns.get(_id) ?? 0 }));
    return {
      category,
      feedback: answerTimesOf(of('feedback'), FEEDBACK_ANSWERED_WITHIN_DAYS, now),
      room_requests: answerTimesOf(of('room-request'), ROOM_REQUEST_ANSWERED_WITHIN_DAYS, now),
      events_held: held.length,
      attendance: attendanceOf(turnouts),
    };
  });
}

/** A request is answered by its review, or by its withdrawal. One without them whose event was cancelled waits for nothing. */
export function waitsOf(cases: readonly CountedCase[], events: readonly CountedEvent[]): Wait[] {
  const reviews = new Map<string, Date>();
  for (const { kind, caseId, at } of cases) {
    const earlier = reviews.get(caseId);
    if (kind === 'review' && at && (!earlier || at < earlier)) reviews.set(caseId, at);
  }
  const cancelled = new Set(events.filter(({ status }) => status === 'cancelled').map(({ _id }) => _id));
  return cases.flatMap(({ kind, category, caseId, eventId, at: openedAt, answeredAt: resolvedAt }) => {
    if (kind === 'review' || !category || !openedAt) return [];
    const answeredAt = kind === 'feedback' ? resolvedAt : (reviews.get(caseId) ?? null);
    if (!answeredAt && eventId !== null && cancelled.has(eventId)) return [];
    return [{ kind, category, openedAt, answeredAt }];
  });
}

/** Open ones count once the promised time is over, so that nobody looks quick by leaving things unanswered. */
export function answerTimesOf(
  waits: readonly Pick<Wait, 'openedAt' | 'answeredAt'>[],
  promisedDays: number,
  now: Date,
): AnswerTimes {
  const answered = waits.flatMap(({ openedAt, answeredAt }) => (answeredAt ? [daysTaken(openedAt, answeredAt)] : []));
  const late = waits.filter(({ openedAt, answeredAt }) => !answeredAt && daysTaken(openedAt, now) > promisedDays);
  const count = answered.length + late.length;
  const inTime = answered.filter((days) => days <= promisedDays).length;
  return {
    count: isShown(count) ? count : null,
    median_days: isShown(answered.length) ? medianOf(answered) : null,
    in_time_percent: isShown(count) ? percentOf(inTime, count) : null,
  };
}

/** Within how many days of 24 hours: 1 for an answer on the spot. */
export function daysTaken(openedAt: Date, answeredAt: Date): number {
  return Math.max(1, Math.ceil((answeredAt.getTime() - openedAt.getTime()) / DAY_MS));
}

/** The smallest number of days within which at least half were answered; null for none. */
export function medianOf(days: readonly number[]): number | null {
  return days.toSorted((a, b) => a - b)[Math.ceil(days.length / 2) - 1] ?? null;
}

interface Attendance {
  registered: number;
  came: number;
}

/**
 * Of events where people were checked in. One with a few places is left out, because the figures before and after it
 * would tell who came.
 */
export function attendanceOf(turnouts: readonly Attendance[]): CouncilService['attendance'] {
  const counted = turnouts.filter(({ registered, came }) => came > 0 && isShown(registered));
  if (counted.length === 0) return null;
  const registered = counted.reduce((sum, each) => sum + each.registered, 0);
  const came = counted.reduce((sum, each) => sum + Math.min(each.came, each.registered), 0);
  return { registered, came_percent: percentOf(came, registered) };
}

/** Whole percent; all or none only where it is. */
export function percentOf(part: number, whole: number): number {
  const rounded = Math.round((part / whole) * 100);
  if (part > 0 && part < whole) return Math.min(99, Math.max(1, rounded));
  return rounded;
}

function isShown(size: number): boolean {
  return size >= SMALLEST_GROUP_SHOWN;
}
