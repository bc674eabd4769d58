import { formatCalendarDay } from '@portal/web-kit';
import { hourText, meet, spanText, type Span } from '../clock';
import { hoursOf, placeOf, shareOf } from '../hours';
import { texts } from '../texts';
import styles from './day-strip.module.css';

const words = texts.strip;
const MARKED = 4;

interface DayStripProps {
  readonly room: string;
  readonly date: string;
  readonly taken: readonly Span[];
  /** Other requests that nobody has decided on. */
  readonly pending?: readonly Span[] | undefined;
  /** What is asked for. */
  readonly wanted?: Span | undefined;
}

const none: readonly Span[] = [];

/** The day of one room: taken, asked for, and where the two meet. */
export function DayStrip({ room, date, taken, pending = none, wanted }: DayStripProps) {
  const others = distinct(pending);
  const all = [...taken, ...pending, ...(wanted ? [wanted] : [])];
  const hours = hoursOf(all);
  const clashes = wanted ? distinct([...taken, ...pending]).filter((span) => meet(span, wanted)) : none;
  const said = [
    ...taken.map((span) => words.booked(spanText(span))),
    ...pending.map((span) => words.pending(spanText(span))),
    ...(wanted ? [words.wanted(spanText(wanted))] : []),
  ];
  const marks = Array.from({ length: Math.ceil((hours.to - hours.from) / MARKED) }, (_, n) => hours.from + n * MARKED);
  const track = { ['--hours' as string]: hours.to - hours.from };
  return (
    <div
      className={styles.strip}
      role="img"
      aria-label={`${words.name(room, formatCalendarDay(date))}: ${said.join('; ') || words.free}`}
    >
      <div className={styles.track} style={track}>
        {taken.map((span) => (
          <span key={keyed(span)} className={styles.taken} style={placeOf(span, hours)} />
        ))}
        {others.map((span) => (
          <span key={keyed(span)} className={styles.pending} style={placeOf(span, hours)} />
        ))}
        {wanted
          ? clashes.map((span) => (
              <span key={keyed(span)} className={styles.clash} style={placeOf(sharedBy(span, wanted), hours)} />
            ))
          : null}
        {wanted ? <span className={styles.want} style={placeOf(wanted, hours)} /> : null}
      </div>
      <div className={styles.hours}>
        {marks.map((hour) => (
          <span key={hour} style={{ left: `${shareOf(`${String(hour).padStart(2, '0')}:00`, hours) * 100}%` }}>
            {hourText(hour)}
          </span>
        ))}
      </div>
    </div>
  );
}

const keyed = ({ start, end }: Span) => `${start}${end}`;

/** Of those that lie exactly over each other, one is drawn. */
function distinct(spans: readonly Span[]): Span[] {
  return [...new Map(spans.map((span) => [keyed(span), span])).values()];
}

function sharedBy(one: Span, other: Span): Span {
  return {
    start: one.start > other.start ? one.start : other.start,
    end: one.end < other.end ? one.end : other.end,
  };
}
