import { colorOf } from '@portal/campus-kit';
import { unitCategoryOf } from '@portal/contracts';
import { Link } from '@portal/ui';
import { useFormats, type Formats } from '@portal/web-kit';
import type { CSSProperties, MouseEvent, Ref } from 'react';
import { eventHref } from '../../../paths';
import { rowCount, rowOf, type Block, type DayBlocks, type Hours, type Place } from '../day-blocks';
import { messages } from '../messages';
import styles from './week-view.module.css';

interface DayHoursProps {
  readonly blocks: DayBlocks | undefined;
  readonly hours: Hours;
  /** The minute of now, today. */
  readonly now: number | undefined;
  /** A mark to which the hours are scrolled when they open. */
  readonly start: { readonly mark: Ref<HTMLSpanElement>; readonly minute: number } | undefined;
  /** Only the events of the chosen day are in the order of Tab: the arrow keys choose the day. */
  readonly isChosen: boolean;
  readonly onMore: () => void;
}

/** The events of a day as blocks from their start to their end. */
export function DayHours({ blocks, hours, now, start, isChosen, onMore }: DayHoursProps) {
  const formats = useFormats();
  const tabIndex = isChosen ? 0 : -1;
  const share = (minute: number) => rowOf(minute, hours) / rowCount(hours);
  const position = ({ from, to, lane, lanes }: Place): CSSProperties => ({
    top: percent(share(from)),
    height: percent(share(to) - share(from)),
    left: percent(lane / lanes),
    width: percent(1 / lanes),
  });
  return (
    <div className={styles.hours}>
      {start ? <span ref={start.mark} className={styles.start} style={{ top: percent(share(start.minute)) }} /> : null}
      {now === undefined ? null : (
        <div className={styles.now} role="img" aria-label={messages.now} style={{ top: percent(share(now)) }} />
      )}
      {blocks?.blocks.map((block) => (
        <EventBlock
          key={block.dated.event._id}
          block={block}
          time={timeOf(block, formats)}
          style={position(block)}
          tabIndex={tabIndex}
        />
      ))}
      {blocks?.more.map((more) => (
        <button
          key={more.from}
          type="button"
          className={styles.more}
          style={position(more)}
          tabIndex={tabIndex}
          onClick={onMore}
        >
          {messages.more(more.count)}
        </button>
      ))}
    </div>
  );
}

const percent = (share: number) => `${String(share * 100)}%`;
/** Below it a block has one line. */
const TWO_LINES_MINUTES = 50;

/** Keeps the click from choosing the day too. */
const stopPropagation = (event: MouseEvent) => event.stopPropagation();

interface EventBlockProps {
  readonly block: Block;
  readonly time: string;
  readonly style: CSSProperties;
  readonly tabIndex: number;
}

function EventBlock({ block: { dated, from, to }, time, style, tabIndex }: EventBlockProps) {
  const { _id, title, status, category, schedule } = dated.event;
  return (
    <Link
      href={eventHref(_id)}
      className={styles.block}
      style={style}
      tabIndex={tabIndex}
      title={title}
      data-accent={colorOf(unitCategoryOf(category))}
      data-status={status}
      data-short={to - from < TWO_LINES_MINUTES || undefined}
      onClick={stopPropagation}
    >
      <span className={styles.title}>{title}</span>
      <span className={styles.meta}>{status === 'cancelled' ? messages.cancelled : time}</span>
      {schedule.venue ? <span className={styles.meta}>{schedule.venue}</span> : null}
    </Link>
  );
}

function timeOf({ dated: { event, start } }: Block, formats: Formats): string {
  const { end } = event.schedule;
  return end === null ? formats.time(start) : messages.hours(formats.time(start), formats.time(end));
}
