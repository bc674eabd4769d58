import { formatCalendarDay } from '@portal/web-kit';
import { hoursOf, positionOf, shareOf } from '../hours';
import { messages } from '../messages';
import { hourText, overlaps, spanText, timeAt, type TimeSpan } from '../time-span';
import styles from './day-timeline.module.css';

const HOURS_BETWEEN_MARKS = 4;
const none: readonly TimeSpan[] = [];

interface DayTimelineProps {
  readonly room: string;
  readonly date: string;
  readonly taken: readonly TimeSpan[];
  /** Other pending requests. */
  readonly pending?: readonly TimeSpan[] | undefined;
  readonly requested?: TimeSpan | undefined;
}

/** The day of one room: what is booked, what is requested, and where they overlap. */
export function DayTimeline({ room, date, taken, pending = none, requested }: DayTimelineProps) {
  const text = messages.timeline;
  const all = [...taken, ...pending];
  const hours = hoursOf(requested ? [...all, requested] : all);
  const described = [
    ...taken.map((span) => text.booked(spanText(span))),
    ...pending.map((span) => text.pending(spanText(span))),
    ...(requested ? [text.requested(spanText(requested))] : []),
  ];
  const markCount = Math.ceil((hours.to - hours.from) / HOURS_BETWEEN_MARKS);
  const marks = Array.from({ length: markCount }, (_, index) => hours.from + index * HOURS_BETWEEN_MARKS);
  const clashes = requested
    ? all.filter((span) => overlaps(span, requested)).map((span) => intersection(span, requested))
    : none;
  const draw = (spans: readonly TimeSpan[], className: string | undefined) =>
    distinct(spans).map((span) => (
      <span key={`${className} ${keyOf(span)}`} className={className} style={positionOf(span, hours)} />
    ));
  return (
    <div
      className={styles.timeline}
      role="img"
      aria-label={`${text.name(room, formatCalendarDay(date))}: ${described.join('; ') || text.free}`}
    >
      <div className={styles.track} style={{ ['--hours' as string]: hours.to - hours.from }}>
        {draw(taken, styles.taken)}
        {draw(pending, styles.pending)}
        {draw(clashes, styles.clash)}
        {requested ? draw([requested], styles.requested) : null}
      </div>
      <div className={styles.hours}>
        {marks.map((hour) => (
          <span key={hour} style={{ left: `${shareOf(timeAt(hour * 60), hours) * 100}%` }}>
            {hourText(hour)}
          </span>
        ))}
      </div>
    </div>
  );
}

const keyOf = ({ start, end }: TimeSpan) => `${start}${end}`;

/** Spans of the same times are drawn once. */
function distinct(spans: readonly TimeSpan[]): TimeSpan[] {
  return [...new Map(spans.map((span) => [keyOf(span), span])).values()];
}

function intersection(one: TimeSpan, other: TimeSpan): TimeSpan {
  return {
    start: one.start > other.start ? one.start : other.start,
    end: one.end < other.end ? one.end : other.end,
  };
}
